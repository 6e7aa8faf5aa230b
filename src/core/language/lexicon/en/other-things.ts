/**
 * Nouns for things that a record speaks of rather than is, unless its own fields or its scraper are called so: nobody may take them for the records
 * because they stand where the records usually do ("how many customers …").
 */
export const OTHER_THINGS = {
  persons:
    'person people customer client buyer purchaser user member visitor guest patient participant volunteer owner landlord tenant resident inhabitant neighbor neighbour citizen man men woman women male female adult kid child children girl boy baby family couple friend boss chief president mayor chef cook waiter doctor nurse dentist surgeon lawyer judge clerk agent broker artist author actor actress musician singer host guide pilot crew staff team employee employer colleague intern worker student pupil scholar teacher professor coach player athlete fan follower subscriber audience crowd listener viewer reader reviewer critic contributor uploader poster seller vendor dealer merchant shopkeeper supplier sponsor investor investigator inspector contractor developer engineer scientist expert specialist official officer police firefighter witness victim passenger driver traveller traveler tourist hiker walker climber cyclist diner eater human soul folk somebody bidder commenter streamer gamer commuter lender borrower trainer tutor lecturer carer caregiver adopter rescuer keeper breeder groomer instructor creator editor translator narrator composer songwriter drummer dancer comedian photographer painter builder plumber electrician architect surveyor advisor adviser banker trader farmer fisher fisherman hunter swimmer runner biker rider skier surfer backpacker wanderer commander soldier donor winner loser nominee voter senator governor minister leader founder producer distributor importer exporter wholesaler reseller curator collector auctioneer appraiser dispatcher responder caller complainant attendee panelist organizer organiser exhibitor consumer drinker smoker learner graduate applicant candidate recruiter interviewer freelancer consultant manager supervisor administrator janitor programmer designer operator helper speaker presenter foreigner stranger teenager toddler elder senior junior',
  organizations:
    'company business firm organization organisation brand maker manufacturer producer publisher studio label bank shop store retailer market supermarket agency institution institute university college school hospital clinic church museum club union party government council authority association charity network channel',
  places:
    'place city town village country nation state county province region area district borough neighborhood neighbourhood hood ward quarter precinct parish postcode suburb street road address location country continent island island sea river lake mountain valley park beach airport station parking room floor zone',
  groups:
    'group category genre type kind sort class brand make model style section topic subject field specialty discipline department division series status stage phase condition language format material version edition size team league',
  times: 'time date day week month year decade century hour minute second season morning evening night weekend holiday moment period age era while',
  happenings:
    'accident crash injury death complaint lawsuit objection crime theft visit visitor click view sale booking reservation payment refund delivery call message email comment review vote like question answer problem issue error bug change update difference reason cause effect trend opinion vacation meeting fight win loss birth marriage divorce',
  parts:
    'part piece string tyre tire wheel airbag seat chair table window door wall roof key button battery cable port screen camera engine motor light lamp bed pillow towel page chapter word letter photo picture image video file link ticket colour color size shape weight price cost fee tax rate percent percentage euro dollar pound cent ingredient calorie drug pill dose dog cat pet animal bird fish tree flower bridge',
} as const;

/** Endings that nouns for persons alone have; lower-case plural or singular. Most words in "-er" are things: servers, scooters, trailers. */
export const PERSON_ENDINGS = /(?:[^l]ists?|ians?|[^rf]ees?)$/;
