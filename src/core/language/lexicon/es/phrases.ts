import type { ForeignLexicon } from '../foreign.ts';
import { spanishNouns } from './nouns.ts';

const words = `
under: bajo | por debajo de | inferior a | inferiores a | más barato que | menor que | menores a | menor a
less than 1000: menos de mil
less than 1.5 hours: menos de hora y media | menos de una hora y media
more than 1.5 hours: más de hora y media | más de una hora y media | mas de hora y media
less than: menos de | por menos de | menos que
over: por encima de | superior a | superiores a | mayor que | mayores a | mayor a
more than 1000: más de mil | mas de mil
more than: más de | más que | mas de | mas que
at least: al menos | como mínimo | como minimo | por lo menos | mínimo de | mínima de | mínimo | mínima | minima | minimo | no menos de | a partir de | igual o superior a | superior o igual a | de al menos
at most: como máximo | como maximo | a lo sumo | máximo de | máxima de | máximo | máxima | maximo | maxima | hasta | no más de | no mas de | como mucho | igual o inferior a | inferior o igual a
or more: o más | o mas | en adelante | o superior | o mejor
or less: o menos | o inferior
between: entre
exactly: exactamente
about: alrededor de | aproximadamente | unos | unas
before: antes del | antes de | anterior a | anteriores a
after: después del | después de | posterior a | posteriores a
since: desde el | desde
from: a partir del
in: del año
until: hasta el
in: en | dentro de
in the: en el | en la | en los | en las
of: del
the 50s: años 50 | los años 50
the 60s: años 60 | los años 60 | los 60
the 70s: años 70 | los años 70 | los 70
the 80s: años 80 | los años 80 | los 80
the 90s: años 90 | los años 90 | los 90
the 2000s: años 2000
and: y | e
or: o | u
not: no
without: sin
not: que no sea | que no sean
no: ningún | ninguno | ninguna
with: con
only: solo | sólo | solamente
the: el | la | los | las | lo
a: un | una
of: de
for: para
per: por cada
by: por
to: a
per month: por mes | al mes
by year: por año
per year: al año
per night: por noche | la noche
per decade: por década
by: según | agrupado por | agrupados por
is: es | está
are: son | están
was: fue
were: fueron | eran | se publicaron | se
have: tienen | tener
has: tiene
cost: cuestan | cuesta
bought: compraron
are there: hay | hubo | había | existen
how many: cuántos | cuántas | cuantos | cuantas
how much: cuánto | cuánta
number of: número de | cantidad de | numero de
what percentage of: qué porcentaje de | qué porcentaje
what is: cuál es | cuáles son | cual es
which: qué | cuál | cuáles | que
where: dónde
who: quién
when: cuándo
show: muestra | muéstrame | enséñame | busca | lista | dame
price low to high: de más barato a más caro | precio ascendente | por precio ascendente
price high to low: de más caro a más barato | precio descendente | por precio descendente
most votes: más votado | mas votado | más votada | más votados | más votadas
most views: más visto | más vista | más vistos | más vistas
cheapest: mas barato | mas barata | mas baratos | más barata | más baratos | más baratas | el más barato | la más barata | los más baratos | las más baratas | más barato | más económico
most expensive: mas caro | mas cara | más caras | el más caro | la más cara | los más caros | las más caras | más caro
the most: el mayor número de | más
highest: el más alto | la más alta | mayor | mayores | más alto
lowest: el más bajo | la más baja | menor | menores | más bajo
largest: el más grande | la más grande | los más grandes | más grande
smallest: el más pequeño | la más pequeña | más pequeño
longest: el más largo | la más larga | más largo
shortest: el más corto | la más corta | más corto
newest: más recientes | mas reciente | mas recientes | el más nuevo | el más reciente | los más recientes | la más reciente | más reciente | más nuevo
oldest: el más antiguo | el más viejo | la más antigua | más antiguo | más viejo
best: el mejor | la mejor | los mejores | las mejores | mejor | mejores
best rated: los mejor valorados | las mejor valoradas | los mejor puntuados | las mejor puntuadas | mejor puntuada | mejor puntuadas | mejor valorada | mejor puntuados | mejor valorados | mejor puntuado | mejor valorado | mejor valoradas
worst: el peor | la peor | los peores | peor
longest: más larga | más largas | más largos
highest: más alta | más altas
fastest: más rápido | más rápida | más rápidos | más rápidas
closest: más cercano | más cercana | más cerca
best selling: más vendidos | más vendidas
heaviest: más pesado
lightest: más ligero
first: primero
sorted by: ordenados por | ordenadas por | ordenado por
descending: descendente
ascending: ascendente
average: promedio | medio | media | en promedio | de media
average of: promedio de | media de
median: mediana
total: total | totales | en total
total of: total de
sum of: suma de
difference: diferencia
different: distintos | distintas | diferentes
compare: compara | comparar
today: hoy
yesterday: ayer
last month: el mes pasado
last year: el año pasado
last week: la semana pasada
this year: este año
this month: este mes
this week: esta semana
next week: la próxima semana | la semana que viene
next month: el próximo mes | el mes que viene
days: días
weeks: semanas
months: meses
years: años
year: año
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
two: dos
three: tres
four: cuatro
five: cinco
six: seis
seven: siete
eight: ocho
nine: nueve
ten: diez
two or more: dos veces o más
1 million: un millón de | un millón
million: millones de | millones | millón
thousand: mil
euros: euros | euro
dollars: dólares
zlotys: zlotys
kg: kilos | kilo
m2: metros cuadrados
kilometers: kilómetros
1.5 hours: hora y media | una hora y media
2.5 hours: dos horas y media
hp: cv | caballos
hours: horas
minutes: minutos
gb: gigas
free: gratis | gratuito | gratuita | gratuitas
paid: de pago
available: disponible
yes: sí
: por favor | algo | actualmente | ¿ | ¡
and: y qué tal
what about: y los de
`;

/** Spanish. */
export const spanish: ForeignLexicon = {
  code: 'es',
  phrases: words,
  nouns: spanishNouns,
  prefixes: {},
  endings: /(?:os|as|es|o|a|e|s)$/,
  thousands: '.',
  elides: false,
  hints: new Set(['y', 'o', 'con', 'sin', 'el', 'los', 'del', 'mas', 'de', 'al']),
  alsoEnglish: `a no me total es en solo media unos one lista real normal central capital hotel hotels parking region color local material general animal fatal
    por dos sin con de el la los las lo del u o e un six gratis mayor e-bike mil taxi radio plaza villa son se minutes model euro euros motor
    puntos pago horas hay cost busca largo medio patio piscina casa tipo vino alto primero uno unas capacidad`,
};
