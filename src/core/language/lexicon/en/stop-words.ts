/**
 * Words that rank nothing: they stand in every text and say nothing of what is looked for. "without", "one" (piece), "off" (the shoulder) and "up" do:
 * leaving them out cost 0.005 nDCG@10 on a set of product searches.
 */
export const STOP_WORDS =
  "a an the this that these those and or but of in on at by for from to into onto with within as is are was were be been being am it its it's there here which who whom whose what where when while how do does did done has have had having can could will would shall should may might must nor so than then too very just only also some any all each every both few more most other such own same i me my we us our you your he him his she her they them their about above below over under between through during before after again down out please" as const;
