/** Spanish names of everyday things and fields, each with its English. */
export const spanishEverydayNouns = `
memory: memoria ram
storage: disco duro
devices: dispositivos | dispositivo | aparatos
range: autonomía
charging stations: puntos de recharge | estaciones de carga | cargadores
speed: velocidad
recipes: recetas | receta
ingredients: ingredientes | ingrediente
servings: raciones | ración | porciones
calories: calorías | kcal
protein: proteínas | proteína
sugar: azúcar
fat: grasas
prep time: tiempo de preparación
cook time: tiempo de cocción
courses: cursos | curso
lessons: lecciones | clases
students: estudiantes | alumnos
teacher: profesor | profesora | docente
certificate: certificado
level: nivel
events: eventos | evento | conciertos | concierto
tickets: entradas | billetes
ticket price: precio de la entrada
sold out: agotadas
venue: lugar | recinto
artist: artista
minimum age: edad mínima
animals: animales | animal
breed: raza
species: especie
sex: sexo
vaccinated: vacunado | vacunada | vacunados
neutered: esterilizado | esterilizada | castrado | castrados
microchip: microchip
adoption fee: tasa de adopción
books: novelas | novela
publisher: editorial
pages: número de páginas
songs: canciones
supplier: proveedores
shipped: enviado | enviados
discount: rebaja
invoice: factura | facturas
payment: pago
tax: impuesto | impuestos
bathrooms: cuartos de baño
price per night: precio por noche
elevator: ascensores
fireplace: chimenea
beach: playa
distance to center: distancia al centro
balcony: balcones
heating: calefacción central
model year: año del modelo
owners: dueños anteriores | propietarios
emissions: emisiones
depth: profundidad
temperature: temperatura
noise: ruido | nivel de ruido
damage: daños | daño
accidents: accidentes de tráfico
salary: remuneración
minimum salary: salario mínimo | sueldo mínimo
maximum salary: salario máximo | sueldo máximo
applicants: candidaturas | solicitudes
openings: vacantes | plazas libres
deadline: fecha límite | plazo
start date: fecha de inicio
end date: fecha de fin
part-time: a tiempo parcial
company: empresas
likes: me gusta
episodes: capítulos
editors choice: recomendado por la redacción | selección del editor
permits: licencias de obra | permisos de obra
studies: ensayos clínicos
patients: pacientes
species count: número de especies
wines: vinos tintos | vinos blancos
bottles: botella
organic: orgánico | orgánica
vegan: vegano | vegana | veganos | veganas
vegetarian: vegetariano | vegetariana | vegetarianas
lactose free: sin lactosa
sugar free: sin azúcar
wheelchair accessible: accesible en silla de ruedas
card payment: pago con tarjeta
outdoor: exterior
indoor: interior
boxed: en su caja | con caja
waterproof: impermeable | resistente al agua
handmade: hecho a mano | artesanal
signed: firmado | firmada
verified: verificado | verificada
active: activo | activa | activos
bicycles: bicicletas eléctricas
boats: barcos | barco | veleros
objects: objetos | piezas
clothes: ropa
size: talla
`;

/** Spanish turns of phrase for orders and bounds. */
export const spanishEverydayPhrases = `
newest first: los más nuevos primero | novedades primero | lo último primero
cheapest first: los más baratos primero
most expensive first: los más caros primero
best first: los mejores primero
first: en primer lugar
still available: todavía disponible | aún disponible | todavía disponibles
more than 1: más de un | más de una | más de uno
at least 1: por lo menos un | por lo menos una
at most 1: como mucho un | como máximo un | como mucho una
both: tanto como
or more: y más
or less: y menos
`;
