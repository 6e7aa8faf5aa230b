import type { FieldProfile } from '../profile/fields.ts';

/** Words for what happened at a date, by what the field may be called. All are stems. */
const HAPPENINGS: readonly { readonly names: RegExp; readonly says: RegExp; readonly leaning: 'past' | 'future' }[] = [
  {
    names: /^(?:deadlin|due|clos|expir|end|until|expiry|finish|by)$/,
    says: /^(?:deadlin|due|clos|apply|expir|end|application|appli|finish)$/,
    leaning: 'future',
  },
  {
    names: /^(?:post|list|add|publish|upload|creat|creation|submit|scrap|insert|register|post)$/,
    says: /^(?:post|list|listing|add|addition|publish|publication|upload|creat|submit|advertis)$/,
    leaning: 'past',
  },
  {
    names: /^(?:releas|launch|publish|publication|premier|issu)$/,
    says: /^(?:releas|launch|publish|premier|out|issu|written|writ|wrote|com|come|came|made)$/,
    leaning: 'past',
  },
  {
    names: /^(?:intak|admiss|admit|admission|enrol|enroll|enrolment|enrollment|join|entri|entry|entranc)$/,
    says: /^(?:intak|arriv|arrival|admit|admission|come|came|taken|brought|enter|enrol|enroll|join)$/,
    leaning: 'past',
  },
  { names: /^(?:updat|modif|edit|chang)$/, says: /^(?:updat|modif|edit|chang)$/, leaning: 'past' },
  { names: /^(?:review)$/, says: /^(?:review)$/, leaning: 'past' },
  { names: /^(?:birth|dob)$/, says: /^(?:birth)$/, leaning: 'past' },
  { names: /^(?:availabl|availability|vacant|free|move)$/, says: /^(?:availabl|availability|vacant|move|free|ready)$/, leaning: 'future' },
  {
    names: /^(?:start|begin|depart|departur|leave|show|event|check|checkin|outbound)$/,
    says: /^(?:start|begin|began|begun|happen|depart|departur|leave|take|go|fly|travel|check|show|out)$/,
    leaning: 'future',
  },
  { names: /^(?:return|inbound|checkout)$/, says: /^(?:return|back|com|come|inbound)$/, leaning: 'future' },
  { names: /^(?:deliver|arriv|arrival|ship)$/, says: /^(?:deliver|arriv|arrival)$/, leaning: 'future' },
];

/** What may be said of the happening that a date field's name tells of, as patterns of stems; empty when it tells of none. */
export function happeningsSaidOf(profile: FieldProfile): readonly RegExp[] {
  return HAPPENINGS.filter((happening) => isNamed(profile, happening.names)).map((happening) => happening.says);
}

/** Whether such things lie behind or ahead, or undefined when the name does not tell. */
export function leaningByName(profile: FieldProfile): 'past' | 'future' | undefined {
  return HAPPENINGS.find((happening) => isNamed(profile, happening.names))?.leaning;
}

function isNamed(profile: FieldProfile, names: RegExp): boolean {
  return profile.words.some((word) => names.test(word.stem));
}

/** True for a stem that says what happens at some date. */
export function isHappening(stem: string): boolean {
  return HAPPENINGS.some(({ says }) => says.test(stem));
}

/** A date at which the thing came to be, not one at which it was touched again. */
export function isBeginning(profile: FieldProfile): boolean {
  return profile.words.some((word) =>
    /^(?:post|list|add|publish|publication|releas|launch|creat|start|premier|issu|upload|submit|begin|depart|departur|outbound)$/.test(word.stem),
  );
}
