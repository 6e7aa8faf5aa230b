/** Stems of what a thing has some of from the start, and which no record of it adds to. */
export const PARTS = /^(?:seat|engin|door|cylind|gear|bed|bedroom|room|bathroom|wheel|port|core|page|floor|capac)/;
