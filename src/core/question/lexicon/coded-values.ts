import { wordSet } from '../../../text/word-set.ts';

/** Codes of one letter or two that say what people call in full; they are codes only in fields with one of these words in their names. */
interface Codes {
  readonly fields: ReadonlySet<string>;
  /** What is said, with the codes that it stands for: all of them that the field has. */
  readonly said: ReadonlyMap<string, readonly string[]>;
}

export const CODED_VALUES: readonly Codes[] = [
  coded(
    'pos position positions role',
    `goalkeeper,goalie,keeper,netminder,goaltender=GK,G,GKP defender,back=DF,DEF,D,CB,LB,RB,FB centre_back,center_back=CB full_back,fullback=LB,RB,FB left_back=LB right_back=RB
    midfielder=MF,MID,M,CM,DM,AM,CDM,CAM attacking_midfielder=AM,CAM defensive_midfielder=DM,CDM forward,attacker=FW,FWD,F,ATT striker=ST,CF,FW,FWD winger=LW,RW,W,WG left_winger,left_wing=LW right_winger,right_wing=RW
    defenseman,defensemen,defenceman,defencemen=D center,centre,centreman,centerman=C guard=G,PG,SG point_guard=PG shooting_guard=SG small_forward=SF power_forward=PF big_man,big_men=C,PF
    quarterback=QB running_back=RB wide_receiver,receiver=WR tight_end=TE kicker=K,PK punter=P linebacker=LB,ILB,OLB,MLB cornerback=CB safety,safeties=S,FS,SS lineman,linemen=OL,DL
    pitcher=P,SP,RP starting_pitcher,starter=SP reliever,relief_pitcher=RP catcher=C first_baseman=1B second_baseman=2B third_baseman=3B shortstop=SS outfielder=OF,LF,CF,RF designated_hitter=DH infielder=IF`,
  ),
  coded(
    'shoots bats throws hand handed handedness foot plays stick batting throwing',
    'left_handed,left-handed,lefty,lefties,left-hander,left_hander,southpaw,left-footed,left_footed,left_shot,left=L,Left right_handed,right-handed,righty,righties,right-hander,right_hander,right-footed,right_footed,right_shot,right=R,Right switch_hitter=S,B ambidextrous=B,A',
  ),
  coded('size sizes', 'extra_small=XS small=S,SM medium=M,MED large=L,LG extra_large,x-large=XL double_xl,xxl=XXL,2XL one_size=OS'),
  coded(
    'dir direction heading wind facing aspect orientation exposure',
    'north,north-facing,northerly=N south,south-facing,southerly=S east,east-facing,easterly=E west,west-facing,westerly=W northeast,north-east=NE northwest,north-west=NW southeast,south-east=SE southwest,south-west=SW',
  ),
  coded('days day weekday weekdays dow', 'saturday=Sa,Sat,SAT sunday=Su,Sun,SUN'),
  coded('vintage year', 'non-vintage,nonvintage,non_vintage=NV,N.V. undated=n.d.,ND'),
  coded('sex gender', 'male,man,men,boy,gentleman,gentlemen,guy=M,Male female,woman,women,girl,lady,ladies=F,Female non-binary,nonbinary=X,NB'),
  coded('fuel fueltype', 'diesel=D,Diesel petrol,gas,gasoline=P,G electric,ev=E,EV hybrid=H,HEV plug-in_hybrid=PHEV'),
  coded('transmission gearbox trans', 'automatic,auto=A,AT,AUTO manual,stick,stick_shift=M,MT,MAN'),
  coded(
    'orbit orbits',
    'low_earth_orbit,low-earth_orbit,low_earth,low_orbit,low_orbits=LEO medium_earth_orbit,medium-earth_orbit,medium_earth,medium_orbit=MEO geostationary_orbit,geostationary,geosynchronous_orbit,geosynchronous=GEO,GSO highly_elliptical_orbit,highly_elliptical=HEO sun-synchronous_orbit,sun_synchronous_orbit,sun-synchronous,sun_synchronous=SSO',
  ),
  coded('result outcome wl', 'win,won=W lose,lost,loss,defeat=L draw,drew,drawn,tie,tied=D,T'),
];

function coded(fields: string, said: string): Codes {
  return {
    fields: wordSet(fields),
    said: new Map(
      said.split(/\s+/).flatMap((pair) => {
        const [words = '', codes = ''] = pair.split('=');
        return words.split(',').map((word) => [word.replaceAll('_', ' '), codes.split(',')] as const);
      }),
    ),
  };
}
