/** What records and their fields are called in French. */
export const frenchNouns = `
price: prix | tarif | tarifs
initial price: prix initial | prix de départ
rent: loyer | loyers
deposit: caution | dépôt | dépôt de garantie
fee: frais
cleaning: ménage
cleaning fee: frais de ménage | frais ménage
salary: salaire | salaires | rémunération | paie
maximum salary: salaire max | salaire maximum
minimum salary: salaire min | salaire minimum
revenue: chiffre d'affaires | recettes | chiffre d affaires | revenus | ca | c.a.
sales: ventes
profit: bénéfice | marge
loss: perte | pertes
cost: coût | coûts
discount: remise | réduction | rabais
shipping: livraison
shipping fee: frais de livraison | frais de port | port
delivery days: délai de livraison | délais de livraison | délai livraison
quantity: quantité | quantités
amount: montant
orders: commandes | commande
lines: lignes | ligne
customers: clients | client | clientes | acheteurs
products: produits | produit | articles
items: objets | objet | pièces
mileage: kilométrage
weight: poids
battery capacity: autonomie
battery: batterie
ram: mémoire vive | mémoire | ram
storage: stockage | disque
screen: écran
touchscreen: écran tactile | tactile
size: taille
area: surface | superficie
height: hauteur
width: largeur
length: longueur
runtime: durée
power: puissance
consumption: consommation
refresh rate: fréquence de rafraîchissement
year: année
estimated year: année estimée
year built: année de construction | année construction
release year: année de sortie
model year: année modèle
available: disponible dès
date: date
ordered date: date de commande
posted: mise en ligne | date de publication
deadline: date limite | échéance
age: âge
experience: expérience | années d'expérience | ans d'expérience
rating: note | évaluation
reviews: avis | commentaires
number of reviews: nombre avis | nombre d'avis
votes: votes
score: score
points: points
awards: récompenses | prix gagnés
awards won: récompenses gagnées | récompenses remportées
views: vues | consultations
favorites: favoris | coups de cœur
photos: photos | clichés
stars: étoiles | étoile
employees: employés | salariés
applicants: candidats | candidatures
openings: postes ouverts
easy apply: candidature simplifiée | candidature facile | candidature rapide | postuler facilement
visa sponsorship: parrainage de visa | parrainage pour le visa | sponsoring de visa | parrainage visa | visa sponsorisé
visa: visa
sponsorship: parrainage | sponsoring
vacation days: jours de congé | jours de vacances | jours de congés | congés
remote: télétravail | à distance | distanciel | full remote
skills: compétences
company: entreprise | société | boîte | employeur
rooms: pièces de vie
bedrooms: chambres | chambre | chambres à coucher
bathrooms: salles de bain | salle de bain | salles de bains | salle de bains
doors: portes
pages: pages
floor: étage
parking: places de parking | place de parking | stationnement | parking
view: vue
sea view: vue mer | vue sur mer | vue sur la mer
distance to beach: distance plage | de la plage
beach: plage
balcony: balcon
terrace: terrasse
garden: jardin
pool: piscine
fireplace: cheminée
pets accepted: animaux acceptés | animaux | animaux de compagnie | animal
dogs: chiens | chien
furnished: meublé | meublée | meublés | meublées
unfurnished: non meublé | non meublée | non meublés | vide
signed: signé | signée | signés | signées
certificate: certificat | certificat d'authenticité
delivery possible: livraison possible | livrable | livrables
professional: professionnel | professionnelle | pro | pros
not professional: vendeur particulier | vendeurs particuliers | particulier | particuliers
gift wrap: emballage cadeau | papier cadeau | emballé cadeau | paquet cadeau
coupon: code promo | bon de réduction
payment method: moyen de paiement | mode de paiement
capacity: capacité
people: personnes | personne
warranty: garantie
in stock: en stock
refurbished: reconditionné | reconditionnés | reconditionnée
box office: box-office | box office
gross worldwide: box-office mondial | recettes mondiales
worldwide: mondial
black and white: noir et blanc | noir & blanc
city: ville | villes
town: commune | communes
suburb: quartier | quartiers
country: pays
region: région
department: département
street: rue
type: type
category: catégorie | catégories
period: époque
material: matière
brand: marque
model: modèle
color: couleur
condition: état
title: titre | intitulé
name: nom
author: auteur
director: réalisateur | réalisatrice
genre: genre
language: langue
seller: vendeur | vendeurs
owner: propriétaire
channel: canal
supplier: fournisseur
agency: agence
equipment: équipements | équipement
fuel: carburant
engine: moteur
gearbox: boîte de vitesses
furniture: meuble
flats: appartements | appartement | apparts | appart
houses: maisons | maison
cars: voitures | voiture | véhicules
books: livres | livre
jobs: offres d'emploi | emplois | postes | emploi | poste
films: films | film | longs métrages
offers: offres | offre
apps: applications | applis | appli
games: jeux | jeu
laptops: ordinateurs | ordinateur | portables | pc portables | ordis
incidents: incidents | interventions
wines: vins | vin
hotels: hôtels | hôtel
cottages: gîtes | gîte
records: enregistrements | logements | annonces | logement | annonce | biens
night: nuit | nuitée
week: semaine
loop: boucle | circuit en boucle | en boucle
hikes: randonnées | randonnée | randos | rando | balades
elevation gain: dénivelé | dénivelé positif | d+
walking time: temps de marche | durée de marche
distance: distance
difficulty: difficulté
kids: enfants | enfant
kid friendly: adapté aux enfants | adaptée aux enfants | adaptés aux enfants
dogs allowed: chiens acceptés | chiens autorisés | chien accepté
left-handed: gaucher | gauchers | pour gaucher
guitars: guitares | guitare
instruments: instruments | instrument
outdoor seating: en extérieur | places en terrasse
ads: publicité | publicités | pub | pubs
without ads: sans publicité | sans pub | sans publicités
first owner: première main | 1ère main | premier propriétaire | 1re main
accidents: accident | accidents
accident free: sans accident | jamais accidenté | non accidenté
injuries: blessés | blessé
fatalities: morts | décès | victimes
negotiable: négociable | à débattre
campers: camping-cars | camping-car | fourgons
bikes: vélos | vélo
sleeping places: couchages | places de couchage
mileage: km au compteur
smartphones: téléphones | téléphone
step free: accessible | accès pmr
episodes: épisodes | épisode
explicit: explicite
transcript: transcription
vintage: millésime | millésimes
organic: bio | biologique
alcohol: degrés | degré d'alcool
bottles: bouteilles
winery: domaine
grape: cépage
studies: études | étude
participants: participants
elevator: ascenseur
heating: chauffage
smoking: fumeurs | fumeur
breakfast: petit déjeuner | petit-déjeuner
air conditioning: climatisation | clim
delivers: livrent | livre à domicile | avec livraison
permits: permis
contractor: entrepreneur
`;
