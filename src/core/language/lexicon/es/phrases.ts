import type { ForeignLexicon } from '../foreign.ts';
import { spanishAdjectives } from './adjectives.ts';
import { spanishEverydayNouns, spanishEverydayPhrases } from './everyday.ts';
import { spanishNouns } from './nouns.ts';
import { spanishValues } from './values.ts';
import { spanishVerbs } from './verbs.ts';

const words = `
under: por debajo de | debajo de | inferior a | inferiores a | menor que | menores a | menor a | menores de | menor de | menores que | bajo los | por debajo del
less than: menos de | por menos de | menos que | de menos de | a menos de | no llega a | no llegan a
over: por encima de | superior a | superiores a | mayor que | mayores a | mayor a | mayores de | mayor de | mayores que | por arriba de | que supere | que superen | que pase de | que pasen de | por encima del | supera | superan
more than: más de | más que | de más de | a más de
at least: igual o superior a | superior o igual a | al menos | como mínimo | por lo menos | mínimo de | mínima de | no menos de | mínimo | mínima | mínimos | un mínimo de | de mínimo | de al menos | como poco | cuando menos | mínimo los
from: a partir de | a partir del | desde los | desde las
at most: igual o inferior a | inferior o igual a | como máximo | a lo sumo | máximo de | máxima de | hasta | no más de | como mucho | máximo | máxima | máximos | un máximo de | de hasta | tope | tope de | que no pase de | que no pasen de | que no supere | que no superen | que no supere los | sin pasar de | hasta los | hasta un máximo de | de como máximo | no supere
and more than: y más de | y de más de
and less than: y menos de | y de menos de
or more than: o más de
or more: o más | en adelante | o superior | o superiores | o mayor | para arriba | y pico
or less: o menos | o inferior | o inferiores | o menor | para abajo
at least 1: al menos un | al menos una | algún tipo de | mínimo un | mínimo una | uno o más | una o más
on netflix: en netflix
or newer: o más nuevo | o posterior | o más reciente | o más moderno
or older: o más antiguo | o anterior | o más viejo
between: entre | de entre
exactly: exactamente | justo | exactos
about: alrededor de | aproximadamente | unos | unas | sobre los | cerca de | más o menos | aprox.
before: antes del | antes de | anterior a | anteriores a | anteriores al | previos a | previo a
after: después del | después de | posterior a | posteriores a | posteriores al | tras
since: desde el | desde | desde la | desde hace
until: hasta el | hasta fin de
in: en | dentro de | durante
in: del año | de el año
in the: en el | en la | en los | en las | durante el | durante la
the 50s: años 50 | los años 50 | los 50 | cincuenta | los cincuenta
the 60s: años 60 | los años 60 | los 60 | sesenta | los sesenta
the 70s: años 70 | los años 70 | los 70 | setenta | los setenta
the 80s: años 80 | los años 80 | los 80 | ochenta | los ochenta | años ochenta
the 90s: años 90 | los años 90 | los 90 | noventa | los noventa | años noventa
the 2000s: años 2000 | los 2000 | los años 2000
and: y | e | y además | además de | así como | y que | y con
or: o | u | o bien
not: no | que no sea | que no sean
without: sin | que no tengan | que no tenga | que no tienen | que no lleven | carece de | carecen de | libre de
without: que no tiene | no tienen | no tiene
no: ningún | ninguno | ninguna | cero
with: con | que tenga | que tengan | con un | con una | que lleve | que lleven | que tiene | que tienen | que incluya | que incluyan
only: solo | sólo | solamente | únicamente | nada más
but: pero
except: excepto | salvo | menos los | quitando | sin contar | aparte de
the: el | la | los | las | lo | él
the: este | esta | estos | estas | ese | esa | esos | esas
: un | una
total revenue: cuánto ingresamos | cuánto facturamos | cuánto hemos facturado | cuánto se facturó | cuánto se ingresó | cuánto se ha facturado | cuánto hemos ingresado | cuánto ingresó
of: de | del | entre las | entre los | de entre los | de entre las
for: para | para los
per: por cada
by: por
to: a
to: al | a los | a las
per month: por mes | al mes | mensual | mensuales
per week: por semana | a la semana | semanal
per day: por día | al día | diario | diaria
by year: por año | por años
per year: al año | anual
per night: por noche | la noche
per decade: por década | por decenio
per quarter: por trimestre
quarter: trimestre
decade: década | décadas
first quarter: primer trimestre
second quarter: segundo trimestre
third quarter: tercer trimestre
fourth quarter: cuarto trimestre
by: según | agrupado por | agrupados por | agrupadas por | desglosado por | desglosados por | repartidos por | separado por | en cada | de cada
each: cada
all: todos | todas | todo | toda | todos los | todas las
is: es | está | sea
are: son | están | sean
was: fue | era
were: fueron | eran
have: tienen | tener | tengan | tuvieron | cuentan con
has: tiene | tenga | tuvo | cuenta con
cost: cuestan | cuesta | costaron | costó | valen | vale
are there: hay | hubo | había | existen | habrá
how many: cuántos | cuántas | cuanto son
how much: cuánto | cuánta
how much: a cuánto
average price of: cuánto cuesta de media | cuánto vale de media | cuánto se paga de media por | cuánto se paga en promedio por | cuánto cuestan de media | cuánto cuesta en promedio
how old: qué edad | cuántos años
how often: con qué frecuencia | cada cuánto
number of: número de | cantidad de | nº de | n.º de | nro de | núm. de | total de
number of: nº | n.º | nro.
what percentage of: qué porcentaje de | qué porcentaje | qué proporción de | qué parte de | qué tanto por ciento de
percentage of: porcentaje de | proporción de
percentage: porcentaje | tanto por ciento | proporción
percent: por ciento | por 100
what is: cuál es | cuáles son | cuál fue | qué es | cuál sería
what is the: cuál es el | cuál es la
which: qué | cuál | cuáles | que
in which: en qué | en cuál
where: dónde
who: quién | quiénes
when: cuándo
how: cómo
list: lista | listado | listado de | listame | listar
show: muestra | muéstrame | enséñame | busca | dame | dime | enseña | ponme | saca | sácame | mostrar | quiero ver | búscame | encuentra | encuéntrame
cheapest: más barato | más económico | más asequible
cheapest: lo más barato
the most: el mayor número de | la mayor cantidad de | más | el mayor | la mayor
the most: más veces
the fewest: menos | el menor número de
the least: el menor
highest: mayor | mayores | máxima puntuación
lowest: menor | menores
most common: más frecuente | más común | más habitual | más repetido | más repetida | más popular
best rated: mejor puntuados | mejor valorados | mejor puntuado | mejor valorado | mejor valoradas | mejor valorada | mejor puntuada | mejor puntuadas | mejor calificado | mejor calificados | mejores notas | mejor nota | mejor puntuación | mejor valoración | mejor calificación | los mejor valorados | el mejor valorado | los mejor puntuados | las mejor puntuadas | la mejor valorada | las mejor valoradas
worst rated: peor puntuados | peor valorados | peor puntuado | peor valorado | peor valoradas | peor valorada | peor nota | peor puntuación | peor valoración
best selling: más vendidos | más vendidas | más vendido | más vendida
highest paid: mejor pagados | mejor pagado | mejor pagada | mejor pagadas | mejor remunerados
first: primero | primera | primeros | primeras | primer
last: último | última | últimos | últimas
the last: los últimos | las últimas | el último | la última | estos últimos | estas últimas
second: segundo | segunda
third: tercero | tercera | tercer
cheapest first: precio ascendente | por precio ascendente | más baratos primero | más barato primero | primero los más baratos | primero el más barato | de más barato a más caro | primero lo más barato
most expensive first: precio descendente | por precio descendente | más caros primero | más caro primero | primero los más caros | de más caro a más barato
newest first: más nuevos primero | más recientes primero | primero los más nuevos | primero los más recientes
oldest first: más antiguos primero | primero los más antiguos
from highest to lowest: de mayor a menor
from lowest to highest: de menor a mayor
sorted by: ordenados por | ordenadas por | ordenado por | ordenada por | ordenar por | ordena por
descending: descendente | decreciente
ascending: ascendente | creciente
average: promedio | medio | media | en promedio | de media | medios | medias | por término medio
average of: promedio de | media de | promedio del
median: mediana | mediano
median of: mediana de | mediana del
total: total | totales | en total | en conjunto | conjunto
sum of: suma de | suma del
sum: suma
minimum: mínimo valor
difference: diferencia
difference between: diferencia entre
correlation between: correlación entre | relación entre
different: distintos | distintas | diferentes | diferente | distinto | únicos
compare: compara | comparar | comparado | comparame | compárame
versus: frente a | comparado con | en comparación con | contra
today: hoy
yesterday: ayer
this month: este mes | el mes actual | en lo que va de mes
this week: esta semana
this year: este año | el año actual | en lo que va de año
last month: el mes pasado | mes pasado | último mes
last year: el año pasado | año pasado | último año
last week: la semana pasada | semana pasada | última semana
next month: el mes que viene | el próximo mes | próximo mes
next week: la semana que viene | la próxima semana
next year: el año que viene | el próximo año
days: días | día
weeks: semanas
months: meses
years: años
year: año
month: mes
week: semana
january: enero
february: febrero
march: marzo
april: abril
may: mayo
june: junio
july: julio
august: agosto
september: septiembre | setiembre
october: octubre
november: noviembre
december: diciembre
monday: lunes
tuesday: martes
wednesday: miércoles
thursday: jueves
friday: viernes
saturday: sábado | sábados
sunday: domingo | domingos
weekend: fin de semana
by weekday: por día de la semana
two: dos
three: tres
four: cuatro
five: cinco
six: seis
seven: siete
eight: ocho
nine: nueve
ten: diez
twelve: doce
twenty: veinte
90 minutes: hora y media | una hora y media
1 hour: una hora
2 hours: dos horas
2.5 hours: dos horas y media
two or more: dos veces o más
half: mitad
more than half of: más de la mitad de
twice: el doble de | doble de | el doble | doble del
1 million: un millón de | un millón
1000: mil
million: millones de | millones | millón
1: uno
euros: euros | euro | eur
dollars: dólares
quid: libras
zlotys: zlotys | zloty
rand: rands | rand
kg: kilos | kilo | kilogramos
tons: toneladas | tonelada
m2: metros cuadrados
meters: metros | metro
kilometers: kilómetros | kms
hours: horas | hora
minutes: minutos | minuto | min
seconds: segundos
hp: cv | caballos
gb: gigas
liters: litros
free: gratis | gratuito | gratuita | gratuitas | gratuitos
paid: de pago
available: disponible | disponibles
yes: sí
: por favor | algo | actualmente | ¿ | ¡ | porfa
missing: falta | faltan | no consta | no constan | desconocido | desconocida
others: otros | otras | los demás | las demás | el resto
of them: de ellos | de ellas | de los cuales | de esos
of those that: de los que | de las que | de aquellos que
that: la que | los que | las que | el que
since the last run: desde la última pasada | desde la última vez | desde el último rastreo | desde la última captura | desde la anterior pasada | desde la pasada anterior
run: pasada | rastreo | captura
run of: pasada del | captura del
what about: y los de | y las de | y el de | y la de | y qué hay de
and: y qué tal | y si | y cuántos | y cuántas
`;

/** Spanish. */
export const spanish: ForeignLexicon = {
  code: 'es',
  phrases: `${words}${spanishEverydayPhrases}`,
  nouns: `${spanishNouns}${spanishEverydayNouns}`,
  values: spanishValues,
  verbs: spanishVerbs,
  adjectives: spanishAdjectives,
  degrees: {
    comparative: ['más {} que'],
    predicative: [],
    superlative: ['más {}', 'el más {}', 'la más {}', 'los más {}', 'las más {}', 'lo más {}'],
    lessThan: ['menos {} que'],
    least: ['menos {}', 'el menos {}', 'la menos {}', 'los menos {}', 'las menos {}'],
  },
  amountsBegin: /^(?:el|la|los|las|lo|un|una|dos|tres|cuatro|cinco|diez|cien|mil)$/,
  prefixes: {},
  compoundLinks: null,
  endings: /(?:os|as|es|o|a|e|s)$/,
  digraphs: [],
  adjectivesFollow: true,
  capitalizesNouns: false,
  thousands: '.',
  elides: false,
  alsoEnglish: `sale guitar bass hard easy camper campers circular guest excellent participant moderate no diferente diferentes different les restaurants labs temperature ratios particular restaurant le change zero non
    a no me total es en solo media unos one lista real normal central capital hotel hotels parking region color local material general animal fatal
    por dos sin con de el la los las lo del u o e un six gratis mayor e-bike mil taxi radio plaza villa son se minutes model euro euros motor
    puntos pago horas hay cost busca largo medio patio piscina casa tipo vino alto primero uno unas capacidad mes tope contra once min kilo sea vale final
    bar bares tapas menu salsa taco tacos paella fiesta siesta nacho rioja tinto blanco negro rosa verde azul rojo drama horror terror thriller comedia musical
    serial actor director doctor rural hospital chocolate animal piano guitarra saxo soprano solo trio quinteto suite original digital visa manual auto autos senior junior
    terraza patio loft estudio garaje chalet studio remote metro tango flamenco mango avocado burrito vegan bus tren base seas alta baja alto bajo gran grande san santa
    mejor peor primo libre gas diesel hybrid plan post data datos demo app apps web online cafe mate cola ten vista villas costa sol luna mar playa norte sur este oeste
    nos he has ha que y si ya como para uno una fin pro mate club familiar regular popular similar superior inferior ideal usual especial social global final inter pasada rand`,
};
