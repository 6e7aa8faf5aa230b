/** French names of everyday things and fields, each with its English. */
export const frenchEverydayNouns = `
storage: disque dur | espace de stockage
screen: taille d'écran
devices: appareils | appareil
charging stations: bornes de recharge | borne
speed: vitesse
recipes: recette
ingredients: ingrédients | ingrédient
servings: couverts
calories: calories | kcal
protein: protéines | protéine
fat: graisses | matières grasses
prep time: temps de préparation
cook time: temps de cuisson
courses: cours | formations | formation
lessons: leçons
students: étudiants | élèves
teacher: professeur | enseignant | formateur
certificate: attestation
level: niveau
events: événements | événement | spectacles
ticket price: prix du billet | tarif d'entrée
sold out: complets | complète
venue: lieu
artist: artiste
minimum age: âge minimum | âge minimal
animals: animaux à adopter
species: espèce
sex: sexe
vaccinated: vacciné | vaccinée | vaccinés
neutered: stérilisé | stérilisée | castré | castrés
microchip: pucé | pucée
adoption fee: frais d'adoption
books: ouvrages
publisher: éditeur | maison d'édition
pages: nombre de pages
songs: chansons | morceaux
supplier: fournisseurs
free shipping: livraison gratuite | frais de port offerts | port offert
shipped: expédié | expédiés
invoice: facture | factures
payment: paiement
tax: taxe | taxes | impôt
rooms: pièce
bathrooms: salle d'eau | salles d'eau
price per night: prix par nuit | prix de la nuit
deposit: acompte
area: surface habitable
floor: étages
elevator: ascenseurs
fireplace: poêle
wifi: wi-fi
pool: piscine privée
distance to center: distance du centre
parking: place de garage
balcony: balcons
heating: chauffage central
owners: propriétaires précédents | anciens propriétaires
seats: sièges | places assises
emissions: émissions
depth: profondeur
temperature: température
noise: bruit | niveau sonore
damage: dégâts | dommages
accidents: accidents de la route
minimum salary: salaire mini
deadline: date de clôture
start date: date de début
end date: date de fin
remote: en remote
part-time: à temps partiel
company: entreprises | sociétés
reviews: avis clients | évaluations
rating: notation
likes: j'aime
views: visionnages
downloads: téléchargements
in-app purchases: achats intégrés | achats in-app
editors choice: choix de la rédaction | coup de cœur de la rédaction
permits: permis de construire
studies: essais cliniques | essais | essai
patients: patients
species count: nombre d'espèces
wines: vins rouges | vins blancs
bottles: bouteille
alcohol: alcool | teneur en alcool
organic: biologiques | issus de l'agriculture biologique
vegan: végan | vegan | végane | véganes
vegetarian: végétarien | végétarienne | végétariens
gluten free: sans gluten
lactose free: sans lactose
sugar free: sans sucre
wheelchair accessible: accessible aux fauteuils roulants | accessible pmr
card payment: paiement par carte
outdoor: en plein air | extérieur
indoor: en intérieur | intérieur
boxed: dans sa boîte | boîte d'origine
waterproof: étanche | imperméable
handmade: fait main | faite main
signed: dédicacé
verified: vérifié | vérifiée | vérifiés
active: actif | active | actifs
bicycles: vélos électriques | vtt
boats: bateaux | bateau | voiliers
clothes: vêtements
size: pointure
`;

/** French turns of phrase for orders and bounds. */
export const frenchEverydayPhrases = `
newest first: dernières annonces d'abord | plus récents en premier | nouveautés d'abord
cheapest first: moins cher en premier
best first: les meilleurs d'abord | meilleurs d'abord
still available: toujours disponible | toujours disponibles | encore disponible | encore disponibles | toujours dispo | encore dispo | dispo
more than 1: plus d'un | plus d'une
at most 1: au plus un | maximum un
twice: le double
at most: pas plus que | n'excédant pas | sans dépasser | à concurrence de
`;
