/** What records do and what is done to them in French. What says nothing of which records are meant is dropped. */
export const frenchVerbs = `
: je | j' | tu | il | elle | on | nous | vous | ils | elles | me | moi | m' | t' | veux | voudrais | voudrait | cherche | cherchons | besoin | ai besoin | faut | peut | peux | peuvent | pouvez | puis | aimerais | sais | savoir | connaître | voir | avoir | être | acheter | louer | trouver
: bonjour | merci | alors | donc | déjà | encore | aussi | très | bien | vraiment | juste | parmi ceux | parmi celles | tout | tous | toutes | toute | même | mêmes | quelque | quelques | certains | certaines | ici | là | ça | cela | c' | à la fois | est-ce | ci
: à vendre | à louer | en vente | en ligne | mises | mise | mis | sur le marché | au catalogue | dans la liste | dans les données | de la liste | du catalogue | du marché | au sein de | du genre | du type | de type | genre de | sorte de | type de bien | par rapport | en général | compte | comptent | propose | proposent | offre | offrent | possédant | se situe | se situent | situés | situé | situées | située | se trouvent | se trouve | trouve | trouvent
: tournés | tournée | réalisé par | nommé | appelé | appelés | du côté de | obtient | obtiennent | affichant | atteint | atteignent | concerne | concernent | inscrit | inscrits | répertorié | répertoriés | référencés | recensés | enregistrés | enregistré | figurent | figure | parti | partis | partie | moment | cher
are there: compte-t-on | trouve-t-on | a-t-on | recense-t-on | dénombre-t-on
brought in: rapporte | rapportent | rapporté | a rapporté | ont rapporté | génère | génèrent | généré | réalise | réalisé | encaissé | encaisse
cost: coûté | ont coûté
sold: vendu | vendue | vendus | vendues | vend | vendent
bought: acheté | achetés | achète | achètent | achetées
ordered: commandé | commandés | commandées | commandent | ont commandé
returned: retourné | retournés | retournée | retournées | renvoyé | renvoyés | renvoyées | renvoient | renvoie | retournent | retourne | rendus
opened: ouvert | ouverts | ouverte | ouvertes | ouvrent | inauguré
published: publié | publiés | publiée | publiées | parus | paru | parues | parue
posted: postée | postées | mises en ligne | mise en ligne | mis en ligne | mettre en ligne
released: sorti | sortis | sortie | sorties | sorti en | sortent
built: construit | construite | construits | construites | bâti | bâties
added: ajouté | ajoutés | ajoutée | ajoutées
updated: mis à jour | mise à jour | mises à jour | actualisé | actualisées
directed: réalisés | réalisée | dirigé
made: fabriqué | fabriqués | produit par | produits par
with: payé par | payée par | payées par | payés par | payé avec | réglé par | réglées par | réglés par | payées avec | réglée par | réglé avec
spend: dépensent | dépensé | dépense
won: gagné | remporté | remportés | gagnés
weigh: pèsent | pèse | pesant
lasts: dure | durent
accepts: accepte | acceptent | acceptant | admet | admettent
allowed: autorisé | autorisés | admis | permis | acceptés | accepté | bienvenus
comes from: vient de | provient de | viennent de | viennent d'
delivered: livré | livrés | livrées | livrée
rated: noté | notée | notés | notées
hiring: recrute | recrutent | embauche | embauchent
awards: primé | primés | primée
died: morts | décédés
work: travaillent
live: vivent
dropped: baissé | ont baissé | a baissé | diminué | ont diminué | chuté | ont chuté | baissé de
rose: augmenté | ont augmenté | a augmenté | grimpé | monté
got cheaper: devenu moins cher | devenus moins chers | devenues moins chères
removed: disparu | ont disparu | a disparu | retirées | retirés | été retirées | supprimées | supprimés | enlevées
new: apparues | apparus | nouvelles annonces
changed: changé | ont changé | a changé
: font
: fait | reviennent | revient | font-elles | font-ils | ont-ils | sont-ils | sont-elles | dispose | disposent | disposant | comporte | comportent | présente | présentent | existent | donnez | dis | dis-moi | dites-moi | montrez-moi | aimerait | souhaite | souhaitons | celui | celle | indiqué | indiquée | indiqués | renseigné | renseignée | mentionné
`;
