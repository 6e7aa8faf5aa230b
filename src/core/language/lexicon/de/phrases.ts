import type { ForeignLexicon } from '../foreign.ts';
import { germanNouns } from './nouns.ts';

const words = `
under: unter | unterhalb von | billiger als | günstiger als | niedriger als | kürzer als | leichter als | kleiner als
less than: weniger als | geringer als
over: über | oberhalb von | teurer als | höher als | länger als | schwerer als | größer als | besser als
more than: mehr als
at least: mindestens | wenigstens | min. | ab mindestens | nicht weniger als | nicht unter
at most: höchstens | allerhöchstens | maximal | nicht teurer als | nicht älter als maximal | nicht über | max. | max | bis zu | nicht mehr als | bis maximal
from: ab
or more: oder mehr | und mehr | oder höher | aufwärts | oder besser
or less: oder weniger | und weniger | oder günstiger | oder niedriger | oder billiger
between: zwischen
exactly: genau | exakt
about: etwa | ungefähr | circa | ca. | rund um | um die
before: vor dem | vor der | vor | bevor | früher als
older than: älter als | nicht neuer als
newer than: neuer als | jünger als
after: nach dem | nach | später als
since: seit dem | seit | seitdem
until: bis zum | bis
by: spätestens | spätestens bis | spätestens am | spätestens ab
more than 1000: mehr als tausend | über tausend
less than 1000: weniger als tausend | unter tausend
in: im | in der | in den | in dem | innerhalb von | innerhalb der
and: und | sowie
or: oder
not: nicht
no: kein | keine
without: ohne
with: mit
only: nur
but: aber
the: der | die | das | den | dem | des
a: ein | eine | einen | einem | einer
of: von | vom
for: für
by: nach gruppen
per: pro | je
on: auf | am
of: bei
is: ist
are: sind
was: war
were: wurden | waren
has: hat
have: haben | besitzen | bieten an | bieten | verfügen über
cost: kosten | kostet
are there: gibt es | es gibt | gab es | sind vorhanden
all: alle
each: jede | jeder | jedes
how many: wie viele | wieviele
how much: wie viel | wieviel
how high is: wie hoch ist | wie hoch sind | wie groß ist
what percentage of: wie viel prozent der | wieviel prozent der | welcher anteil der | welcher prozentsatz der
share: anteil
percent: prozent
what: was
what is: was ist | was kostet | wie lautet
which: welch | welche | welcher | welches | welchen | welchem
where: wo
who: wer
when: wann
show: zeig | zeige | zeig mir | zeige mir | finde | suche | liste | nenne
me: mir
the most: die meisten | am meisten | am häufigsten
most: meist | meiste
the fewest: die wenigsten | am wenigsten
most common: häufigste | häufigster
cheapest: günstigste | billigste | preiswerteste | günstigster | am günstigsten | am billigsten
most expensive: teuerste | teuerster | am teuersten
highest: höchste | höchster | am höchsten
lowest: niedrigste | niedrigster | geringste | tiefste | am niedrigsten
largest: größte | größter | am größten
smallest: kleinste | kleinster | am kleinsten
longest: längste | längster | am längsten
shortest: kürzeste | kürzester | am kürzesten
newest: neueste | neuste | neuester | jüngste | am neuesten
oldest: älteste | ältester | am ältesten
best: beste | bester | am besten
best rated: bestbewertete | am besten bewertete | am besten bewerteten
worst: schlechteste | schlechtester | schlimmste | am schlechtesten
heaviest: schwerste
lightest: leichteste
first: zuerst
sorted by price descending: nach preis absteigend | nach preis absteigend sortiert | preis absteigend
sorted by price ascending: nach preis aufsteigend | nach preis aufsteigend sortiert | preis aufsteigend | nach preis sortiert | nach preis
sorted by: sortiert nach | geordnet nach | sortieren nach
descending: absteigend
ascending: aufsteigend
most economical: sparsamste | sparsamster | am sparsamsten
fastest: schnellste | schnellster | am schnellsten
most viewed: meistgesehene | am meisten gesehene
closest: nächste | nächstgelegene
average: durchschnittlich | durchschnittliche | im schnitt | im durchschnitt | durchschnitt | mittlere
average of: durchschnitt von | mittelwert von
median: median
median of: median der | median des
total: gesamt | insgesamt | insgesamte | gesamte
sum of: summe der | summe von | summe des
sum: summe
number of: anzahl der | anzahl von | zahl der | anzahl
difference: unterschied | differenz
different: verschiedene | unterschiedliche
compare: vergleiche | vergleich
versus: vs. | gegenüber | im vergleich zu
grouped by: gruppiert nach | aufgeteilt nach | verteilt auf
by month: pro monat | nach monat | monatlich
per year: pro jahr | jährlich
per decade: pro jahrzehnt | nach jahrzehnt
per night: pro nacht
today: heute
yesterday: gestern
last week: letzte woche | in der letzten woche
last month: letzten monat | im letzten monat
last year: letztes jahr | im letzten jahr
this year: dieses jahr | in diesem jahr
this month: diesen monat | in diesem monat | dieser monat
this week: diese woche | in dieser woche
next week: nächste woche | kommende woche
next month: nächsten monat | kommenden monat
days: tage | tagen
weeks: wochen
months: monate | monaten
years: jahre | jahren
year: jahr
month: monat
day: tag
week: woche
the 50s: 50er | 50ern | fünfziger
the 60s: 60er | 60ern | sechziger
the 70s: 70er | 70ern | siebziger
the 80s: 80er | 80ern | achtziger
the 90s: 90er | 90ern | neunziger
the 2000s: 2000er | 2000ern
january: januar
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
million: million | mio | mio.
billion: milliarde | mrd | mrd.
thousand: tausend | tsd
euros: euro
dollars: dollar
pounds: pfund
rand: rand
kg: kilo | kilogramm
m2: qm | quadratmeter
kilometers: kilometer
one and a half hours: anderthalb stunden | eineinhalb stunden
2.5 hours: zweieinhalb stunden
hp: ps
hours: stunden | std | std.
minutes: minuten
gb: gigabyte
free: gratis | kostenlos | kostenfrei | umsonst
paid: kostenpflichtig | bezahlt
available: verfügbar | erhältlich | vorhanden
yes: ja
: bitte | wird | werden | worden | wurde gern | gerade | derzeit | aktuell | momentan | jetzt | runter | gelaufen | es | sich | schon | noch | mal | denn | eigentlich | an | inseriert | gedreht | davon | man | ich | will | möchte | hätte | gern | gerne | zu | aus den | aus dem | aus | gelistet | angeboten
and: und was ist mit | und wie viele
what about: und wie sieht es mit
`;

/** German. */
export const german: ForeignLexicon = {
  code: 'de',
  phrases: words,
  nouns: germanNouns,
  prefixes: {
    durchschnitts: 'average',
    gesamt: 'total',
    höchst: 'highest',
    mindest: 'minimum',
    maximal: 'maximum',
    jahres: 'yearly',
    monats: 'monthly',
  },
  endings: /(?:ern|en|er|es|em|e|n|s)$/,
  thousands: '.',
  elides: false,
  hints: new Set(['in', 'am', 'an', 'im', 'ab', 'bis', 'bei', 'mit', 'max', 'min']),
  alsoEnglish: `die den des in an am so hat war was man best budget april august september november rand gold no um after all bad art land note name rate
    media hotel film films date dates type million dollar pro vs max min alle kilo median sum song tag mir mal remote balkon test art status region team club
    person service minute radio auto taxi job jobs laptop restaurant produkt is on or for bus`,
};
