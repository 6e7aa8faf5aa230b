import type { ForeignLexicon } from '../foreign.ts';
import { frenchNouns } from './nouns.ts';

const words = `
at most: inférieur ou égal à | inférieure ou égale à | inférieurs ou égaux à
under: sous | inférieur à | inférieure à | inférieurs à | en dessous de | sous les | moins cher que | au-dessous de
less than: moins de | à moins de | moins que | pour moins de
at least: supérieur ou égal à | supérieure ou égale à | supérieurs ou égaux à | d'un minimum de
over: supérieur à | supérieure à | au-dessus de | au dessus de | dépassant
more than: plus de | plus que | de plus de
at least: au moins | d'au moins | minimum de | à partir de | pas moins de
at most: au plus | au maximum | maximum de | jusqu'à | pas plus de | ne dépassant pas | maxi
minimum: minimum | min
or more: ou plus | et plus | ou davantage
or less: ou moins | et moins
between: entre
exactly: exactement
about: environ | autour de
more than 1000: plus de mille
less than 1000: moins de mille
before: avant le | d'avant | avant | antérieur à | antérieure à | antérieurs à
after: après le | après | postérieur à | postérieure à
since: depuis le | depuis
from: dès le | dès
from: à partir du
until: jusqu'au | jusqu'en
in: en | dans | au cours de
in the: dans les | dans la
of: du | des
the 50s: années 50 | des années 50
the 60s: années 60 | des années 60
the 70s: années 70 | des années 70
the 80s: années 80 | des années 80
the 90s: années 90 | des années 90
the 2000s: années 2000
posted: publiées | publiée | publiés | publié | mises en ligne | mis en ligne
and: et
or: ou
not: non | pas
without: sans
no: aucun | aucune
with: avec
only: seulement | uniquement
the: le | la | les | l'
a: un | une
of: de | d'
for: pour
by: par
per month: par mois | chaque mois
per year: par an | par année
per night: par nuit | la nuit
per week: par semaine | la semaine
per decade: par décennie
on: sur
by: selon | par groupe de
to: à | au | aux
is: est
are: sont
was: était
were: ont été | étaient
have: ont | possèdent | proposent | disposent de
has: a | possède | propose
cost: coûtent | coûte
weigh: pèsent | pèse
accepts: accepte | acceptent
brings in: rapporte | rapportent
comes from: vient de | provient de
are there: y a-t-il | y a t il | existe-t-il | y en a-t-il | y-a-t-il
how many: combien de | combien d' | combien
number of: nombre de | nombre d'
how much: combien coûte
what percentage: quel pourcentage
what percentage of: quel pourcentage de | quel pourcentage des
what share of: quelle part du | quelle part de | quelle part des
what is: quel est | quelle est | quels sont | quelles sont | c'est quoi
which: quel | quelle | quels | quelles | lequel | laquelle
where: où
who: qui
when: quand
show: montre | montrez | affiche | affichez | trouve | liste | donne | montre-moi
price low to high: du moins cher au plus cher | prix croissant | par prix croissant
price high to low: du plus cher au moins cher | prix décroissant | par prix décroissant
cheapest: le moins cher | la moins chère | les moins chers | les moins chères | moins cher
most expensive: le plus cher | la plus chère | les plus chers | les plus chères
the most: le plus de | le plus
most: la plupart
the fewest: le moins de | le moins
largest: le plus grand | la plus grande | les plus grands | les plus grandes | plus grand
smallest: le plus petit | la plus petite | les plus petits | les plus petites
highest: le plus élevé | la plus élevée | les plus élevés | le plus haut | la plus haute | plus élevé
lowest: le plus bas | la plus basse | les plus bas | le plus faible
longest: le plus long | la plus longue | les plus longs
shortest: le plus court | la plus courte | les plus courts
most views: les plus vues | les plus vus | le plus vu | la plus vue
fastest: le plus rapide | la plus rapide | les plus rapides
closest: le plus proche | la plus proche | les plus proches
newest first: les plus récents d'abord | les plus récentes d'abord
newest: le plus récent | la plus récente | les plus récents | les plus récentes | dernier
oldest: le plus ancien | la plus ancienne | les plus anciens | le plus vieux | le plus âgé
best: le meilleur | la meilleure | les meilleurs | les meilleures | meilleur
best rated: les mieux notés | le mieux noté | la mieux notée | les mieux notées | mieux noté
worst: le pire | la pire | les pires | le plus mauvais
heaviest: le plus lourd | la plus lourde
lightest: le plus léger | la plus légère | les plus légers
highest paid: les mieux rémunérés
first: d'abord | en premier
sorted by: triés par | trié par | classés par | triées par
descending: décroissant
ascending: croissant
average: moyen | moyenne | en moyenne
average of: moyenne de | moyenne des | moyenne du
median: médian | médiane
total: total | totale | en tout | au total
sum of: somme de | somme des
difference: différence | écart
different: différents | distincts | différentes
compare: compare | comparez | comparer
by: répartis par | groupés par
today: aujourd'hui
yesterday: hier
last month: le mois dernier
last year: l'année dernière | l'an dernier
last week: la semaine dernière
last 7 days: ces 7 derniers jours | les 7 derniers jours | 7 derniers jours
last 30 days: ces 30 derniers jours | les 30 derniers jours | 30 derniers jours
last 3 days: ces 3 derniers jours | les 3 derniers jours | 3 derniers jours
last 3 months: ces 3 derniers mois | les 3 derniers mois | 3 derniers mois
this year: cette année
this month: ce mois-ci | ce mois
this week: cette semaine
next week: la semaine prochaine
next month: le mois prochain
days: jours
weeks: semaines
months: mois
years: ans
january: janvier
february: février
march: mars
april: avril
may: mai
june: juin
july: juillet
august: août
september: septembre
october: octobre
november: novembre
december: décembre
one: un seul
two: deux
three: trois
four: quatre
five: cinq
six: six
seven: sept
eight: huit
nine: neuf
ten: dix
twice: deux fois
million: million | millions de | millions d'
1 million: un million
billion: milliard | milliards de
thousand: mille
euros: euros | euro
dollars: dollars | dollar
rand: rands | rand
kg: kilos | kilo
m2: mètres carrés
kilometers: kilomètres
1.5 hours: une heure et demie | 1 heure et demie
2.5 hours: deux heures et demie | 2 heures et demie
1: 1er | 1ère
hours: heures
minutes: minutes
gb: go | gigaoctets
free: gratuit | gratuite | gratuits | gratuites
paid: payant | payante
available: disponible | disponibles
yes: oui
its: son | sa
: s'il vous plaît | svp | actuellement | que | qu' | y | chaque | se | s' | ce | tourné | er | ne | n' | cher
and: et pour
what about: et le | et la
`;

/** French. */
export const french: ForeignLexicon = {
  code: 'fr',
  phrases: words,
  nouns: frenchNouns,
  prefixes: {},
  endings: /(?:es|s|e|x)$/,
  thousands: ' ',
  elides: true,
  hints: new Set(['et', 'ou', 'les', 'des', 'du', 'au', 'de', 'sur', 'par', 'en']),
  alsoEnglish: `a six minutes note notes date dates total million rand films film type types station six mars mai est on or pas plus pour bien chat main car
    sale lit sort en la le un age image table service distance capital parking direct client central france parts tour passage sport an y
    surface lots piscine genre budget minimum maximum region restaurant hotel hotels villa wifi euro euros dollar dollars balcon pays de du des go min par
    restaurants agent places place points point pages page articles article permanent minutes quantity son ton mes excellent avis taxi ce que ne qui pro ont`,
};
