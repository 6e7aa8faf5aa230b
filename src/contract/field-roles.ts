/** The roles of fields; `FieldRole` says what each means. Apart from the schemas, so that the command line lists them without loading those. */
export const FIELD_ROLES = [
  'key',
  'title',
  'price',
  'additive',
  'average',
  'count',
  'year',
  'date',
  'category',
  'list',
  'flag',
  'text',
  'number',
] as const;
