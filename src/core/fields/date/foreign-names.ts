/** Months in German, French, Spanish and Italian, without accents, and their usual short forms: January 0. */
export const FOREIGN_MONTHS: ReadonlyMap<string, number> = numbered([
  'januar janner janvier janv enero ene gennaio gen',
  'februar fevrier fevr febrero febbraio',
  'marz mars marzo',
  'avril avr abril abr aprile',
  'mai mayo maggio mag',
  'juni juin junio giugno giu',
  'juli juillet juil julio luglio lug',
  'aout agosto ago',
  'septembre septiembre setiembre settembre set',
  'oktober okt octobre octubre ottobre ott',
  'novembre noviembre',
  'dezember dez decembre diciembre dicembre dic',
]);

/** Days of the week in the same languages: Monday 0. */
export const FOREIGN_WEEKDAYS: ReadonlyMap<string, number> = numbered([
  'montag mo lundi lun lunes',
  'dienstag di mardi martes',
  'mittwoch mi mercredi mer miercoles mie',
  'donnerstag do jeudi jeu jueves jue',
  'freitag fr vendredi ven viernes vie',
  'samstag sonnabend sa samedi sam sabado sab',
  'sonntag so dimanche dim domingo dom',
]);

/** Small words between the parts of a date. */
export const FOREIGN_BETWEEN: ReadonlySet<string> = new Set('de del den der dem le el am'.split(' '));

function numbered(words: readonly string[]): ReadonlyMap<string, number> {
  return new Map(words.flatMap((names, index) => names.split(' ').map((name) => [name, index] as const)));
}
