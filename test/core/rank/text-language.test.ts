import { describe, expect, it } from 'vitest';

import { createLanguageDetector } from '../../../src/core/rank/text-language.ts';

function languageOf(...texts: readonly string[]): string {
  const detector = createLanguageDetector();
  detector.add(texts);
  return detector.finish();
}

describe('the language of texts', () => {
  it.each([
    ['English', 'The chair is made of oak and comes with a cushion for the seat.'],
    ['German', 'Der Stuhl ist aus Eiche und wird mit einem Kissen für den Sitz geliefert.'],
    ['French', 'La chaise est en chêne et se vend avec un coussin pour une assise plus douce.'],
    ['Spanish', 'La silla es de roble y se vende con un cojín para el asiento, sin patas.'],
    ['Italian', 'La sedia è di rovere e si vende con un cuscino, anche nella misura più grande.'],
    ['Portuguese', 'A cadeira é de carvalho e não vem com almofada, mas são também vendidas em par.'],
    ['Dutch', 'De stoel is van eiken en wordt met een kussen voor het zitvlak geleverd, ook in het wit.'],
    ['Swedish', 'Stolen är av ek och säljs med en dyna för sitsen, även från andra håll och utan ben.'],
    ['Danish', 'Stolen er af eg og sælges med en pude til sædet, også uden ben, efter ønske.'],
    ['Norwegian', 'Stolen er av eik og selges med en pute til setet, også uten bein, etter ønske.'],
    ['Finnish', 'Tuoli on tammea ja se myydään tyynyn kanssa, mutta myös ilman, jos niin halutaan.'],
    ['Hungarian', 'Az új szék tölgyfa, és egy párna is van hozzá, de nem csak ez a szép.'],
    ['Romanian', 'Scaunul este din stejar și se vinde cu o pernă pentru șezut, dar nu fără picioare.'],
    ['Turkish', 'Bu sandalye meşe ve bir minder ile gelir, çok iyi ama ayaklar için daha var.'],
    ['Russian', 'Стул из дуба и с подушкой для сиденья, но без ножек, как на фото, также в белом.'],
    ['Greek', 'Η καρέκλα είναι από δρυ και έχει μαξιλάρι για το κάθισμα, χωρίς πόδια.'],
    ['Arabic', 'هذا الكرسي من خشب البلوط مع وسادة على المقعد و هو غير متوفر في المتجر'],
  ])('is %s', (language, text) => {
    expect(languageOf(text)).toBe(language);
  });

  it.each([
    ['there is no text', []],
    ['they are names and numbers', ['SKU-4411', 'Havelock 12/3', 'Tarn', 'https://shop.example/4411']],
    ['names alone are of another language', ['Calle de la Rosa', 'Plaza de la Luz', 'Casa de la Fuente', 'Villa de la Loma']],
    [
      'another language is only a part of them',
      ['The house in the old town is for sale with all of its rooms.', 'Das Haus in der Altstadt ist mit dem Garten.'],
    ],
    ['it is one without a stemmer', ['Krzesło jest z dębu i ma poduszkę na siedzisko, ale bez nóg', 'Stół do kuchni, nie do salonu']],
  ])('is taken for English where %s', (_why, texts) => {
    expect(languageOf(...texts)).toBe('English');
  });

  it('is told by a part of very many texts', () => {
    const detector = createLanguageDetector();
    const batch = Array.from({ length: 20_000 }, () => 'Das Haus mit dem Garten ist für eine Familie und ihr Auto. '.repeat(50));
    for (let time = 0; time < 5; time += 1) detector.add(batch);
    expect(detector.finish()).toBe('German');
  });
});
