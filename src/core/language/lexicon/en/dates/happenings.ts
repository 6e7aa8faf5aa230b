/** What may have happened at a date: words of the names of such fields, what is said for it, and whether such things lie behind or ahead. Stems. */
export const HAPPENINGS: readonly { readonly names: string; readonly says: string; readonly leaning?: 'past' | 'future' }[] = [
  {
    names: 'deadlin due clos expir end until expiry finish',
    says: 'deadlin due clos apply expir end application appli finish conclud still valid keep run ran laps',
    leaning: 'future',
  },
  {
    names: 'post list add publish upload creat creation submit scrap insert register',
    says: 'post list listing add addition publish publication upload creat submit advertis hand put',
    leaning: 'past',
  },
  { names: 'creat creation submit log regist registration receiv report', says: 'come came arriv receiv open log fil lodg report', leaning: 'past' },
  {
    names: 'releas launch pub publish publication premier issu',
    says: 'releas launch start begin began begun publish print premier out issu written writ wrote com come came made',
    leaning: 'past',
  },
  {
    names: 'intak admiss admit admission enrol enroll enrolment enrollment join entri entry entranc member membership',
    says: 'intak arriv arrival admit admission come came taken brought enter enrol enroll join',
    leaning: 'past',
  },
  { names: 'updat modif edit chang revis revision commit push', says: 'updat modif edit chang revis revision amend touch', leaning: 'past' },
  {
    names: 'open found establish est commission',
    says: 'open found establish launch commission start begin began begun built build',
    leaning: 'past',
  },
  { names: 'ship shipp dispatch sent send', says: 'ship shipp dispatch sent send mail post leave leav', leaning: 'past' },
  { names: 'inspect inspection audit', says: 'inspect inspection audit check visit', leaning: 'past' },
  { names: 'check', says: 'inspect inspection audit check visit', leaning: 'past' },
  { names: 'review', says: 'review', leaning: 'past' },
  { names: 'buy bought purchas acquir acquisition acq', says: 'buy bought purchas acquir acquisition', leaning: 'past' },
  { names: 'loan lend lent borrow checkout', says: 'loan lend lent borrow', leaning: 'past' },
  {
    names: 'renovat renovation refit refurb refurbish restor renew',
    says: 'renovat renovation refit refitt refurb refurbish restor renew modernis',
    leaning: 'past',
  },
  { names: 'discovery discover detect detection', says: 'discover discovery found find detect detection', leaning: 'past' },
  {
    names: 'termin terminat termination separation',
    says: 'terminat termination left leav leave quit fir fired dismiss resign laid',
    leaning: 'past',
  },
  { names: 'servic svc maintenanc', says: 'servic svc maintain maintenanc', leaning: 'past' },
  { names: 'sink wreck lose', says: 'sink wreck lose founder', leaning: 'past' },
  { names: 'death', says: 'death deceas', leaning: 'past' },
  { names: 'interment inter burial buri', says: 'bury buri burial inter interment', leaning: 'past' },
  { names: 'build construct construction complet completion', says: 'build construct construction complet completion erect finish', leaning: 'past' },
  { names: 'sell sale', says: 'sell sale buy auction', leaning: 'past' },
  { names: 'pay payment', says: 'pay payment settl', leaning: 'past' },
  { names: 'collect collection pickup', says: 'collect collection pickup fetch claim', leaning: 'past' },
  { names: 'resolv resolution', says: 'resolv resolution solv fix clos complet settl', leaning: 'past' },
  { names: 'repair', says: 'repair mend fix', leaning: 'past' },
  { names: 'decid decision', says: 'decid decision', leaning: 'past' },
  { names: 'captur catch caught', says: 'captur catch caught', leaning: 'past' },
  { names: 'flown', says: 'fly flew flown', leaning: 'past' },
  { names: 'approv approval', says: 'approv approval pass clear', leaning: 'past' },
  { names: 'award grant', says: 'award grant give win', leaning: 'past' },
  { names: 'demolish demolition', says: 'demolish demolition tear', leaning: 'past' },
  { names: 'decommission retir scrapp', says: 'decommission retir scrap scrapp withdraw', leaning: 'past' },
  { names: 'adopt adoption', says: 'adopt adoption rehom', leaning: 'past' },
  { names: 'effectiv effect', says: 'effectiv effect forc' },
  { names: 'birth born dob', says: 'birth born', leaning: 'past' },
  { names: 'die death deceas dod', says: 'die death deceas pass', leaning: 'past' },
  { names: 'found', says: 'find found', leaning: 'past' },
  { names: 'sink', says: 'sink lose wreck founder', leaning: 'past' },
  { names: 'availabl availability vacant free move', says: 'availabl availability vacant move free ready', leaning: 'future' },
  {
    names: 'start begin dep depart departur leave leav show event checkin outbound',
    says: 'start begin began begun kick commenc happen depart departur leave leav take go fly travel check show out',
    leaning: 'future',
  },
  { names: 'ready', says: 'ready leave leav go collect collection', leaning: 'future' },
  { names: 'return inbound checkout', says: 'return back com come inbound', leaning: 'future' },
  { names: 'deliver arr arriv arrival ship', says: 'deliver arriv arrival land dock berth', leaning: 'future' },
  { names: 'first', says: 'start begin began begun' },
  { names: 'last final end clos finish expir', says: 'end finish over run ran' },
  { names: 'eruption erupt', says: 'eruption erupt explod', leaning: 'past' },
  { names: 'hire', says: 'hire join recruit employ', leaning: 'past' },
  { names: 'plant', says: 'plant sow', leaning: 'past' },
  { names: 'discharg', says: 'discharg leav left leave', leaning: 'past' },
  { names: 'announc announcement', says: 'announc announcement reveal unveil', leaning: 'past' },
  { names: 'sign signatur', says: 'sign conclud', leaning: 'past' },
  { names: 'elect election', says: 'elect', leaning: 'past' },
  { names: 'appoint appointment', says: 'appoint', leaning: 'past' },
  { names: 'marri marriag wed wedding', says: 'marri marriag wed wedding', leaning: 'past' },
  { names: 'commission energis energiz connect', says: 'switch connect energis energiz', leaning: 'past' },
  { names: 'restock', says: 'restock', leaning: 'past' },
  { names: 'harvest', says: 'harvest pick', leaning: 'past' },
  { names: 'bottl', says: 'bottl', leaning: 'past' },
  { names: 'arrest', says: 'arrest detain', leaning: 'past' },
  { names: 'diagnos diagnosis', says: 'diagnos diagnosis', leaning: 'past' },
  { names: 'by befor', says: 'deadlin due clos apply expir application appli still valid keep', leaning: 'future' },
];

/** Words of the names of dates at which a thing came to be, not of those at which it was touched again. Stems. */
export const BEGINNINGS =
  'post list add publish publication releas launch creat start premier issu upload submit begin depart departur outbound open found establish intak join hire ship file receive lodge' as const;

/** Participles without the ending of one. */
export const PARTICIPLES =
  'lent sold bought built made won lost set sent left kept held seen shown written begun born taken given found grown worn driven drawn sung told read hung cut hit led met paid run spent taught bred fed spun woven caught drunk eaten fought thrown sunk sank drowned stolen put' as const;

/** Small words between a verb and its time ("lent out since"). */
export const PARTICLES = 'out up off in back down away on it them again' as const;

/** Words that say of a deadline that it is yet to come ("still open on 1 October"). */
export const ONGOING = 'open valid available running on accepting accepted' as const;

/** Names of the time of a record itself, where the record is of something that took place. Stems. */
export const TAKING_PLACE =
  'date time datetime timestamp day when origin event occur occurr occurrenc happen incident accident sale sold order race match game trip flight visit session appointment call crime offenc offens strike record measur observ sampl seen spot sight show concert gig perform reading meeting hearing screening dive climb ride workout test exam lesson class tour walk hike transaction consultation treatment operation surgery fixture donation interview' as const;

/** Names of the time of what took place, before which a record can hardly have come to be: next to one, the date of posting or of sending is another. Stems. */
export const OF_EVENTS =
  'date time datetime timestamp day event occur occurr occurrenc happen incident accident order pickup race match game trip flight visit call crime offenc offens show concert gig perform' as const;

/** Periods of the calendar by whose ends records are dated ("week ending"). */
export const PERIODS = 'week month quarter period fortnight season' as const;

/** What such a date is in its period. */
export const EDGES_OF_PERIODS = 'end ended ending start starting begin beginning commencing commence' as const;

/** Verbs before "within 30 days" that say that the days are those to come. */
export const TIMES_TO_COME =
  'end ends ending expire expires expiring close closes closing due finish finishes finishing lapse lapses start starts starting begin begins beginning open opens opening leave leaves leaving depart departs departing arrive arrives arriving' as const;
