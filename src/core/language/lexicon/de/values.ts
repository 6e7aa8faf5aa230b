/** What common values are called in German: where the data is in English. */
export const germanValues = `
red: rot
blue: blau
green: grün
yellow: gelb
black: schwarz
white: weiß
grey: grau
brown: braun
silver: silber | silbern | silberfarben
gold: golden
pink: rosa
purple: lila | violett
petrol: benzin | benziner
diesel: diesel
electric: elektro | elektrisch | elektroauto
hybrid: hybrid
gas: gas | autogas
automatic: automatik | automatikgetriebe
manual: schaltgetriebe | handschaltung | schalter | gangschaltung | manuell
estate: kombi
convertible: cabrio | kabrio
sedan: limousine
hatchback: schrägheck | kompaktwagen
van: transporter | kleinbus
used: gebraucht
new: neuwertig | nagelneu
studio: einzimmerwohnung | 1-zimmer-wohnung
house: einfamilienhaus
townhouse: reihenhaus
apartment: apartment | appartement
penthouse: dachwohnung
cottage: ferienhaus
sea: meer
mountain: berg | berge
garden: garten
full-time: vollzeit
part-time: teilzeit
contract: befristet
internship: praktikum
senior: erfahrene
comedy: komödie | lustspiel
drama: drama
horror: horror | gruselfilm
thriller: thriller
documentary: dokumentarfilm | dokumentation | doku
romance: liebesfilm | romanze
animation: zeichentrick | animationsfilm
action: actionfilm | action
crime: krimi | kriminalfilm
science fiction: science-fiction
adventure: abenteuer
musical: musical
war: kriegsfilm
family: familienfilm
weather: wetter
finance: finanzen
health: gesundheit
education: bildung
shopping: einkaufen
news: nachrichten
sports: sport
travel: reisen
photography: fotografie
music: musik
lighting: beleuchtung | leuchten | lampen
furniture: möbel
kitchen: küche
plants: pflanzen
bedding: bettwäsche | bettwaren
toys: spielzeug
clothing: kleidung | bekleidung
card: karte | kreditkarte
invoice: rechnungskauf
bank transfer: überweisung
cash: bar | bargeld
online store: onlineshop
fire: brand | feuer
vehicle fire: fahrzeugbrand
building fire: gebäudebrand | wohnungsbrand | hausbrand
medical: medizinisch
dealer: gewerblich
student: studenten
germany: deutschland
german: deutsch | deutscher
france: frankreich
french: französisch | franzosen
spain: spanien
spanish: spanisch | spanier
italy: italien
italian: italienisch | italiener
austria: österreich
austrian: österreichisch | österreicher
switzerland: schweiz
swiss: schweizer
netherlands: niederlande | niederlanden | holland
dutch: niederländisch
belgium: belgien
sweden: schweden
swedish: schwedisch
norway: norwegen
norwegian: norwegisch
denmark: dänemark
danish: dänisch
finland: finnland
poland: polen
polish: polnisch
czech republic: tschechien
hungary: ungarn
greece: griechenland
greek: griechisch
portugal: portugal
portuguese: portugiesisch
united kingdom: großbritannien | vereinigtes königreich
england: england
english: englisch
ireland: irland
irish: irisch
united states: usa | vereinigte staaten
american: amerikanisch
china: china
chinese: chinesisch
japan: japan
japanese: japanisch
india: indien
indian: indisch
russia: russland
russian: russisch
turkey: türkei
turkish: türkisch
south korea: südkorea
korean: koreanisch
brazil: brasilien
mexico: mexiko
south africa: südafrika
cape town: kapstadt
munich: münchen
cologne: köln
nuremberg: nürnberg
vienna: wien
zurich: zürich
geneva: genf
brussels: brüssel
warsaw: warschau
krakow: krakau
prague: prag
rome: rom
milan: mailand
venice: venedig
lisbon: lissabon
copenhagen: kopenhagen
athens: athen
moscow: moskau
electric guitar: e-gitarre | elektrogitarre
acoustic guitar: akustikgitarre | westerngitarre
bass: bassgitarre | bass
easy: einfach | leichte
moderate: mittelschwer
hard: anspruchsvoll
excellent: ausgezeichnet | hervorragend
recruiting: rekrutierend
`;
