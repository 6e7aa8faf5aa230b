/** French adjectives; all are compared with "plus" and "moins". */
export const frenchAdjectives = `
expensive: cher | chère | chers | chères | coûteux | coûteuse | onéreux
cheap: économique | abordable | bon_marché | avantageux
high: élevé | élevée | élevés | élevées | haut | haute
low: bas | basse | faible
large: grand | grande | grands | grandes | gros | grosse | volumineux
small: petit | petite | petits | petites
long: long | longue | longs | longues
short: court | courte
heavy: lourd | lourde
light: léger | légère | légers
tall: grand_de_taille
new: neuf | neuve | nouveau | nouvelle | jeune
recent: récent | récente | récents | récentes
old: ancien | ancienne | vieux | vieille | vieilles | âgé | âgée
good: bon | bonne | intéressant
bad: mauvais | mauvaise
fast: rapide | rapides
slow: lent | lente
near: proche | proches
far: loin | éloigné | éloignée
early: tôt
late: tard
popular: populaire | populaires | demandé | demandée | apprécié | appréciée | prisé
powerful: puissant | puissante | fort | forte
economical: sobre | économe
common: courant | courante | fréquent | fréquente
rare: rare | rares
viewed: vu | vue | vus | vues | consulté | consultée | consultées | consultés | regardé
reviewed: commenté | commentée | commentés
voted: voté
downloaded: téléchargé | téléchargée
sold: vendu | vendue | vendus | vendues
paid: payé | payée | rémunéré
awarded: primé | primée | primés | récompensé | récompensés
spacious: spacieux | spacieuse
wide: large | larges
narrow: étroit | étroite
`;
