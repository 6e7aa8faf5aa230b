/**
 * English words whose forms share no ending, or would lose one that is their own: the stem, then its forms. Forms that are as often another word ("saw", "found", "left",
 * "rose", "mean") are not among them, unless they nearly always are this one where data is asked about.
 */
export const IRREGULAR_FORMS =
  `win won winner winners winning, lose loss losses lost losing, beat beaten beating, draw drawn drew, kid children child, person people persons, foot feet, man men,
  woman women, tooth teeth, mouse mice, goose geese, knif knife knives, wife wives, wolf wolves, shelf shelves, half halves, loaf loaves, calf calves, thief thieves,
  crisis crises, analysis analyses, diagnosis diagnoses, criterion criteria, cactus cacti, fungus fungi, index indices indexes, movi movie movies, cooki cookie cookies,
  shoe shoes, quiz quizzes,
  build build built, sell sold, pay paid, make made makes making, leave left, birth born, death die dies died dying dead deaths,
  kilometer kilometres kilometre, meter metres metre, center centre centres, color colour colours, theater theatre theatres, licens licence licences,
  drive drive driven driving drove, hold held, run ran running, buy bought, bring brought, catch caught, teach taught, fight fought, seek sought, think thought,
  sink sank sunk sunken, drink drank drunk, sing sang sung, ring rang rung, swim swam swum, begin began begun, shrink shrank shrunk, spin spun, strike struck striking,
  fly flew flown flies, grow grew grown, blow blew blown, throw threw thrown, know knew known, show shown, come came coming, become became becoming,
  go went gone, take took taken taking, give gave given giving, ride rode ridden riding, rise risen rising, writ write writes wrote written writing,
  hide hid hidden hiding, choos chose chosen, freez froze frozen, steal stole stolen, speak spoke spoken, break broke broken, wear wore worn, tear tore torn,
  weav wove woven, wake woke woken, shak shook shaken, eat ate eaten, see seen, get got gotten, forget forgot forgotten, keep kept, sleep slept, sweep swept,
  spend spent, send sent, lend lent, feed fed, breed bred, meet met, deal dealt, burn burnt, learn learnt, spell spelt, spoil spoilt, hear heard, stand stood,
  understand understood, hang hung, dig dug, stick stuck, swing swung, slid slide slides,
  wireless wireless, is is, was was, has has,
  this this, series series, news news, bus bus buses, gas gas, price price prices priced pricing, rating rated rating ratings,
  publish publication publications, creat creation, apply application applications, valuation valuation valued, rent rental rentals,
  wait waiter waiters, rate rate rates, maximum max, average avg average averaged, number num, apartment apartment apartments,
  basement basement basements, placement placement placements, living living, named named, based based, wedding wedding weddings, radius radii radius` as const;
