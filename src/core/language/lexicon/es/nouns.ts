/** What records and their fields are called in Spanish. */
export const spanishNouns = `
price: precio | precios
rent: alquiler | renta
deposit: depósito | fianza
salary: salario | sueldo
revenue: ingresos | facturación
sales: ventas
profit: beneficio | ganancia
loss: pérdida | pérdidas
discount: descuento
shipping: envío
free shipping: envío gratis
quantity: cantidad
amount: importe | monto
orders: pedidos | pedido
customers: clientes | cliente
products: productos | producto
stock: existencias
in stock: en stock | en existencias | disponibles en stock
not in stock: sin stock | agotado | agotados | agotada
mileage: kilometraje
weight: peso
battery: batería
size: tamaño
area: superficie
height: altura
length: longitud
duration: duración
power: potencia
vintage: añada | añadas
year built: año de construcción
built: construido | construidos | construida | construidas
date: fecha
tasted date: fecha cata
tasted: catado | catados | catas | cata
ordered: pedido el
added: añadido | añadidos
updated: actualizado | actualizadas | actualizada | actualizados
published: publicado | publicados | publicadas
age: edad
experience: experiencia
rating: valoración | calificación | nota
points score: puntuación
points: puntos
reviews: reseñas | opiniones | valoraciones | num opiniones
votes: votos
awards: premios
awarded: premiado | premiados
installs: instalaciones
downloads: descargas
injured: heridos
alarms: alarmas
false alarms: falsas alarmas
units: unidades
buildings: edificios | edificio
employees: empleados
company: empresa
bedrooms: habitaciones | habitación
bedrooms: dormitorios | dormitorio
bathrooms: baños | baño
doors: puertas
seats: asientos
pages: páginas
floor: planta
bottles: botellas
parking: aparcamiento | estacionamiento | plazas de garaje | plaza de garaje | plazas de aparcamiento | garaje
capacity: capacidad | aforo
guests: comensales | personas
terrace: terraza
pets: perros | perro
black and white: blanco y negro
fatalities: muertos | muerto | víctimas
refurbished: reacondicionado | reacondicionada
alcohol content: graduación | grados
aging months: crianza
aging months: crianza meses
accident: accidentes | accidente
michelin stars: estrella michelin | estrellas michelin
opened: abierto | abiertos | abierta | abiertas | apertura
home delivery: a domicilio | reparto a domicilio | entrega a domicilio
gluten free: sin gluten | apto celíacos | aptos celíacos | apto para celíacos | celíacos
pets allowed: admite mascotas | admite perros | acepten perros | acepta perros | aceptan perros | que admitan perros | admiten perros
remote: teletrabajo | remoto | a distancia
gift wrap: envoltorio de regalo | papel de regalo
balcony: balcón
garden: jardín
pool: piscina
pets allowed: mascotas | se admiten mascotas
furnished: amueblado | amueblada | amueblados
unfurnished: sin amueblar | no amueblado | sin muebles
returned: devuelto | devueltos
first owner: primer dueño | único dueño
in-app purchases: compras integradas
ads: anuncios
organic: ecológico | ecológica | ecológicos
diesel: diésel
city: ciudad
country: país
region: región
street: calle
type: tipo
category: categoría
brand: marca
model: modelo
color: color
condition: estado
title: título
author: autor
director: director
language: idioma
seller: vendedor
developer: desarrollador
winery: bodega | bodegas
grape: uva | uvas
channel: canal
supplier: proveedor
flats: pisos | piso | apartamentos | apartamento
houses: casas
cars: coches | coche | autos
films: películas | película | pelis | peli
books: libros | libro
jobs: empleos | trabajos
apps: aplicaciones | aplicación
games: juegos | juego
laptops: portátiles | portátil
incidents: incidentes | incidente
wines: vinos | vino
hotels: hoteles
records: registros
night: noche
week: semana
`;
