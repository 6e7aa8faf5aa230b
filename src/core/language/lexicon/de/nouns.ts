/** What records and their fields are called in German. */
export const germanNouns = `
price: preis | verkaufspreis | kaufpreis | angebotspreis
list price: neupreis | listenpreis | originalpreis | uvp
rent: miete | kaltmiete | warmmiete | monatsmiete
daily price: tagespreis | tagesmiete | tagessatz
deposit: kaution
fee: gebühr
salary: gehalt | lohn | verdienst | jahresgehalt | bezahlung
salary to: maximalgehalt | höchstgehalt
revenue: umsatz | umsätze | einnahmen | erlös | erlöse
profit: gewinn
loss: verlust
cost: kosten
discount: rabatt | nachlass | ermäßigung
shipping: versand
shipping fee: versandkosten | versandgebühr | porto
delivery days: lieferzeit | lieferdauer | liefertage
quantity: menge | stückzahl
pieces: stück
amount: betrag
order value: bestellwert
orders: bestellungen | bestellung
positions: positionen
lines: bestellzeilen | zeilen
customers: kunden | kunde
products: produkte | produkt | artikel | ware
stock: bestand | lagerbestand
mileage: kilometerstand | laufleistung | km-stand | km stand | tachostand
free kilometers: freikilometer
weight: gewicht
total weight: gesamtgewicht
permissible total weight: zgg | z gg | zulässiges gesamtgewicht | zul. gesamtgewicht
battery: akku | batterie
consumption: verbrauch | spritverbrauch | benzinverbrauch
size: größe | dateigröße | speicherplatz
area: fläche | wohnfläche | grundfläche
height: höhe
width: breite
length: länge
runtime: laufzeit | spieldauer | spielzeit | dauer
power: leistung
displacement: hubraum
year: jahr
year built: baujahr | bj. | bj | jahrgang
produced: produktionsjahr
model year: modelljahr
release year: erscheinungsjahr
registration: erstzulassung
listed: eingestellt am | einstelldatum
posted: inseriert am | veröffentlicht am
date: datum
last updated: letztes update | letzte aktualisierung
update: update | aktualisierung
added: hinzugefügt
age: alter
experience: erfahrung | berufserfahrung
years of experience: jahre erfahrung | jahre berufserfahrung
rating: bewertung | note | wertung | durchschnittsbewertung | kundenbewertung
stars: sterne | sternen | stern
reviews: rezensionen | bewertungen
votes: stimmen
score: punktzahl | score
points: punkte
awards: auszeichnungen | preise gewonnen
awards won: gewonnene preise | gewonnene auszeichnungen
views: aufrufe | ansichten | seitenaufrufe | klicks
downloads: downloads
installs: installationen | installs
crash rate: absturzrate | absturzquote
budget: budget
gross: einspielergebnis | kasseneinnahmen
employees: mitarbeiter | angestellte | beschäftigte
inhabitants: einwohner
applicants: bewerber | bewerbungen
openings: offene stellen
visa sponsorship: visum-unterstützung | visumsunterstützung | visa-sponsoring | visumsponsoring | visasponsoring | visumhilfe | visaunterstützung
visa: visum | arbeitsvisum
sponsorship: unterstützung | sponsoring
easy apply: schnellbewerbung | einfache bewerbung
deadline: bewerbungsfrist | frist | bewerbungsschluss
skills: kenntnisse | fähigkeiten
vacation days: urlaubstage | urlaubstagen | tage urlaub | ferientage
vacation: urlaub
company: firma | unternehmen | arbeitgeber | betrieb
company rating: firmenbewertung
rooms: zimmer
bedrooms: schlafzimmer
bathrooms: badezimmer | bäder | bad
doors: türen | türer | tür
seats: sitze | sitzplätze
sleeping places: schlafplätze | schlafplatz | betten
people: personen | person | leute | gäste | mann
minimum stay: mindestmietdauer | mindestaufenthalt
pages: seiten
floor: etage | stockwerk
parking: stellplatz | parkplatz | stellplätze | parkplätze | parkmöglichkeit
view: aussicht | ausblick | blick
sea view: meerblick | meeresblick
balcony: balkon
terrace: terrasse
garden: garten
pool: schwimmbad
dogs allowed: hunde erlaubt | hundefreundlich | hundeerlaubnis
dogs: hunde | hund
pets allowed: haustiere erlaubt | haustierfreundlich | haustiere gestattet
pets: haustiere | haustier | tiere
cats: katzen | katze
furnished: möbliert | eingerichtet
unfurnished: unmöbliert | nicht möbliert
winterproof: winterfest | wintertauglich
equipment: ausstattung
service fee: servicepauschale
license: führerschein
remote: homeoffice | home-office | remote | von zuhause | von zu hause aus | ortsunabhängig
first owner: erste hand | aus erster hand | erstbesitzer | erstbesitz | ersthand | 1. hand | aus 1. hand
accident free: unfallfrei
accidents: unfälle | unfall
not accident free: unfallwagen | unfallauto | unfallfahrzeug
accident free: kein unfallwagen | keine unfallwagen | kein unfallauto | ohne unfall | keine unfälle | nicht verunfallt
negotiable: verhandlungsbasis | vb | verhandelbar | preis vb | vhb
not negotiable: festpreis | nicht verhandelbar
without ads: werbefrei | ohne werbung | ohne anzeigen | ohne reklame | keine werbung
with ads: mit werbung | werbefinanziert
ads: werbung | reklame
in app purchases: in-app-käufe | in-app käufe | inapp-käufe | in app käufe | käufe in der app
editors choice: redaktionstipp | empfehlung der redaktion | redaktionsempfehlung
gift wrap: geschenkverpackung | geschenkpapier | als geschenk verpackt
gift: geschenk
packaging: verpackung
coupon: gutschein | gutscheincode
payment method: zahlungsart | zahlungsmethode | zahlungsweise
delivery: lieferung | lieferservice | lieferdienst
takeaway: zum mitnehmen
reservations: reservierung | reservierungen
invoice: rechnung | beleg
invoice available: rechnung vorhanden
black and white: schwarzweiß | schwarz-weiß | schwarz weiß
black and white film: schwarzweißfilm | schwarz-weiß-film
sold out: ausverkauft | vergriffen
in stock: auf lager | lieferbar | vorrätig | sofort lieferbar
not in stock: nicht auf lager | nicht lieferbar | nicht vorrätig
refurbished: generalüberholt | aufgearbeitet
touchscreen: touchscreen | touchdisplay | touch-display
warranty: garantie
damaged: beschädigt
false alarm: fehlalarm
arson: brandstiftung
fatalities: tote | todesopfer | getötete
injuries: verletzte
sprinklers: sprinkler | sprinkleranlage
response time: reaktionszeit | anfahrtszeit | eintreffzeit
units: einheiten
city: stadt | ort
suburb: vorort | stadtteil | viertel | stadtviertel | bezirk
country: land | länder
state: bundesland
region: region
street: straße
type: art | typ | sorte
type: fahrzeugtyp | fahrzeugart | fahrradtyp | radtyp
genre: genre
category: kategorie | rubrik
brand: marke
manufacturer: hersteller
model: modell
color: farbe
material: material
condition: zustand
title: titel
name: name
author: autor
director: regisseur | regie | regisseurin
language: sprache
seller: verkäufer | anbieter
renter: vermieter
private: privat | privatperson
private: privatvermieter
dealer: händler
developer: entwickler
channel: kanal | vertriebskanal
supplier: lieferant
department: abteilung
agency: agentur | makler
gearbox: getriebe | schaltung
fuel: kraftstoff | treibstoff | sprit
engine: motor
frame height: rahmenhöhe
phone: handy
bikes: fahrräder | fahrrad | räder | rad
e-bikes: e-bikes | e-bike | ebikes | ebike | pedelecs | pedelec
campers: camper | wohnmobile | wohnmobil | womo | womos | reisemobil
flats: wohnungen | wohnung
houses: häuser | haus
cars: autos | auto | wagen | pkw
vehicles: fahrzeuge | fahrzeug
films: filme | film | streifen
books: bücher | buch
jobs: stellen | stelle | stellenangebote | stellenanzeigen | jobs | job | arbeitsplätze
apps: apps | app | anwendungen
games: spiele | spiel
laptops: laptops | notebooks | rechner
incidents: vorfälle | einsätze | vorfall | einsatz | ereignisse
wines: weine | wein
hotels: hotels
restaurants: restaurants | lokale | gaststätten
records: datensätze | einträge | anzeigen | inserate | inserat | anzeige | angebote | objekte
night: nacht
week: woche
loop: rundweg | rundwege | rundwanderung | rundtour | rundkurs
hikes: wanderungen | wanderung | touren | routen
elevation gain: höhenmeter | höhenmetern | aufstieg | anstieg
elevation loss: abstieg
walking time: gehzeit | wanderzeit
distance: distanz | entfernung | strecke
difficulty: schwierigkeit | schwierigkeitsgrad
kids: kinder | kindern | kind
kid friendly: kinderfreundlich | familienfreundlich | kindertauglich
left-handed: linkshänder | linkshändig | linkshändermodell
guitars: gitarren | gitarre
instruments: instrumente | instrument
outdoor seating: außenbereich | außenplätze | plätze im freien | draußen sitzen
delivers: liefern | liefert | mit lieferung | mit lieferservice
step free: barrierefrei | rollstuhlgerecht | stufenlos
explicit: explizit | explizite inhalte | anstößig
episodes: folgen | folge | episoden
transcript: transkript | abschrift
video: videoversion
plays: wiedergaben | abrufe
guest: gast
sponsor: sponsor
permits: genehmigungen | bauanträge | genehmigung
contractor: bauunternehmer | auftragnehmer
studies: studien | studie
randomized: randomisiert
placebo controlled: placebokontrolliert
participants: teilnehmer | probanden
results: ergebnisse
elevator: aufzug | fahrstuhl | lift
heating: heizung
kitchen: einbauküche
basement: keller
smoking: rauchen | raucher
breakfast: frühstück
air conditioning: klimaanlage
parking: parkplätze vorhanden
hygiene rating: hygienebewertung
open: geöffnet
closed: geschlossen
likes: gefällt mir
`;
