import { CONTRACTED_DENIALS } from '../../language/lexicon/en/function-words.ts';
import type { QuestionWords } from './lexicon.ts';

/** English. */
export const english: QuestionWords = {
  heads: {
    count:
      'how many|how many of|number of|the number of|total number of|count of|the count of|total count of|count|count the|count all|how often|numbers of|no of|no. of|headcount of|how many times',
    amount: 'by how much|how much',
    share:
      'what pct of|what pct|pct of|what percentage of|what percent of|percentage of|the percentage of|percent of|what share of|share of|the share of|what proportion of|proportion of|the proportion of|what fraction of|fraction of|what part of|% of|what % of|%|what %|what percent|percentage|percent|as a percentage|as percentages|in percent|share|shares|proportion|in percentages|percentages|as a share',
    list: 'list|show|show me|find|find me|give me|display|get|get me|print|list all|show all|name|what are the names of|see|browse|look up|enumerate|i want|i need',
    which:
      'which|which of|what kind of|what type of|which kind of|which type of|what sort of|in which|for which|on which|during which|from which|at which|by which|by what|through which|through what|via which|via what|from what|in what|at what|with which',
    exists:
      'is there|is there any|is there a|are there|are there any|do any|does any|are any|is any|have any|has any|was there|were there|do we have',
    when: "when|when's|whens|what date|on what date|what day|since when",
    where: "where|where's|wheres",
    who: "who|whom|by whom|who's|whos",
    compare: 'compare|comparing|comparison of|comparison between|contrast',
    what: "what|what's|whats|what is|what are|what was|what were|what does|what do|what did|tell me|how|how's|hows|calculate|compute|work out",
  },
  aggregates: {
    avg: 'average|averages|avg|mean|means|on average|averaged|typical|typically',
    median: 'median|medians',
    sum: 'total|totals|sum|sums|sum of|combined|in total|altogether|summed|overall|all together|total amount of|sum up|add up|adds up to',
    min: 'minimum|min|minimal',
    max: 'maximum|max|maximal',
    stddev: 'standard deviation|std dev|stdev|stddev|std|standard dev|spread',
    distinct: 'different|distinct|unique',
    range: 'range|min and max|minimum and maximum|lowest and highest|highest and lowest|max and min',
    correlation:
      'correlation between|correlation|correlate|correlated|correlates|correlations|correlation coefficient|related to|relationship between|relation between|linked to|go up with|goes up with|rise with|rises with|increase with|increases with|grow with|grows with|depend on|depends on|vary with|varies with',
    difference: 'difference|differences|gap|differ',
    ratio: 'ratio|ratios',
    growth:
      'growth|growth rate|grow|grew|month over month|year over year|month on month|year on year|quarter over quarter|week over week|yoy|mom|qoq|percent change|percentage change|rate of change|month-over-month|year-over-year',
    running: 'running total|running totals|cumulative|cumulative total|cumulatively|running sum|running count|cumulative sum|cumulative count',
    distribution: 'distribution|histogram|distributed|distribution of|spread over',
    rate: 'rate|rates',
    breakdown:
      'breakdown|break down|break it down|break that down|break this down|break them down|break those down|break these down|breakdown of|split|split of|mix of|overview',
  },
  groupers:
    'by|per|for each|in each|each|for every|in every|every|across|grouped by|group by|grouping by|split by|broken down by|break down by|break it down by|break that down by|break this down by|break them down by|break those down by|break these down by|split it by|split them by|breakdown by|according to|at each|on each|from each|of each|with each|by each|depending on|/|for different|for the different|by the|segmented by|within each',
  sorters:
    'sorted by|sort by|ordered by|order by|ranked by|rank by|in order of|sorted on|sort them by|sort these by|sort those by|order them by|rank them by|sort it by|arranged by|sorted|sort|ordered|ranked|order|rank|in terms of|measured by',
  ascending:
    'ascending|asc|in ascending order|lowest first|low to high|smallest first|from low to high|cheapest first|oldest first|earliest first|from lowest to highest|lowest to highest|alphabetically|in alphabetical order|a to z|smallest to largest|chronologically|in chronological order|least first|fewest first|shortest first|worst first|increasing',
  descending:
    'descending|desc|in descending order|highest first|high to low|largest first|biggest first|from high to low|most expensive first|newest first|latest first|most recent first|from highest to lowest|highest to lowest|reversed|reverse|largest to smallest|most first|longest first|best first|decreasing',
  buckets: {
    year: 'year|years|calendar year',
    quarter: 'quarter|quarters',
    month: 'month|months|calendar month',
    monthname: 'month of the year|month of year|months of the year|month name',
    week: 'week|weeks|calendar week',
    day: 'day|days|date|calendar day',
    weekday: 'weekday|weekdays|day of the week|day of week|days of the week|week day',
    hour: 'hour|hours|hour of the day|hour of day',
    decade: 'decade|decades',
  },
  rhythms: {
    year: 'yearly|annual|annually|over the years|year by year|by year',
    quarter: 'quarterly|quarter by quarter',
    month: 'monthly|over time|month by month|over the months',
    monthname: '',
    week: 'weekly|week by week',
    day: 'daily|day by day',
    weekday: '',
    hour: 'hourly|hour by hour',
    decade: 'decade by decade',
  },
  extremes: {
    most: 'most|the most|greatest number of|highest number of|largest number of|most number of|biggest number of|max number of|maximum number of|greatest amount of|busiest',
    least: 'least|fewest|the least|the fewest|lowest number of|smallest number of|least number of|quietest',
    highest: 'highest|biggest|largest|greatest|maximum|max|top|strongest|steepest|leading|peak|richest|huge|heaviest-hitting',
    lowest: 'lowest|smallest|minimum|min|weakest|bottom|tiniest',
    best: 'best|finest|best performing|best-performing|top performing',
    worst: 'worst|poorest|worst performing|worst-performing|least favourable',
    common:
      'most common|most frequent|commonest|most popular|most prevalent|most widespread|most used|most frequently used|most often used|used most often|used the most often|dominant|prevalent|most commonly used|usual|most usual|the most usual|the most prevalent|the most dominant|most numerous|most listed|mostly|most often|most frequently|most commonly|most in demand|the most often|the most frequently|most sought after|most sought - after|most wanted|more common|more frequent|more popular|more widespread|more numerous|number one|main|primary',
    rare: 'least often|the least often|least frequently|the least frequently|least common|rarest|least frequent|least popular|least used|most rare',
  },
  limits: { top: 'top|best', bottom: 'bottom|worst', first: 'first', last: 'last' },
  ordinals: {
    second: 2,
    third: 3,
    fourth: 4,
    fifth: 5,
    sixth: 6,
    seventh: 7,
    eighth: 8,
    ninth: 9,
    tenth: 10,
    '2nd': 2,
    '3rd': 3,
    '4th': 4,
    '5th': 5,
    '6th': 6,
    '7th': 7,
    '8th': 8,
    '9th': 9,
    '10th': 10,
    'runner up': 2,
  },
  numerals: {
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    twelve: 12,
    fifteen: 15,
    twenty: 20,
    dozen: 12,
  },
  links: {
    and: 'and|but|&|as well as|plus|along with|,|;|together with',
    or: 'or',
    of: 'of|among|out of|amongst|of all|for|of the|for all|regarding|about',
    in: 'in|at|on|inside|during|within|into|near|under|through|located in|based in|situated in|living in|around',
    with: 'with|w/|having|that have|which have|who have|that has|which has|containing|including|incl|featuring|offering|that offer|equipped with|who has|that had|with a|with an|with the',
    without:
      'without|w/o|with no|lacking|lack|lacks|that lack|that have no|having no|have no|has no|had no|do not have|does not have|did not have|that do not have|with zero|with none',
    not: ['not|never|non|no|neither|nor|are not|is not|not in|nobody|no one|no-one|noone', ...CONTRACTED_DENIALS].join('|'),
    except:
      'all but|everything but|anything but|except|except for|excluding|other than|but not|apart from|besides|aside from|outside|outside of|exclude|leaving out|ignoring|not counting|not including|with the exception of|barring|save for|omitting|leaving aside|leave out|rather than',
    than: 'than|as',
    versus: 'vs|versus|vs.|compared to|compared with|against|v|in comparison to|or rather',
    between: 'between',
    to: 'to|until|till',
    from: 'from|back from|by|since|made by|written by|directed by|published by|produced by|sold by|created by|posted by|listed by|released by|owned by|offered by|operated by|coming from|developed by',
    has: "has|have|had|there's|get|gets|got|getting|has got|have got|hold|holds|holding|carries|carry|see|sees|saw|show|shows|received|receives|receive|needed a|needed an|required a|required an|boast|boasts",
    is: 'is|are|was|were|be|been|being|am',
    that: 'that|which|who|whose|where|when|while|if',
    above:
      'above|over|higher than|more than|greater than|larger than|exceeding|bigger than|more expensive than|dearer than|longer than|better than|exceed|exceeds|better',
    below: 'below|lower than|less than|smaller than|cheaper than|fewer than|shorter than|worse than|less expensive than|beneath',
    missing:
      "nothing filled in|nothing listed|nothing given|nothing recorded|nothing entered|nothing stated|nothing specified|isn't known|aren't known|wasn't known|isnt known|isn't given|isn't stated|isn't recorded|wasn't recorded|isn't specified|isn't listed|isn't clear|is not clear|unclear|missing|unknown|blank|empty|unspecified|not given|not known|not recorded|not specified|not available|null|undefined|unavailable|absent|not set|is missing|are missing|is unknown|is not known|is not given|unrecorded|not stated|not listed|is blank|is empty|is null|n/a|not reported|no value|not provided|not filled in",
    present:
      'given|known|recorded|specified|available|filled in|filled|stated|set|present|reported|provided|is known|is given|is available|not missing|not null|not empty|mentioned|mention|listed',
    only: 'only|just|solely|but only|exclusively',
    others: 'others|the others|the rest|all others|all other|everyone else|everything else|the other|other|rest',
    also: 'also|too|then|now|so|ok|okay|well|again|please|thanks|and then|and now',
    them: 'them|those|these|they|their|ones|one|it|its|the same|same',
    about: 'what about|how about|and what about|and how about|what if|same for|same but|the same for|the same but|how does it look for|what of',
    instead: 'instead|rather',
    divided: 'divided by|relative to|in relation to|in proportion to',
    minus: 'minus|less|subtract',
    plus: 'added to',
    times: 'times|multiplied by',
    steps: 'in steps of|in bins of|in ranges of|in buckets of|in intervals of|in bands of|bins of|steps of',
  },
  records:
    'record|records|row|rows|entry|entries|item|items|result|results|document|documents|data|thing|things|dataset|data set|set|table|collection|list|file|database|instances|instance|data points|observation|observations',
  runs: 'run|runs|scrape|scrapes|import|imports|crawl|crawls|snapshot|snapshots',
  harmless:
    "either|from us|to us|by us|with us|suitable|suited|appropriate|up for grabs|give or take|and how much|and how high|and how low|altogether now|if any|by the way|single|onwards|onward|for sale|up for sale|at the moment|at present|at this point|as of now|as we speak|just the number|good morning|good afternoon|good evening|on file|by any chance|in there|out there|all in all|nr|no.|nr.|in the app store|on offer|people|person|persons|i.e.|i. e.|ie|eg|e.g.|i mean|a month|per month?|at all|each other|right now|whole|entire|full|value|values|amount|amounts|figure|figures|number|numbers|level|levels|kind|kinds|type of|types of|sort of|exist|exists|existing|found|available|recorded|contained|included|appear|appears|per cent|of them|what|how|breakdown|overview|statistics|stats|statistic|summary|using|based on|respect|regard|regards|terms|case|cases|particular|given|possible|observed|registered|known|reported|listed|different kinds|do we|do you|in stock?|data|dataset|'s|`s|compared|comparison|expressed|per record|in total|go|goes|going|come|comes|across all|over all|me a|me the|point|points|many|much|more|with respect to|have the|by far|of all time|all time|to date|to have|turn out|tend to|tends to|it has|worth of|amounted to|to be|account for|accounts for|make up|makes up|made up|accounted for|fall|falls|fall into|belong to|belongs to|come from|comes from|came from|originate from|originates from|stem from|considered|average out|work out|count for|rated as|labelled|labeled|tagged|marked|called|named|titled|classified|categorized|categorised|described|occurring|happening|actual|current|respective|of charge|per head|a head|per capita|out of curiosity|for me|already",
  asides:
    "went by|gone by|to choose from|left to choose from|to pick from|left to pick from|over all years|across all years|over all the years|across all the years|of all years|regardless of the year|regardless of year|in any year|all years together|let me know|so far|to his name|to her name|, meaning|to their name|to its name|anyone paid|anybody paid|anyone ever paid|anyone has paid|anyone pays|looking for someone|looking for somebody|looking for people|by anyone|by anybody|by someone|by somebody|by people|by others|on board|out of interest|for what it'right now|just now|as of now|by now|up to now|until now|as things stand|at the minute|s worth|for what its worth|fwiw|quick one|quick question|a quick question|rough idea of|a rough idea of|rough idea|ballpark figure|a ballpark figure for|ballpark|just wondering|in general|generally speaking|as a whole|on the whole|in the end|at the end of the day|if you can|if possible|if you please|no rush|to be precise|to be exact|strictly speaking|roughly speaking|by and large|so to speak|let's say|lets say|sth|or so|or thereabouts|you know|i guess|i think|i suppose|i believe|i reckon|at least partly|at least in part|in part|in particular|namely|that is|as it happens|in fact|in reality|as well|as far as you know|according to the data|in this lot|of the lot|of the bunch|in the bunch|out of the lot|and so on|and the like|if i may ask|may i ask|can you tell me|could you tell me|do you know|any idea|as of today|as of late|these days|at this time|at this moment|at this stage|on the face of it|in this day and age|here and now|to hand",
  verbs:
    'log|logs|logged|print|prints|printed|download|downloads|downloaded|look at|looks at|looked at|look after|looks after|looked after|looking after|care for|cares for|cared for|caring for|tracked|monitored|followed|graded|scraped|crawled|go under the hammer|goes under the hammer|went under the hammer|going under the hammer|come under the hammer|comes under the hammer|go to auction|goes to auction|went to auction|go on sale|goes on sale|went on sale|going on sale|go live|goes live|went live|hit the shelves|hits the shelves|hit the market|came on the market|come on the market|go out of|went|went into|go into|goes into|blow|blows|blew|vary|varies|speak|speaks|concern|concerns|mention|mentions|advertise|advertised|touch on|touches on|touched on|focus on|focuses on|focused on|dealt with|centre on|centred on|center on|centered on|hang|mount|took charge of|takes charge of|taken charge of|in charge of|paid|working|put up|put online|puts up|throw in|throws in|thrown in|state|states|give|gives|specify|specifies|specified|disclose|discloses|indicate|indicates|contributed|contributes|studied|named on|tagged|flagged|labelled|take part in|takes part in|took part in|pulled|came|came in|come in|post|posts|ask for|asks for|look for|looking for|hit|struck|placed|support|supports|supporting|feature|features|cost|costs|costing|priced|sell|sells|selling|sold|built|made|make|makes|making|posted|published|publishes|publish|released|release|releases|added|created|create|creates|opened|launched|founded|established|started|starts|start|located|situated|based|living|lives|live|coming|originating|produced|produce|produces|manufactured|manufacture|manufactures|directed|direct|directs|written|wrote|write|writes|starring|belonging|belong|contain|contains|include|includes|offer|offers|offering|offered|accept|accepts|allow|allows|allowing|allowed|permit|permits|permitted|welcome|welcomes|use|uses|using|used|run|runs|running|ran|drive|drives|driven|weigh|weighs|last|lasts|lasting|lasted|earn|earns|pay|pays|rated|scored|scoring|score|scores|happened|happen|happens|occurred|occur|occurs|took|take|takes|place|held|host|hosts|hosted|worth|equal|equals|fitted|owned|own|owns|operated|operates|operate|measuring|caused|cause|causes|causing|filed|issued|hiring|hire|hires|work|works|rent|rented|let|book|booked|reviewed|bought|buy|purchased|ordered|order|orders|shipped|ship|delivered|departing|arriving|flying|leaving|leave|leaves|set off|sets off|aged|born|involving|involved|involve|caught|stand|stands|sit|sits|accommodate|accommodates|sleep|sleeps|joined|join|develop|develops|developed|provide|provides|provided|list|lists|generate|generates|generated|bring|brings|brought|bring in|brings in|brought in|contribute|collect|collects|collected|account|perform|performs|performed|rank|ranks|ranked|registered|employ|employs|receive|received|require|requires|need|needs|report|reported|carry|carries|achieve|achieved|achieves|reach|reached|attract|attracts|attracted|attracting|drew|drawing|garner|garners|garnered|garnering|elicit|elicits|elicited|muster|musters|mustered|averaged|totalled|totaled|commanded|comprised|accommodated|pull in|pulls in|pulled in|notch up|notched up|chalk up|chalked up|manage|manages|serve|serves|served|spend|spends|spent|deliver|delivers|come out|came out|go for|goes for|went for|treat|treats|treated|stock|stocks|stocked|do best|does best|begin|began|begun|end|ended|ends|finish|finished|take place|takes place|took place|taking place|pays out|play|plays|played|store|stores|stay|stays|stayed|register|mostly|appear|appeared|dated|show up|shows up|pass|passes|cover|covers|covered|grown|grow|grows|handle|handles|handled|sport|sports|pull|pulls|pulling|reaches|reaching|draw|draws|drawn|approve|approves|approved|lie|lies|work on|works on|hand out|hands out|handed out|get out|walk|walks|walked|submit|submits|submitted|file|files|lodge|lodges|lodged|receives|apply|applies|applied|applied for|apply for|win|wins|won|lose|supply|supplies|supplied|distribute|distributes|distributed|assign|assigns|assigned|allocate|allocated|process|processed|complete|completes|completed|attend|attends|attended|visit|visits|visited|review|reviews|answer|answers|answered|respond|responds|responded|teach|teaches|taught|cook|cooks|cooked|prepare|prepares|prepared|bake|bakes|baked|eat|eats|eaten|drink|drinks|pack|packs|packed|carried|load|loads|loaded|move|moves|moved|travel|travels|travelled|traveled|ride|rides|ridden|fly|flies|flew|sail|sails|sailed|swim|swims|cross|crosses|crossed|land|lands|landed|park|parks|parked|connect|connects|connected|charges|plug|plugs|appears|occupy|occupies|occupied|inhabit|inhabits|house|houses|housed|employed|recruit|recruits|recruited|train|trains|trained|study|studies|examine|examines|examined|test|tests|investigate|investigates|investigated|enroll|enrolls|enrolled|enrol|enrols|sponsor|sponsors|sponsored|fund|funds|funded|publishing|present|presents|presented|record|records|recorded|upload|uploads|uploaded|stream|streams|streamed|air|airs|aired|broadcast|broadcasts|talk about|talks about|deal with|deals with|discuss|discusses|clock in|clocks in|clock in at|rack up|racks up|racked up|run to|runs to|come to|comes to|came to|adds up|turn up|turns up|turned up|crop up|crops up|come up|comes up|sits at|sit at|average out at|add|adds|boasts|boast|pack in|packs in|yield|yields|yielded|consume|consumes|consumed|burn|burns|burned|burnt|emit|emits|emitted|tally|tallies|total up|amass|amassed|accumulate|accumulated|accumulates|adopt|adopts|adopted|rescue|rescued|foster|fostered|wait|waits|waited|linger|lingers|pick up|picks up|picked up|get hold of|throw|throws|go over|goes over|went over|sent|send|sends|sending|needed|needing|want|wants|wanting|keep|keeps|kept|keeping|put|puts|set|sets|sit up|turn|turns|turned|turning|become|becomes|became|remain|remains|remained|exhibit|exhibits|display|displays|displayed|give out|given|gave|giving|set up|sign up|signed up|sign up for|show|shows|showed|shown|fit|fits|fitting|feed|feeds|enjoy|enjoys|own up|gather|gathers|gathered|attain|attained|bear|bears|charge|charged|command|commands|demand|demands|demanded|fetch|fetches|fetched|boasted|average|averages|measure|measures|measured|count|counts|counted|total|totals|weighed|spans|span|extend|extends|lead|leads|led|leading|carry out|carried out|conduct|conducts|conducted|undertaken|operating|running out|consist|consists|comprise|comprises|home to|is home to|be home to|ask|asked|talk|talks|appear on|appears on|sign|signs|stated|attach|attached|belongs|go with|goes with|come with|comes with|came with|fall under|falls under|land in|end up|ends up|ended up|wind up|get to|got to|get paid|bought in|picked|pick|picks|choose|chose|chosen|decided|tend|tends|aim|aims|aimed|aim for|aimed for|plan|plans|hope|hoped|try|tries|tried|ate|read|reads|watch|watches|listen|listens|listened|view|views|viewed|spoken',
  earning:
    'brings in|bring in|brought in|earns|earn|earned|makes|grosses|grossed|generates|generated|takes in|sells for|turns over|brings|bring|made',
  people:
    'act|band|performer|musician|singer|dancer|angler|fisherman|jockey|climber|runner|swimmer|skater|athlete|coach|referee|candidate|donor|sponsor|lender|borrower|tenant|landlord|lawyer|attorney|judge|officer|inspector|instructor|tutor|lecturer|professor|chef|breeder|trainer|creator|uploader|contributor|maintainer|assignee|reporter|customer|author|company|employer|director|seller|owner|organizer|organiser|host|artist|player|driver|agent|publisher|vendor|writer|client|buyer|teacher|manager|operator|developer|salesperson|employee|rep|user|member|reviewer|supplier|doctor|patient|student|winner|team|brand|manufacturer|maker',
};
