/** What records and their fields are called in Spanish. */
export const spanishNouns = `
price: precio | precios | precio medio por persona
average price: precio medio
rent: alquiler | renta
deposit: depósito | fianza
salary: salario | sueldo
revenue: ingresos | facturación | recaudación
sales: ventas
profit: beneficio | ganancia | ganancias
cost: coste | costo | costes
loss: pérdida | pérdidas
discount: descuento
shipping: envío | gastos de envío
free shipping: envío gratis | envío gratuito
quantity: cantidad
amount: importe | monto
fee: tarifa | cuota
orders: pedidos | pedido | compras
customers: clientes | cliente
products: productos | producto | artículos | artículo
stock: existencias
in stock: en stock | en existencias | disponibles en stock | con existencias
not in stock: sin stock | agotado | agotados | agotada | sin existencias | fuera de stock
mileage: kilometraje
weight: peso
battery: batería
screen: pantalla
touchscreen: pantalla táctil | táctil
storage: almacenamiento
memory: memoria
size: tamaño
area: superficie
height: altura
length: longitud
width: anchura
duration: duración | metraje
power: potencia
consumption: consumo
vintage: añada | añadas | cosecha | cosechas
alcohol: graduación | grados | grado | alcohol | graduación alcohólica
aging months: crianza meses | meses de crianza
aging: crianza
year built: año de construcción
year of production: año de fabricación
date: fecha
opening date: fecha apertura | fecha de apertura | apertura
tasted date: fecha cata | fecha de cata
tasting: cata | catas
last inspection: última inspección
inspection: inspección
age: edad
experience: experiencia
rating: valoración | calificación | nota
rating: puntuación
points: puntos
stars: estrellas
michelin star count: estrellas michelin | estrella michelin
reviews: num opiniones | reseñas | opiniones | comentarios | valoraciones
votes: votos
awards: premios | galardones
awards won: premios ganados
views: visitas | visualizaciones
installs: instalaciones
downloads: descargas
crash rate: tasa de fallos
injuries: heridos
fatalities: muertos | muerto | fallecidos | víctimas mortales | víctimas | muertes
alarms: alarmas
false alarms: falsas alarmas | falsa alarma
arson: incendio provocado | provocado | provocados | intencionado | intencionados
units: unidades
buildings: edificios | edificio
employees: empleados | trabajadores | plantilla
applicants: candidatos | solicitantes
company: empresa | compañía
agency: agencia | inmobiliaria
rooms: estancias
bedrooms: dormitorios | dormitorio | habitaciones | habitación | cuartos
bathrooms: baños | baño | aseos
doors: puertas
seats: asientos | plazas
capacity: aforo | capacidad | cabida
people: personas | persona | comensales | comensal | huéspedes
pages: páginas
floor: planta
bottles: botellas
parking bays: plazas de garaje | plaza de garaje | plazas de parking | plazas de aparcamiento | plaza de aparcamiento | garaje
parking: aparcamiento | estacionamiento
balcony: balcón
terrace: terraza | terracita
garden: jardín
pool: piscina
view: vistas | vista
sea view: vistas al mar | vista al mar
pets allowed: mascotas | se admiten mascotas | admite mascotas | mascotas permitidas
dogs: perros | perro
cats: gatos
furnished: amueblado | amueblada | amueblados | amuebladas
unfurnished: sin amueblar | sin muebles | no amueblado
reservations accepted: acepta reservas | admite reservas
reservations: reservas | reserva
gluten free: sin gluten | apto celíacos | apto para celíacos | aptos para celíacos | celíacos
home delivery: a domicilio | reparto a domicilio | entrega a domicilio | servicio a domicilio
delivery time: tiempo entrega | tiempo de entrega | plazo de entrega
minimum order: pedido mínimo
menu of the day: menú del día | menú diario | menú
bars: bares
cuisine: tipo cocina | tipo de cocina | cocina
services: servicios
closing day: día cierre | día de cierre
first owner: primer dueño | único dueño | único propietario | primer propietario
accident free: sin accidentes | sin siniestros
negotiable: negociable
remote: teletrabajo | remoto | en remoto | a distancia
in-app purchases: compras integradas | compras dentro de la app | compras in-app
without ads: sin anuncios | sin publicidad
with ads: con anuncios | con publicidad
organic: ecológico | ecológica | ecológicos | ecológicas | bio
black and white: blanco y negro | b/n
box office: taquilla
worldwide gross: recaudación mundial | taquilla mundial
budget: presupuesto
warranty: garantía
refurbished: reacondicionado | reacondicionada
accident: accidentes | accidente | siniestros
gift wrap: envoltorio de regalo | papel de regalo
city: ciudad | localidad
suburb: barrio | barrios | distrito | vecindario
country: país | países
region: región
province: provincia
street: calle
type: tipo | clase
category: categoría
brand: marca
model: modelo
manufacturer: fabricante
color: color
condition: estado
title: título
name: nombre
author: autor
director: director | directores | directora
genre: género
language: idioma
seller: vendedor
developer: desarrollador | desarrolladores
winery: bodega | bodegas
appellation: denominación | denominación de origen
grape: uva | uvas | variedad
channel: canal
supplier: proveedor
payment method: método de pago | forma de pago
cause: causa
station: parque | estación
response time: tiempo de respuesta
sprinklers: rociadores
gearbox: cambio | caja de cambios
fuel: combustible | carburante
engine: motor
flats: pisos | piso | apartamentos | apartamento
houses: casas
listings: anuncios | anuncio
cars: coches | coche | autos | vehículos
films: películas | película | pelis | peli | cintas | largometrajes | filmes
books: libros | libro
jobs: empleos | trabajos | empleo | puestos
offers: ofertas | oferta
apps: apps | app | aplicaciones | aplicación
games: juegos | juego
laptops: portátiles | portátil
incidents: incidentes | incidente | avisos | intervenciones
wines: vinos | vino
hotels: hoteles
restaurants: restaurantes | restaurante | locales | local
records: registros | fichas
night: noche
week: semana
loop: circular | circulares
hikes: rutas | ruta | excursiones | senderos | caminatas
elevation gain: desnivel | desnivel positivo
walking time: tiempo de marcha | duración de la marcha
distance: distancia
difficulty: dificultad
kids: niños | niño
kid friendly: apto para niños | apta para niños | para niños | aptas para niños | con niños
dogs allowed: apta para perros | apto para perros | aptas para perros | perros permitidos | se admiten perros | admite perros | acepta perros | que acepten perros
left-handed: zurdos | zurdo | para zurdos
guitars: guitarras | guitarra
instruments: instrumentos | instrumento
outdoor seating: al aire libre | mesas fuera
ads: publicidad
delivers: reparten | con reparto
step free: accesible | accesibles
accident free: sin accidentes | no accidentado
bikes: bicis | bici | bicicletas | bicicleta
campers: autocaravanas | autocaravana | campers | furgonetas
sleeping places: plazas para dormir | camas
episodes: episodios | episodio
explicit: explícito
transcript: transcripción
guest: invitado
studies: estudios clínicos | ensayos | ensayo
participants: participantes
elevator: ascensor
heating: calefacción
smoking: fumadores
breakfast: desayuno
air conditioning: aire acondicionado
permits: permisos | licencias
contractor: contratista
vacation days: días de vacaciones | vacaciones
visa sponsorship: patrocinio de visado | patrocinio de visa
easy apply: solicitud sencilla
gift wrap: envuelto para regalo
`;
