import { expect, it } from 'vitest';

import type { TextLanguage } from '../../../src/core/rank/languages.ts';
import { loadStemmer } from '../../../src/store/keywords/stemmers.ts';

/** Words and their stems by libstemmer 2.2. */
const stems: Readonly<Record<TextLanguage, Readonly<Record<string, string>>>> = {
  Arabic: { سريعة: 'سريع', العناوين: 'عناو' },
  Danish: { socialistiske: 'socialistisk', margener: 'margen' },
  Dutch: { uitlijning: 'uitlijn', inschakelen: 'inschakel' },
  English: { generously: 'generous', description: 'descript', batteries: 'batteri' },
  Finnish: { parillinen: 'parillin', selvittää: 'selvit' },
  French: { applicable: 'applic', bornes: 'born' },
  German: { schrägstrich: 'schragstrich', bilder: 'bild' },
  Greek: { κινέζικα: 'κινεζ', εισαγωγικά: 'εισαγωγ' },
  Hungarian: { tartományban: 'tartomány', állítva: 'állítv' },
  Italian: { preparata: 'prepar', vuoti: 'vuot' },
  Norwegian: { datamaskinen: 'datamaskin', ønsket: 'ønsk' },
  Portuguese: { redimensionar: 'redimension', curtas: 'curt' },
  Romanian: { vârful: 'vârf', cerere: 'cerer' },
  Russian: { варианты: 'вариант', совпадения: 'совпаден' },
  Spanish: { cambiados: 'cambi', trozos: 'troz' },
  Swedish: { ändrade: 'ändr', associerade: 'associer' },
  Turkish: { bağlar: 'bağ', deseni: 'dese' },
};

it.each(Object.entries(stems))('brings words to the stems of Snowball: %s', async (language, known) => {
  // The names are those of the table.
  const stem = await loadStemmer(language as TextLanguage);
  for (const [word, expected] of Object.entries(known)) expect(stem(word)).toBe(expected);
});
