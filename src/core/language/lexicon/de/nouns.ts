/** What records and their fields are called in German. */
export const germanNouns = `
price: preis
list price: neupreis | listenpreis | originalpreis
rent: miete | kaltmiete | warmmiete | monatsmiete
deposit: kaution
fee: gebühr
salary: gehalt | lohn | verdienst
revenue: umsatz | umsätze | einnahmen | erlös
with the most revenue: umsatzstärkste
profit: gewinn
loss: verlust
cost: kosten
discount: rabatt | nachlass
shipping: versand
shipping fee: versandkosten | versandgebühr
quantity: menge | stückzahl
amount: betrag
order value: bestellwert
orders: bestellungen | bestellung
positions: positionen
customers: kunden | kunde
products: produkte | produkt | artikel
stock: bestand | lagerbestand
mileage: kilometerstand | laufleistung
weight: gewicht
battery: akku | batterie
size: größe
area: fläche | wohnfläche
height: höhe
width: breite
length: länge
runtime: laufzeit | spieldauer | dauer
power: leistung
year: jahr
year built: baujahr | bj | bj.
model year: modelljahr
release year: erscheinungsjahr
listed: eingestellt | eingestellt am | veröffentlicht
date: datum
ordered: bestellt
added: hinzugefügt
updated: aktualisiert
age: alter
experience: erfahrung | berufserfahrung
years of experience: jahre erfahrung | jahre berufserfahrung
rating: bewertung | note | wertung
rated: bewertet
reviews: rezensionen | bewertungen
votes: stimmen
score: punktzahl
points: punkte
awards: auszeichnungen | preise gewonnen
views: aufrufe
downloads: downloads
employees: mitarbeiter
inhabitants: einwohner
applicants: bewerber
company: firma | unternehmen
company rating: firmenbewertung
stars: sterne | sternen | stern
ads: werbung | reklame
range: reichweite
invoice: rechnung | beleg
vacation days: urlaubstage | urlaubstagen | urlaub
visa: visum | arbeitsvisum
visa sponsorship: visum-unterstützung | visumsunterstützung | visa-sponsoring | visaunterstützung
dogs: hund | hunde | hunden
dog friendly: hundefreundlich | hundefreundliche | hundefreundlicher
accident free: unfallfrei | unfallfreie | unfallfreier | kein unfallwagen | keine unfallwagen | ohne unfall
negotiable: verhandelbar | verhandlungsbasis | vb
doors: türer
gross weight: gesamtgewicht | zulässiges gesamtgewicht | zgg
automatic: automatik
camper vans: wohnmobil | wohnmobile | womo | womos | camper
beds: schlafplätze | schlafplatz
easy apply: schnellbewerbung
gift wrap: geschenkverpackung
rooms: zimmer
bedrooms: schlafzimmer
bathrooms: badezimmer | bäder | bädern | bad
doors: türen
seats: sitze | sitzplätze
pages: seiten
floor: etage | stockwerk
parking: stellplatz | parkplatz | stellplätze | parkplätze
balcony: balkon
garden: garten
pool: schwimmbad
pets allowed: haustiere erlaubt | haustiere
furnished: möbliert | möblierte
unfurnished: unmöbliert | unmöblierte
returned: retourniert | zurückgeschickt | zurückgegeben | retoure
remote: homeoffice | home-office | remote
first owner: erste hand | erstbesitzer | erstbesitz | aus erster hand
black and white: schwarzweiß | schwarz-weiß
black and white film: schwarzweißfilm
touchscreen: touchscreen | touchdisplay
sold out: ausverkauft
in stock: auf lager | lieferbar
refurbished: generalüberholt
damaged: beschädigt
city: stadt | ort
suburb: vorort | stadtteil | viertel
country: land | länder
region: region | bundesland
street: straße
type: art | typ
category: kategorie
brand: marke
manufacturer: hersteller
model: modell
color: farbe
material: material
condition: zustand
title: titel
author: autor
director: regisseur | regie
genre: genre
language: sprache
seller: verkäufer | anbieter
dealer: händler
channel: kanal
supplier: lieferant
department: abteilung
bikes: fahrräder | fahrrad | räder | rad | e-bikes | e-bike | ebikes | ebike
flats: wohnungen | wohnung
houses: häuser | haus
cars: autos | wagen | fahrzeuge
films: filme | film
books: bücher | buch
jobs: stellen | jobs | stellenangebote | stelle
apps: apps
games: spiele | spiel
laptops: laptops | notebooks
incidents: vorfälle | einsätze | vorfall
wines: weine | wein
hotels: hotels
records: datensätze | einträge | anzeigen | inserate
night: nacht
week: woche
`;
