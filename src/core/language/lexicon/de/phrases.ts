import type { ForeignLexicon } from '../foreign.ts';
import { germanAdjectives } from './adjectives.ts';
import { germanEverydayNouns, germanEverydayPhrases } from './everyday.ts';
import { germanNouns } from './nouns.ts';
import { germanValues } from './values.ts';
import { germanVerbs } from './verbs.ts';

const words = `
under: unter | unterhalb | unterhalb von | unter dem | nicht über | darunter
less than: weniger als | geringer als | noch unter
over: über | oberhalb | oberhalb von | jenseits von
more than: mehr als
at least: größer gleich | mindestens | wenigstens | min. | mind. | ab mindestens | nicht weniger als | nicht unter | zumindest | minimum | ab ca. | ab etwa
at most: kleiner gleich | höchstens | maximal | max. | max | bis zu | bis zu max. | nicht mehr als | bis maximal | bis max. | allerhöchstens | nicht teurer als | nicht länger als | nicht älter als
from: ab | ab dem
and more than: und mehr als
and less than: und weniger als
or more than: oder mehr als
or more: oder mehr | und mehr | oder höher | aufwärts | oder besser | und höher | und darüber | oder darüber | plus | und aufwärts | oder größer | oder länger
or less: oder weniger | und weniger | oder günstiger | oder niedriger | oder billiger | oder kleiner | oder darunter | und darunter | oder kürzer
or newer: oder neuer | oder jünger | und neuer | und jünger
or older: oder älter | und älter
between: zwischen | von zwischen
exactly: genau | exakt
about: etwa | ungefähr | circa | ca. | rund um | um die | so um die | rund | um | knapp
before: vor dem | vor der | vor | bevor | früher als | davor
after: nach dem | nach | später als | danach
since: seit dem | seit der | seit | seitdem | ab jahr
until: bis | bis zum | bis zur | bis einschließlich | bis ende | spätestens am | spätestens bis | spätestens ab | spätestens
from: frühestens | frühestens ab | frühestens am
in: im | in der | in den | in dem | innerhalb von | innerhalb der | in | während | im laufe
in the: im jahr | im jahre | aus dem jahr
and: und | sowie | & | und zwar | und auch | und die | und dazu
or: oder | beziehungsweise | bzw.
not: nicht | nich
no: kein | keine | keinen | keinerlei | keiner
without: ohne | ohne einen | ohne eine | ohne die | frei von
with no: die kein | die keine | die keinen | haben keine | hat keine | haben keinen | hat keinen | haben kein | hat kein
with: mit | mit einem | mit einer | inklusive | inkl. | samt | mitsamt | nebst | wo es
only: nur | lediglich | ausschließlich | nur die | bloß | nur noch
but: aber | jedoch | sondern
except: außer | ausgenommen | bis auf die
except for: abgesehen von
the: der | die | das | den | dem | des
the: diese | dieser | dieses | diesen
of: von | vom | aller | unter allen | der gesamten | von den | von allen | von der
for: für | für die | fürs | als
by: nach gruppen | gruppiert nach | aufgeteilt nach | verteilt auf | aufgeschlüsselt nach | getrennt nach | je nach | pro einzelnem
per: pro | je | jeweils | zu je
on: auf | am | auf dem | auf der
of: bei | unter den | in der kategorie | aus der kategorie
in: aus dem | aus der | aus den | aus
is: ist | liegt | beträgt | bin | wird
are: sind | liegen | betragen | seien | werden
was: war | wurde | lag | betrug
were: waren | wurden | lagen
has: hat
have: haben | besitzen | bieten | verfügen über | hätten | hatten
cost: kosten | kostet | kostete | kosteten
are there: gibt es | es gibt | gab es | sind vorhanden | gibts | gibt's | existieren | sind gelistet | stehen zur auswahl | finden sich | haben wir
is there: gibt es ein | gibt es eine | gibt es einen
all: alle | allen | sämtliche
each: jede | jeder | jedes | jedem | jeden | pro einzelne
how many: wie viele | wieviele | wie viel | wieviel
how many of: wie viele der | wie viele von | wie viele davon
how much: wie viel kostet | wieviel kostet
how high is: wie hoch ist | wie hoch sind | wie groß ist | wie hoch liegt
what is the average: wie hoch ist im schnitt
how often: wie oft | wie häufig
how long: wie lang | wie lange
how old: wie alt
how expensive: wie teuer
how big: wie groß
how far: wie weit
how heavy: wie schwer
what percentage of: wie viel prozent der | wieviel prozent der | wie viel prozent | wieviel prozent | welcher anteil der | welcher prozentsatz der | welcher anteil an | wie hoch ist der anteil der | wie hoch ist der anteil | wie groß ist der anteil | wieviel prozent aller | wie viel prozent aller | zu wie viel prozent
share of: anteil der | anteil von | prozentualer anteil
share: anteil | prozentsatz | quote
percent: prozent
what: was
what is: was ist | wie lautet | was sind | wie ist
what is: was kostet im schnitt
average price of: was kostet durchschnittlich | was kosten durchschnittlich | was kosten im schnitt | was zahlt man im schnitt für
which: welch | welche | welcher | welches | welchen | welchem | was für | was für ein | was für eine
in which: in welchem | in welcher | in welchen
where: wo
who: wer | wem | wen
when: wann
how: wie
show: zeig | zeige | zeig mir | zeige mir | finde | suche | liste | nenne | zeigt | such | gib mir | gib | zeig alle
the most: die meisten | am meisten | am häufigsten | das meiste | den meisten | die größte anzahl | die höchste anzahl | am öftesten | der meiste
most: meist
the fewest: die wenigsten | am wenigsten | am seltensten
most common: häufigste | häufigster | häufigsten | gängigste | verbreitetste | beliebteste marke
rarest: seltenste
best rated: bestbewertete | bestbewerteten | am besten bewertete | am besten bewerteten | am besten bewertet | besten bewertungen | beste bewertung | bestbewertetste | höchstbewertete
worst rated: schlechtest bewertete | am schlechtesten bewertete | am schlechtesten bewerteten | am schlechtesten bewertet | schlechtbewertete | schlechteste bewertung
highest paid: bestbezahlte | bestbezahlten | höchstbezahlte
best selling: meistverkaufte | meistverkauften
most viewed: meistgesehene | meistgesehenen | meist angesehene | meistgeklickte | meistaufgerufene
most downloads: meistgeladene | meist heruntergeladene
with the most revenue: umsatzstärkste | umsatzstärksten
most recently: zuletzt
latest: letzte | letzter | letzten
first: erste | erster | erstes | ersten
cheapest first: nach preis sortiert | nach preis aufsteigend sortiert | günstigste zuerst | billigste zuerst | preis aufsteigend | nach preis aufsteigend | günstigstes zuerst
most expensive first: nach preis absteigend sortiert | teuerste zuerst | preis absteigend | nach preis absteigend
newest first: neueste zuerst | neuste zuerst | neu zuerst
oldest first: älteste zuerst
largest first: größte zuerst
smallest first: kleinste zuerst
best first: beste zuerst
first: zuerst
sorted by: sortieren nach | sortiert nach | geordnet nach | nach aufsteigendem
descending: absteigend | absteigender
ascending: aufsteigend | aufsteigender
average: durchschnittlich | durchschnittlicher | durchschnittlichen | durchschnittliche | durchschnittliches | im schnitt | im durchschnitt | im mittel | durchschnitt | mittlere | mittlerer | mittleres | schnitt | mittelwert
average of: durchschnitt von | mittelwert von | durchschnitt der | durchschnitt des
median: median | mittelste | medianwert
median of: median der | median des | median vom
total: gesamt | insgesamt | insgesamte | gesamte | gesamten | gesamter | zusammen | zusammengenommen | alles in allem
sum of: summe der | summe von | summe des | summe aller
sum: summe
minimum: minimum | minimal | minimale
maximum: maximum | maximale | maximaler
number of: anzahl der | anzahl von | zahl der | anzahl | zahl von | menge an
difference: unterschied | differenz
difference between: unterschied zwischen | differenz zwischen
correlation between: zusammenhang zwischen | korrelation zwischen
different: verschiedene | unterschiedliche | verschiedenen | unterschiedlichen | verschiedener
compare: vergleiche | vergleich | vergleich mal | vergleiche mal
versus: vs. | gegenüber | im vergleich zu | im vergleich mit | verglichen mit | gegen
by month: pro monat | nach monat | monatlich | nach monaten | je monat
by week: pro woche | nach woche | wöchentlich
by day: pro tag | nach tag | täglich
per year: pro jahr | jährlich | je jahr
by year: nach jahr | nach jahren
per decade: pro jahrzehnt | nach jahrzehnt | je jahrzehnt
per quarter: pro quartal | nach quartal | je quartal
per night: pro nacht | die nacht
quarter: quartal
decade: jahrzehnt
by weekday: nach wochentag | pro wochentag
today: heute
yesterday: gestern
this week: diese woche | in dieser woche | dieser woche
this month: diesen monat | in diesem monat | dieser monat | im laufenden monat
last week: letzte woche | in der letzten woche | vergangene woche | vorige woche | letzter woche
last month: letzten monat | im letzten monat | vergangenen monat | vorigen monat | letzter monat
last year: letztes jahr | im letzten jahr | vergangenes jahr | voriges jahr | letzten jahres | vorjahr
this year: dieses jahr | in diesem jahr | heuer | dieses jahres | im laufenden jahr
next month: nächsten monat | im nächsten monat | kommenden monat
next week: nächste woche | kommende woche
next year: nächstes jahr | kommendes jahr
the last: den letzten | der letzten | in den letzten | innerhalb der letzten | während der letzten | vergangenen
days: tage | tagen
weeks: wochen
months: monate | monaten
years: jahre | jahren
year: jahr
month: monat
day: tag
week: woche
before: vor
the 50s: 50er jahre | 50er-jahre | 50er jahren | 50er | 50ern | fünfziger | fünfzigern
the 60s: 60er jahre | 60er-jahre | 60er jahren | 60er | 60ern | sechziger | sechzigern
the 70s: 70er jahre | 70er-jahre | 70er jahren | 70er | 70ern | siebziger | siebzigern
the 80s: 80er jahre | 80er-jahre | 80er jahren | 80er | 80ern | achtziger | achtzigern
the 90s: 90er jahre | 90er-jahre | 90er jahren | 90er | 90ern | neunziger | neunzigern
the 2000s: 2000er | 2000ern
the 2010s: 2010er | 2010ern
january: januar | jänner
february: februar
march: märz
april: april
may: mai
june: juni
july: juli
august: august
september: september
october: oktober
november: november
december: dezember
monday: montag
tuesday: dienstag
wednesday: mittwoch
thursday: donnerstag
friday: freitag
saturday: samstag | sonnabend
sunday: sonntag
weekend: wochenende
one: eins
two: zwei
three: drei
four: vier
five: fünf
six: sechs
seven: sieben
eight: acht
nine: neun
ten: zehn
twelve: zwölf
twenty: zwanzig
second: zweite | zweiter | zweiten | zweit
third: dritte | dritter | dritten | dritt
hundred: hundert
half: halb | halbe
more than half of: mehr als die hälfte der
1.5: anderthalb | eineinhalb
2.5: zweieinhalb
million: million | millionen | mio | mio.
billion: milliarde | milliarden | mrd | mrd.
1000: tausend
thousand: tsd | tsd.
euros: euro | eur
dollars: dollar
quid: pfund
rand: rand
zloty: zloty
kg: kilo | kilogramm
tons: t | tonne | tonnen
m2: qm | quadratmeter | m²
kilometers: kilometer
meters: meter
cm: zentimeter
hours: stunden | stunde | std | std.
minutes: minuten | minute
seconds: sekunden
gb: gigabyte
hp: ps
liters: liter
free: gratis | kostenlos | kostenlose | kostenloser | kostenlosen | kostenfrei | umsonst | gratisversion | für lau
paid: kostenpflichtig | bezahlt | kostenpflichtige | bezahlpflichtig
free of charge: gebührenfrei
available: verfügbar | erhältlich | zu haben
yes: ja
no: nein
missing: fehlt | fehlen | unbekannt | fehlend | ohne angabe | keine angabe | nicht angegeben
have no: haben keine angabe zu | haben keine angabe zum | haben keine angabe zur | keine angabe zum | keine angabe zur | keine angaben zum | keine angaben zur | keine angabe zu
others: andere | anderen | übrigen
also: auch | ebenfalls | ebenso
of them: davon | darunter | unter ihnen
it: es
me: mir
that: die | denen | welche
run: durchlauf | lauf | durchgang | abruf | import
since the last run: seit dem letzten durchlauf | seit dem letzten stand | seit dem letzten lauf | seit dem letzten abruf | seit dem letzten mal | seit letztem mal | seit der letzten erfassung | seit dem letzten import | zum letzten stand | gegenüber dem letzten stand
ratio: verhältnis
per: geteilt durch
minus: abzüglich | minus
what about: und wie sieht es mit | und wie sieht es aus mit | und wie ist es mit
and: und was ist mit | und wie viele | und bei
`;

/** German. */
export const german: ForeignLexicon = {
  code: 'de',
  phrases: `${words}${germanEverydayPhrases}`,
  nouns: `${germanNouns}${germanEverydayNouns}`,
  values: germanValues,
  verbs: germanVerbs,
  adjectives: germanAdjectives,
  degrees: { comparative: ['{} als'], superlative: ['{}'], predicative: ['am {}en'], lessThan: ['weniger {} als'], least: ['am wenigsten {}'] },
  amountsBegin: /^(?:der|die|das|dem|den|ein|eine|einer|zwei|drei|vier|fünf|zehn|hundert|tausend)$/,
  prefixes: {
    durchschnitts: 'average',
    gesamt: 'total',
    höchst: 'highest',
    maximal: 'maximum',
    mindest: 'minimum',
    minimal: 'minimum',
    jahres: 'yearly',
    monats: 'monthly',
    wochen: 'weekly',
    tages: 'daily',
    stunden: 'hourly',
  },
  compoundLinks: /(?:es|en|er|s|n|e|-)$/,
  endings: /(?:ern|en|er|es|em|e|n|s)$/,
  digraphs: [
    [/ae/g, 'a'],
    [/oe/g, 'o'],
    [/(?<![aeq])ue/g, 'u'],
  ],
  adjectivesFollow: false,
  capitalizesNouns: true,
  thousands: '.',
  elides: false,
  alsoEnglish: `bike bikes ebike ebikes camper campers bass lift sponsor explicit hard easy excellent loop distance instrument transcript gast likes touring randomized moderate gross nut labs such will mich fur holland weiss mission unit units order from not
    die den des in an am so hat was war man best budget april august september november rand gold no um after all bad art land note name rate
    media hotel film films date dates type million dollar pro vs max min alle kilo median sum song tag mir mal remote balkon test art status region team club
    person service minute radio auto taxi job jobs laptop restaurant produkt is on or for bus plus minimum maximum half import run ob also wo wen bin bis per tank
    hand rock pop jazz blues drama thriller horror western action fantasy comedy diesel hybrid sport bar pub café cafe terrasse garage villa penthouse loft studio apartment
    orange rosa lila silber beige rot braun golf park see berg strand stand stern sterne sterben start still hut lag wand arm rang kind kinder gut link mit seit um
    automatik manual computer tablet phone smartphone camera kamera monitor standard original modern rum wein brot pasta pizza sushi burger steak normal extra super
    international global digital online offline app apps web server software hardware training manager director trainer coach chef model designer t ps std order orders
    garten haus wurst brand bald hell gelb grau weit lang kurz warm kalt mild wild rein fein klein rund nah fern tief hoch alt neu jung elf acht fest los seat seats
    gas electro elektro lager angle tier boot rat fast gift handy singer ring wind winter sommer herbst sonntag wage wagen gang not tasting dose rose nut pumps taste karte art hose
    hit hits top tops band bands album single singles mode musical krimi doku serie saison episode genre fan fans ab bei ja nein je da zu von und der das ein oder aus vor`,
};
