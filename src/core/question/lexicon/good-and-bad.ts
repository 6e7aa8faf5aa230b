/** What a rate is of where its highest is the best. */
export const GOOD =
  /^(?:success|succeed|approv|pass(?:ed|es)?\b|wins?\b|won\b|complet|enact|fund|adopt|accept|s[eo]ll?[dt]?\b|punctual|on ?time|deliver|finish|occup|attend)/;
/** What a rate is of where its lowest is the best. */
export const BAD =
  /^(?:fail|cancel|delay|late\b|drop|death|die[ds]?\b|default|error|compl[ai]|crime|accident|loss|lost|reject|deten|detain|vacan|miss(?:ed|es)?\b|absent|return|poor|abort|scrub|damage|fault|overdue|dnf)/;
