import { ScrqError } from '../../errors.ts';

/**
 * The format of datasets that this version writes. 1, which says nothing of itself, has no marks of files; 2 has no packed runs; of 3, versions that
 * read no other want the text of each record in a column of its own; up to 4, a run that was given up never comes back; up to 5,
 * lines of runs that are gone stay. All up to this one are read as they are.
 */
export const DATASET_FORMAT = 6;

/** The first version of scrq that reads the format. */
export const FORMAT_NEEDS = '0.1.0';

/** Refuses what a newer version of scrq has written; `needs` is the version that the dataset names. */
export function newerFormat(format: number, needs: string): ScrqError {
  return new ScrqError('data_unusable', `the dataset has format ${format}, and this version of scrq reads formats up to ${DATASET_FORMAT}`, {
    isForClients: true,
    hint: `Use scrq ${needs} or newer.`,
  });
}

/** Refuses a catalogue with a line that means nothing here: what it says of the others cannot be known. */
export function unknownEvent(kind: string): ScrqError {
  return new ScrqError(
    'data_unusable',
    `the catalogue of the dataset holds a line of the kind ${JSON.stringify(kind)}, which this version of scrq does not know`,
    {
      isForClients: true,
      hint: 'A newer version has written it: use that one. If none has, `scrq doctor --check` looks for damage.',
    },
  );
}
