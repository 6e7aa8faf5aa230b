/** German names of everyday things and fields, each with its English. */
export const germanEverydayNouns = `
memory: arbeitsspeicher | hauptspeicher
storage: speicher | festplatte | speicherkapazität
screen: bildschirm | bildschirmdiagonale
devices: geräte | gerät
battery: akkukapazität
range: reichweite
charging stations: ladestationen | ladesäulen | ladepunkte | ladestation | ladesäule
power: ladeleistung | motorleistung
speed: geschwindigkeit | höchstgeschwindigkeit
recipes: rezepte | rezept
ingredients: zutaten | zutat
servings: portionen
calories: kalorien | kcal
protein: eiweiß | proteine
sugar: zucker
fat: fett
prep time: zubereitungszeit | vorbereitungszeit
cook time: kochzeit | backzeit | garzeit
courses: kurse | kurs | lehrgänge
lessons: lektionen | unterrichtseinheiten
students: schüler | studierende
teacher: lehrer | dozent | dozentin
certificate: zertifikat | abschlusszertifikat
level: niveau
events: veranstaltungen | veranstaltung | konzerte | konzert
tickets: karten | eintrittskarten
ticket price: eintrittspreis | kartenpreis | eintritt
sold out: restlos ausverkauft
venue: veranstaltungsort | spielort
artist: künstler | künstlerin
minimum age: mindestalter
animals: tier
breed: rasse
species: tierart | spezies
sex: geschlecht
vaccinated: geimpft
neutered: kastriert | sterilisiert
microchip: gechipt
adoption fee: schutzgebühr | vermittlungsgebühr
books: taschenbücher
publisher: verlag
pages: seitenzahl
songs: lieder
quantity: anzahl stück
stock: vorrat
supplier: zulieferer
shipping: lieferkosten
free shipping: versandkostenfrei | gratisversand | kostenloser versand | portofrei
shipped: versendet | verschickt
customer: kundin
discount: preisnachlass | preisreduzierung
invoice: rechnungen
payment: zahlung
tax: steuer | steuern
rooms: räume
bedrooms: schlafräume
bathrooms: badezimmern
price per night: übernachtungspreis | preis pro nacht | nachtpreis
deposit: anzahlung | mietkaution
rent: nettomiete | bruttomiete
area: quadratmeterzahl | nutzfläche
floor: geschoss
elevator: lifte
fireplace: kamin | ofen
wifi: wlan | w-lan
pool: swimmingpool
beach: strand
distance to center: entfernung zum zentrum
parking: tiefgarage
balcony: balkone | loggia
heating: fußbodenheizung
year built: baujahre | bauj.
model year: modelljahre
mileage: kilometer stand
owners: vorbesitzer | vorbesitzern
doors: türig
seats: sitzer | sitzplätzen
emissions: emissionen | co2-ausstoß
consumption: durchschnittsverbrauch
weight: leergewicht | eigengewicht
height: körpergröße
width: breiten
depth: tiefe
length: gesamtlänge
temperature: temperatur
noise: lautstärke | geräuschpegel
damage: schaden | schäden | schadenshöhe
accidents: verkehrsunfälle
salary: monatsgehalt | einkommen | vergütung
minimum salary: mindestgehalt
experience: erfahrungen
applicants: bewerberinnen
openings: freie stellen
deadline: bewerbungsende | anmeldeschluss
start date: startdatum | beginn
end date: enddatum
remote: fernarbeit
part-time: teilzeitstelle
company: firmen | arbeitgebern
reviews: kundenbewertungen | kritiken
rating: bewertungsschnitt | sternebewertung
views: klickzahlen
downloads: herunterladungen
episodes: podcastfolgen
duration: länge in minuten | filmlänge
editors choice: tipp der redaktion
permits: baugenehmigungen | baugenehmigung
studies: klinische studien
patients: patienten | patient
species count: artenzahl
wines: rotweine | weißweine
bottles: flaschen | flasche
vintage: jahrgänge
alcohol: alkohol | alkoholgehalt
organic: bio | biologisch | ökologisch
vegan: vegan | vegane | veganes
vegetarian: vegetarisch | vegetarische
gluten free: glutenfrei | glutenfreie | ohne gluten
lactose free: laktosefrei | laktosefreie
sugar free: zuckerfrei | ohne zucker
wheelchair accessible: rollstuhlzugänglich
card payment: kartenzahlung | mit karte zahlen
outdoor: draußen | im freien
indoor: drinnen | in der halle
boxed: ovp | originalverpackt
waterproof: wasserdicht
handmade: handgemacht | handgefertigt
signed: signiert
verified: verifiziert | geprüft
active: aktiv
boats: boote | schiffe | yachten
furniture: möbelstücke
objects: gegenstände | stücke
clothes: klamotten
size: größen
`;

/** German turns of phrase for orders and bounds. */
export const germanEverydayPhrases = `
newest first: neuzugänge zuerst | frisch reingekommene zuerst | neueste anzeigen zuerst | neu eingestellte zuerst
cheapest first: preiswerteste zuerst
most expensive first: kostspieligste zuerst
first: als erstes
still available: noch zu haben | noch verfügbar | noch da | noch nicht verkauft
more than 1: mehr als ein | mehr als eine | mehr als einen | mehr als einer
at least 1: mindestens ein | mindestens eine | mindestens einen | wenigstens ein
at most 1: höchstens ein | höchstens eine | höchstens einen
both: sowohl als auch
twice: doppelt so
at least: ab mind.
around: in etwa | so etwa
`;
