/** Short words of questions as they are often mistyped: too short to tell by one letter from others. */
const SLIPS = {
  how: 'hom hoow howw',
  which: 'wich whch whic wihch whihc whcih',
  what: 'waht wat wht whta',
  when: 'wehn whn',
  where: 'wher whre wehre',
  with: 'wiht wih wth witht',
  without: 'withot wihtout withuot',
  than: 'tahn thna',
  that: 'taht thta',
  their: 'thier thir thiere',
  the: 'teh hte',
  and: 'adn nad',
  have: 'ahve hvae haev',
  many: 'mnay amny manny',
  more: 'mroe moer',
  most: 'msot',
  less: 'lses',
  last: 'lsat',
  from: 'fomr frm',
  since: 'sicne snce',
  between: 'betwen beetween',
  under: 'udner',
  about: 'abuot',
  wednesday: 'wensday wendsday',
  different: 'difrent difernt diffrnt',
  still: 'stil stll',
  average: 'avarage avrege avarege averege',
  people: 'peopel poeple ppl',
  available: 'avaliable availible avalable',
} as const;

/** The word that a slip stands for. */
export const MEANT_BY_SLIP: ReadonlyMap<string, string> = new Map(
  Object.entries(SLIPS).flatMap(([word, slips]) => slips.split(' ').map((slip) => [slip, word] as const)),
);
