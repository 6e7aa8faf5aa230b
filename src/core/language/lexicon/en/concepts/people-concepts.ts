import type { ConceptWords } from './concept-words.ts';

/** Ideas of numbers of people, of whom the verbs are said: "how many people died". */
export const PEOPLE_CONCEPTS: Readonly<Record<string, Omit<ConceptWords, 'type' | 'people'>>> = {
  votes: { names: 'vote', more: 'voted voted_for upvoted', best: 'more' },
  crowd: {
    names: 'attendance attended crowd attendee visitor spectator audience traffic footfall turnout boardings ridership patronage',
    verbs: 'attend visit',
    more: 'attended crowded busy visited well-attended trafficked',
    nouns: 'attendance crowd spectators turnout footfall audience',
  },
  deaths: {
    names: 'death fatality fatal killed dead deceased casualty victim lives_lost',
    nouns: 'deaths fatalities casualties dead victims death_toll toll fatal_injuries lives_lost lives',
    verbs: 'die kill perish drown',
    more: 'deadly fatal lethal',
    best: 'less',
  },
  affected: { names: 'affected impacted', verbs: 'affect hit impact', best: 'less' },
  survivors: { names: 'survivor survived', nouns: 'survivors', verbs: 'survive' },
  rescued: { names: 'rescued saved', verbs: 'rescue save' },
  helped: { names: 'helped assisted', verbs: 'help assist' },
  musicians: { names: 'member musician', nouns: 'musicians bandmembers band_members instrumentalists' },
  evacuated: { names: 'evacuated evacuee displaced', nouns: 'evacuees', verbs: 'evacuate displace' },
  arrests: { names: 'arrest arrested detained', nouns: 'arrests', verbs: 'arrest detain' },
  injuries: { names: 'injury injured wounded hurt', nouns: 'injuries injured wounded', verbs: 'injure hurt wound', best: 'less' },
  employees: {
    names: 'employee headcount staff workforce worker personnel',
    nouns: 'employees staff headcount workforce workers personnel team_members staff_members members_of_staff people_working',
    verbs: 'employ work',
  },
  volunteers: { names: 'volunteer', nouns: 'volunteers helpers', verbs: 'volunteer' },
  patients: { names: 'patient', nouns: 'patients', verbs: 'treat' },
  population: {
    names: 'population inhabitant resident',
    nouns: 'population inhabitants residents people',
    verbs: 'live',
    more: 'populous',
  },
  participants: {
    names: 'participant enrolment enrollment attendee',
    nouns: 'participants enrolment enrollment enrollees students pupils subjects',
    verbs: 'enrol enroll join participate take_part takes_part took_part',
  },
  complainants: { names: 'complaint grievance', nouns: 'complainants', verbs: 'complain' },
  applicants: {
    names: 'applicant application candidate',
    nouns: 'applicants applications candidates',
    verbs: 'apply',
    more: 'sought-after applied_for',
    top: 'most_applied_for most_applied_-_for',
  },
  followers: {
    names: 'subscriber follower',
    nouns: 'subscribers followers fans',
    verbs: 'follow subscribe',
    more: 'followed subscribed subscribed_to',
    best: 'more',
  },
  passengers: {
    names: 'passenger traveler rider ridership',
    nouns: 'passengers travellers travelers riders ridership',
    verbs: 'carry transport',
  },
};
