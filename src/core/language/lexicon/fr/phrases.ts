import type { ForeignLexicon } from '../foreign.ts';
import { frenchAdjectives } from './adjectives.ts';
import { frenchEverydayNouns, frenchEverydayPhrases } from './everyday.ts';
import { frenchNouns } from './nouns.ts';
import { frenchValues } from './values.ts';
import { frenchVerbs } from './verbs.ts';

const words = `
under: inférieur à | inférieure à | inférieurs à | inférieures à | en dessous de | en dessous des | sous les | au-dessous de | en-dessous de | en dessous du | sous la barre des | sous
less than: moins de | à moins de | moins que | pour moins de | de moins de
over: supérieur à | supérieure à | supérieurs à | supérieures à | au-dessus de | au dessus de | dépassant | au-dessus des | dépasse | dépassent | excédant | au-delà de
more than: plus de | plus que | de plus de | à plus de
at least: supérieur ou égal à | supérieure ou égale à | supérieurs ou égaux à | d'un minimum de | au moins | d'au moins | minimum de | à partir de | pas moins de | un minimum de | au minimum | minimum | minimum les | mini
from: à partir du | à partir
at most: inférieur ou égal à | inférieure ou égale à | inférieurs ou égaux à | au plus | au maximum | maximum de | jusqu'à | pas plus de | ne dépassant pas | maxi | max | maximum | un maximum de | jusqu'à maximum | tout au plus | au max | pas au-dessus de | grand maximum
and more than: et plus de | et à plus de
and less than: et moins de | et à moins de
or more than: ou plus de
or more: ou plus | et plus | ou davantage | ou supérieur | et au-delà | ou au-dessus | et + | minimum
or less: ou moins | et moins | ou inférieur | et en dessous
or newer: ou plus récent | et plus récent
or older: ou plus ancien | et plus ancien
between: entre | compris entre | comprise entre | compris entre les
exactly: exactement | pile | précisément
about: environ | autour de | à peu près | aux alentours de | dans les | vers les
before: avant le | d'avant | avant | antérieur à | antérieure à | antérieurs à | avant l'an
after: après le | après | postérieur à | postérieure à | postérieurs à
since: depuis le | depuis | dès le | dès | depuis la | depuis les
until: jusqu'au | jusqu'en | jusqu'à fin | d'ici le | d'ici au
in: en | dans | au cours de | lors de | pendant
in the: dans les | dans la | dans le | au cours des | au cours du | pendant la | pendant les | dans l'
the 50s: années 50 | des années 50
the 60s: années 60 | des années 60
the 70s: années 70 | des années 70
the 80s: années 80 | des années 80
the 90s: années 90 | des années 90
the 2000s: années 2000 | des années 2000
the 2010s: années 2010 | des années 2010
and: et | ainsi que | et aussi | et puis
or: ou | ou bien
not: non | pas
without: sans | dépourvu de | qui n'ont pas de | qui n'a pas de | n'ayant pas de
no: aucun | aucune | zéro
with: avec | qui ont | qui a | ayant | dotés de | doté de | équipés de | équipé de | équipée de | muni de | disposant d' | disposant de | avec un | avec une | comprenant
only: seulement | uniquement | que les | rien que
but: mais
except: sauf | hormis | excepté | à part | hors
the: le | la | les | l'
the: ce | cet | cette | ces
: un | une
of: de | d' | parmi les | parmi | d'entre eux | d'entre elles
of: du | des
for: pour | pour les
by: par
per month: par mois | chaque mois | mensuel | mensuelle | au mois
per week: par semaine | la semaine | hebdomadaire
per year: par an | par année | annuel | à l'année
per night: par nuit | la nuit | la nuitée | par nuitée
per day: par jour | la journée | quotidien
per decade: par décennie
per quarter: par trimestre
quarter: trimestre
decade: décennie | décennies
q1: 1er trimestre | premier trimestre
q2: 2e trimestre | deuxième trimestre | 2ème trimestre | second trimestre
q3: 3e trimestre | troisième trimestre | 3ème trimestre
q4: 4e trimestre | quatrième trimestre | 4ème trimestre
on: sur
by: selon | par groupe de | répartis par | groupés par | ventilé par | réparti par | répartition par | en fonction du | en fonction de la | en fonction de | dans chaque | pour chaque | suivant
each: chaque
to: à | au | aux
is: est | soit
are: sont | soient
was: était | fut
were: ont été | étaient | furent
have: ont | possèdent | disposent de | disposent d' | aient
has: a | possède | ait | dispose de | dispose d'
cost: coûtent | coûte | vaut | valent | coûtait
are there: y a | y a-t-il | y a t il | existe-t-il | y en a-t-il | y-a-t-il | il y a | il existe | y a-t-il de | on a | a-t-on
there is: il y a un
how many: combien de | combien d' | combien | combien y a-t-il de | combien y a-t-il d' | combien a-t-on de | combien en
number of: nombre de | nombre d' | nb de | nb d' | nbre de | nbre d' | nombre total de | nombre total d' | nombre des | nb
how much: combien coûte | combien coûtent | à combien
average price of: combien coûte en moyenne | combien coûte en moyenne un | combien coûte en moyenne une
how old: quel âge
how often: à quelle fréquence
what percentage: quel pourcentage
what percentage of: quel pourcentage de | quel pourcentage des | quel pourcentage d' | quel % de | quel % des
what share of: quelle part du | quelle part de | quelle part des | quelle proportion de | quelle proportion des | quelle proportion d'
percentage of: pourcentage de | pourcentage des | pourcentage d' | proportion de | proportion des | part de | part des | taux de
percentage: pourcentage
percent: pour cent | pourcent
what is: quel est | quelle est | quels sont | quelles sont | c'est quoi | quel était | quelle était | quel serait
which: quel | quelle | quels | quelles | lequel | laquelle | lesquels | lesquelles
in which: dans quel | dans quelle | dans quels | dans lesquelles
where: où
who: qui
when: quand
how: comment
show: montre | montrez | affiche | affichez | trouve | trouver | montre-moi | montre moi | donne moi | donne-moi | donnez-moi | trouve-moi | cherche | afficher | sors-moi
list: liste | liste des | liste de | liste les | lister | listez | énumère
cheapest: moins cher | moins chers | moins chère | moins chères
the most: le plus de | le plus | le plus grand nombre de | le plus grand nombre d' | le plus souvent | le plus d'
most: la plupart | plus
the fewest: le moins de | le moins | le moins d' | le moins souvent
most common: le plus fréquent | la plus fréquente | les plus fréquents | la plus courante | le plus courant | le plus répandu | la plus répandue
best rated: les mieux notés | le mieux noté | la mieux notée | les mieux notées | mieux noté | mieux notée | mieux notés | mieux notées | meilleure note | meilleures notes | meilleurs avis | la meilleure note | les mieux évalués | le mieux évalué | mieux évalués
worst rated: les moins bien notés | le moins bien noté | la moins bien notée | les moins bien notées | moins bien noté | moins bien notés | pire note | les plus mal notés | le plus mal noté
highest paid: les mieux rémunérés | les mieux payés | le mieux payé | la mieux payée | mieux payés | mieux payé | les mieux payées | le mieux rémunéré | mieux rémunérées
best selling: le plus vendu | les plus vendus | meilleures ventes | plus vendus
first: d'abord | en premier | premier | première | premiers | premières
last: dernier | dernière | derniers | dernières
the last: les derniers | ces derniers | les dernières | ces dernières | le dernier | la dernière | des derniers | des dernières
second: deuxième | second | seconde | 2e | 2ème
third: troisième | 3e | 3ème
cheapest first: les moins chers d'abord | du moins cher au plus cher | le moins cher d'abord | moins chers d'abord | prix croissant | par prix croissant | les moins chères d'abord | moins cher d'abord | les moins chers en premier | du - cher au + cher | moins chère d'abord
most expensive first: les plus chers d'abord | du plus cher au moins cher | le plus cher d'abord | prix décroissant | par prix décroissant | les plus chères d'abord
newest first: les plus récents d'abord | les plus récentes d'abord | plus récent d'abord | du plus récent au plus ancien | plus récentes d'abord | les plus récents en premier
oldest first: les plus anciens d'abord | du plus ancien au plus récent
from highest to lowest: du plus grand au plus petit | du plus élevé au plus bas
from lowest to highest: du plus petit au plus grand | du plus bas au plus élevé
sorted by: triés par | trié par | classés par | triées par | triée par | classées par | trier par | classé par | tri par | ordonnés par
descending: décroissant | par ordre décroissant | décroissante
ascending: croissant | par ordre croissant | croissante
average: moyen | moyenne | en moyenne | moyens | moyennes
average of: moyenne de | moyenne des | moyenne du | moyenne d'
median: médian | médiane | médians
median of: médiane de | médiane des | médiane du
total: total | totale | en tout | au total | totaux | cumulé | cumulée
sum of: somme de | somme des | somme du
sum: somme
difference: différence | écart
difference between: différence entre | écart entre
correlation between: corrélation entre | lien entre
different: différents | distincts | différentes | distinctes | uniques
compare: compare | comparez | comparer | comparaison entre
versus: comparé à | comparé au | par rapport à | contre | comparés à | face à
today: aujourd'hui
yesterday: hier
this month: ce mois-ci | ce mois | ce mois ci
this week: cette semaine
last month: le mois dernier | mois dernier | au mois dernier
last year: l'année dernière | l'an dernier | année dernière | l'an passé | l'année passée
last week: la semaine dernière | semaine dernière | la semaine passée
this year: cette année
next month: le mois prochain
next week: la semaine prochaine
next year: l'année prochaine | l'an prochain
days: jours | jour
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
monday: lundi
tuesday: mardi
wednesday: mercredi
thursday: jeudi
friday: vendredi
saturday: samedi
sunday: dimanche
weekend: week-end
1: un seul | une seule
at least 1: au moins un | au moins une | un ou plusieurs | une ou plusieurs | minimum un
two: deux
three: trois
four: quatre
five: cinq
six: six
seven: sept
eight: huit
nine: neuf
ten: dix
twelve: douze
twenty: vingt
1 hour: une heure
2.5 hours: deux heures et demie | 2 heures et demie
90 minutes: 1 heure et demie | une heure et demie | une heure trente | 1h30 | 1 h 30
half: moitié
more than half of: plus de la moitié des
twice: deux fois | le double de | le double du
million: million | millions de | millions d' | millions
1 million: un million | un million de | un million d'
billion: milliard | milliards de | milliards
1000: mille
euros: euros | euro | eur | balles
dollars: dollars | dollar
quid: livres sterling
rand: rands | rand
zlotys: zlotys | zloty
kg: kilos | kilo | kilogrammes
tons: tonnes | tonne
m2: mètres carrés
meters: mètres | mètre
kilometers: kilomètres | bornes
hours: heures | heure
minutes: minutes | minute
seconds: secondes
hp: ch | chevaux
gb: go | gigaoctets | gigas
tb: to
mb: mo
inches: pouces
free: gratuit | gratuite | gratuits | gratuites
paid: payant | payante | payants | payantes
available: disponible | disponibles
yes: oui
missing: manquant | manque | inconnu | inconnue | non renseigné | non renseignée | non précisé | pas renseigné
others: autres
of them: d'entre eux | parmi eux | parmi elles
its: son | sa | leur | leurs
that: qui | dont | celles qui | ceux qui
: s'il vous plaît | svp | stp | actuellement | que | qu' | se | s' | tourné | er | ne | n' | -t-on | -t-il | -t-elle | -on | -t-ils | -vous | -tu | -je | -il | -nous | en ce moment | à l'heure actuelle
run: relevé | relevés | passage | extraction | capture
between the runs: entre les deux relevés | entre deux relevés | d'un relevé à l'autre | entre les relevés | entre les deux passages
since the last run: depuis le dernier relevé | depuis la dernière fois | depuis le relevé de la semaine dernière | depuis le relevé précédent | depuis le précédent relevé | depuis le dernier passage | depuis le relevé du mois dernier
and: et pour | et combien | et ceux
what about: et le | et la | et les | et pour les | et pour le | et pour la | qu'en est-il de
the fewest: et le moins
`;

/** French. */
export const french: ForeignLexicon = {
  code: 'fr',
  phrases: `${words}${frenchEverydayPhrases}`,
  nouns: `${frenchNouns}${frenchEverydayNouns}`,
  values: frenchValues,
  verbs: frenchVerbs,
  adjectives: frenchAdjectives,
  degrees: {
    comparative: ['plus {} que', "plus {} qu'"],
    predicative: [],
    superlative: ['plus {}', 'le plus {}', 'la plus {}', 'les plus {}'],
    lessThan: ['moins {} que'],
    least: ['moins {}', 'le moins {}', 'la moins {}', 'les moins {}'],
  },
  amountsBegin: /^(?:le|la|les|l'|un|une|deux|trois|quatre|cinq|dix|cent|mille)$/,
  prefixes: {},
  compoundLinks: null,
  endings: /(?:ees|ee|es|s|e|x)$/,
  digraphs: [],
  adjectivesFollow: true,
  capitalizesNouns: false,
  thousands: ' ',
  elides: true,
  alsoEnglish: `instruments instrument distance guitar easy hard excellent participants explicit accessible circuit transcription accident accidents pub domaine permis bio moderate victim ratio ratios labs temperature developed zero non median recent reduction reductions moment change different les encore evaluations evaluation comment reference mises metres metre permission commission mission session version passion
    a six sept minutes note notes date dates total million rand films film type types station six mars mai est on or pas plus pour bien chat main car
    sale lit sort en la le un age image table service distance capital parking direct client central france parts tour passage sport an y
    surface lots piscine genre budget minimum maximum region restaurant hotel hotels villa wifi euro euros dollar dollars balcon pays de du des go min par
    restaurants agent places place points point pages page articles article permanent minutes quantity son ton mes excellent avis taxi ce que ne qui pro ont
    minute million millions billion max maxi mini double seconds second seconde tonne tonnes options option action actions crime drame romance musical comedy documentary horror
    adventure animation science fiction thriller war family orange rose marine violet gold or argent bronze noir blanc rouge vert bleu beige diesel hybrid automatique manual
    studio loft maison cottage appartement chalet garage terrasse jardin mer vue bain ville village boutique vintage design original moderne ancien beau grand petit large long court
    chef menu cuisine vin pain fromage dessert carte plat tarte quiche crepe baguette croissant croissants entree buffet cafe bistro bar pub champagne rose brut sec
    commode console lampe lustre buste vase assiette pendule broche bague collier montre tableau livre livres portrait nature art deco nouveau empire style table chaise fauteuil armoire
    piece pieces lot fort forte rare rares unique uniques ensemble signature certificate certificat signe signed balles sous dans face visa offre poste passe double taux part parts net brut
    contact contacts message messages code codes application applications base bases centre score votes points capture extraction premier serve sur to mo ch tri sans contre or les
    international national local total central social final normal mode mobile simple possible stable notable table capable agreeable comfortable portable portables disponible
    junior senior stage lead expert manager consultant commercial assistant directeur vendeur designer concept communication marketing finance production formation information
    tourist touriste transport train avion port gare pont rue route zone place lieu site sites pense idea vase date vivant rapport reserve reserves port`,
};
