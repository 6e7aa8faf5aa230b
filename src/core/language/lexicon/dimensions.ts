/** What a unit measures; a value in one unit is only ever compared with a field of the same dimension. */
export type Dimension =
  | 'money'
  | 'length'
  | 'area'
  | 'mass'
  | 'time'
  | 'data'
  | 'power'
  | 'charge'
  | 'percent'
  | 'frequency'
  | 'pixels'
  | 'volume'
  | 'speed'
  | 'economy'
  | 'voltage'
  | 'temperature'
  | 'energy';
