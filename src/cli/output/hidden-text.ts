/** That a table has no room for some fields, and what shows them. */
export function hiddenText(fields: number): string {
  return `+${fields} ${fields === 1 ? 'field' : 'fields'} with --wide`;
}
