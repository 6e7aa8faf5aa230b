/** What common values are called in Spanish: where the data is in English. */
export const spanishValues = `
red: rojo | tinto
blue: azul
green: verde
yellow: amarillo
black: negro
white: blanco
grey: gris
brown: marrón
silver: plateado | plata
gold: dorado
pink: rosa
purple: morado
petrol: gasolina
diesel: diésel | gasóleo
electric: eléctrico
hybrid: híbrido
automatic: automático
manual: manual
convertible: descapotable
estate: familiar
sedan: berlina
used: usado | segunda mano
studio: estudio
penthouse: ático
townhouse: adosado
house: casa
apartment: apartamento
cottage: casa rural
sea: mar
mountain: montaña
comedy: comedia
drama: drama
horror: terror | miedo
thriller: suspense
documentary: documental
romance: romántica | romance | amor
animation: animación | dibujos animados
action: acción
crime: policíaca | crimen
science fiction: ciencia ficción
sci-fi: ciencia-ficción
adventure: aventuras | aventura
musical: musical
war: guerra | bélica
family: familiar
weather: tiempo | clima
finance: finanzas
health: salud
education: educación
shopping: compras
news: noticias
sports: deportes
travel: viajes
photography: fotografía
music: música
lighting: iluminación
furniture: muebles
kitchen: cocina
plants: plantas
bedding: ropa de cama
toys: juguetes
card: tarjeta
bank transfer: transferencia
cash: efectivo
full-time: jornada completa | tiempo completo
part-time: media jornada | tiempo parcial
internship: prácticas
private: particular | particulares
dealer: concesionario | profesional
fire: incendio | incendios
vehicle fire: incendio de vehículo | incendios de vehículos
residential: residencial
commercial: comercial
germany: alemania
german: alemán
france: francia
french: francés
spain: españa
spanish: español
italy: italia
italian: italiano
portugal: portugal
portuguese: portugués
austria: austria
austrian: austríaco
switzerland: suiza
swiss: suizo
netherlands: países bajos | holanda
dutch: holandés | neerlandés
belgium: bélgica
belgian: belga
sweden: suecia
swedish: sueco
norway: noruega
norwegian: noruego
denmark: dinamarca
danish: danés
finland: finlandia
poland: polonia
polish: polaco
greece: grecia
greek: griego
united kingdom: reino unido
england: inglaterra
english: inglés
ireland: irlanda
irish: irlandés
united states: estados unidos | eeuu | ee.uu.
american: americano | estadounidense
china: china
chinese: chino
japan: japón
japanese: japonés
india: india
indian: indio | hindú
russia: rusia
russian: ruso
turkey: turquía
south korea: corea del sur
korean: coreano
brazil: brasil
brazilian: brasileño
mexico: méxico
mexican: mexicano
south africa: sudáfrica
cape town: ciudad del cabo
johannesburg: johannesburgo
london: londres
paris: parís
rome: roma
milan: milán
munich: múnich
berlin: berlín
vienna: viena
geneva: ginebra
zurich: zúrich
brussels: bruselas
warsaw: varsovia
krakow: cracovia
lisbon: lisboa
copenhagen: copenhague
athens: atenas
prague: praga
moscow: moscú
electric guitar: guitarra eléctrica
acoustic guitar: guitarra acústica
easy: fácil
moderate: moderada
hard: difícil
excellent: excelente
`;
