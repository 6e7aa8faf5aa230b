/** English words whose forms share no ending, or would lose one that is their own: the stem, then its forms. */
export const IRREGULAR_FORMS =
  `win won winner winning, lose loss losses lost losing, draw drawn drew, kid children child, person people persons, foot feet, man men,
  woman women, build built, sell sold, pay paid, make made, leave left leave leaving leaves, birth born, kilometer kilometres kilometre,
  meter metres metre, center centre, color colour, drive drive driven driving, hold held, run ran, wireless wireless, is is, was was, has has,
  this this, series series, news news, bus bus, gas gas, price price prices priced pricing, rating rated rating ratings,
  publish publication publications, creat creation, apply application applications, valuation valuation valued, rent rental rentals,
  wait waiter waiters, rate rate rates, maximum max, average avg average averaged, number num, apartment apartment apartments,
  basement basement basements, radius radii radius, sink sank sunk, catch caught, die died dies dying` as const;
