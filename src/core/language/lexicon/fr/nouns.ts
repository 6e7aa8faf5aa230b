/** What records and their fields are called in French. */
export const frenchNouns = `
price: prix | tarif
rent: loyer
deposit: caution | dépôt
salary: salaire
revenue: chiffre d'affaires | recettes | chiffre d affaires | revenus
sales: ventes
profit: bénéfice
loss: perte
discount: remise | réduction
shipping: livraison
shipping fee: frais de livraison | frais de port
quantity: quantité
amount: montant
orders: commandes | commande
customers: clients | client
products: produits | produit
mileage: kilométrage
weight: poids
battery capacity: autonomie
battery: batterie
ram: mémoire vive | mémoire | ram
storage: stockage
touchscreen: écran tactile | tactile
screen: écran
size: taille
area: surface | superficie
height: hauteur
length: longueur
runtime: durée
power: puissance
year: année
year built: année de construction | année construction
release year: année de sortie
built: construit | construite | construits | construites
available: disponible dès
date: date
ordered: commandé
added: ajouté | ajoutés | ajoutée | ajoutées
updated: mis à jour | mise à jour | mises à jour
published: publié | publiés
age: âge
rating: note | évaluation
rated: noté | notée | notés | notées
reviews: avis
votes: votes
score: score
points: points
awards: récompenses | prix gagnés
awards won: récompenses gagnées
stars: étoiles
views: vues | vue
remote: télétravail | à distance
easy apply: candidature simplifiée | candidature facile
visa sponsorship: parrainage pour le visa | parrainage de visa | parrainage visa | visa sponsorisé
gift wrap: emballage cadeau | paquet cadeau
professional: pro | professionnel | professionnelle
not professional: particulier | particuliers | vendeur particulier
signed: signé | signée | signés | signées
sold: vendu | vendue | vendus | vendues
cleaning: ménage
certificate: certificat
refurbished: reconditionné | reconditionnée | reconditionnés
shipping available: livraison possible
employees: employés
applicants: candidats
company: entreprise | société
rooms: pièces
bedrooms: chambres | chambre
bathrooms: salles de bain | salle de bain
doors: portes
pages: pages
floor: étage
parking: places de parking | place de parking | stationnement
balcony: balcon
garden: jardin
pool: piscine
chimney: cheminée
pets accepted: animaux acceptés | animaux | animaux de compagnie
furnished: meublé | meublée | meublés | meublées
unfurnished: non meublé | non meublée
returned: retourné | retournés | retournée | retournées | renvoyé | renvoyées
capacity: capacité
people: personnes
warranty: garantie
box office: box-office | box office
worldwide: mondial
city: ville
country: pays
region: région
street: rue
type: type
category: catégorie
brand: marque
model: modèle
color: couleur
condition: état
title: titre
author: auteur
director: réalisateur | réalisatrice
genre: genre
language: langue
seller: vendeur
owner: propriétaire
channel: canal
supplier: fournisseur
flats: appartements | appartement
houses: maisons | maison
cars: voitures | voiture
books: livres | livre
jobs: offres d'emploi | emplois | postes
apps: applications
games: jeux | jeu
laptops: ordinateurs | ordinateur | portables
incidents: incidents
wines: vins | vin
hotels: hôtels | hôtel
cottages: gîtes | gîte
records: enregistrements | logements | annonces | offres
night: nuit
week: semaine
`;
