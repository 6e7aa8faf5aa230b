/** What records do and what is done to them in Spanish. What says nothing of which records are meant is dropped. */
export const spanishVerbs = `
: quiero | quisiera | busco | buscamos | necesito | me gustaría | puedo | puede | pueden | podría | se puede | se pueden | hace falta | dónde puedo | ver | saber | encontrar | conseguir
: hay que | se | ya | también | aún | todavía | ahora | ahora mismo | actual | actuales | en este momento | hoy en día | algún | alguna | algunos | algunas | cualquier | mismo | misma | nos | me | te | le | les | su | sus | mi | mis
: muy | tan | así | pues | entonces | oye | hola | gracias | anda | venga | a ver | en venta | a la venta | del mercado | en el catálogo | en la lista | en los datos | en la base de datos | del conjunto | que hay | que haya | que sea | que sean | que esté | que estén
: llamado | llamados | tipo de | clase de | en general | en la actualidad | acumula | acumulan | concentra | concentran | reúne | reúnen | suma | aparecen | aparece | salen | sale | quedan | queda | figuran | figura | dispone de | disponen de | disponga de | dispongan de | ofrezca | ofrezcan | ofrece | ofrecen | incluye | incluyen | posee | poseen
: registrado | registrados | registradas | registrada | situados | situado | ubicados | ubicado | ubicadas | que se | los hay | de entre todos | sitio | sitios
most common: más aparece | más se repite | más aparecen | que más se repite
brought in: recaudaron | recaudó | recauda | recaudan | ingresamos | ingresaron | ingresa | ingresan | facturamos | facturaron | factura más | facturan | genera | generan | generaron | generó
cost: costaron | costó | costar
sold: vendió | vendieron | vende | venden | vendidos | vendido | vendidas | vendida | vendimos
bought: compraron | compró | compra | compran | comprado | compramos
ordered: pedido el | pidieron | pidió | encargaron | pedidos en
opened: abrieron | abrió | abiertos | abierto | abierta | abiertas | abrir | inaugurados | inaugurado | inaugurada | inauguraron
published: publicado | publicados | publicados en | publicadas | publicada | se publicaron | publicaron
released: estrenadas | estrenada | estrenado | estrenados | se estrenaron | estrenaron | lanzadas | lanzado | lanzada | salidas | lanzados | salieron | salió
built: construido | construidos | construida | construidas
added: añadido | añadidos | añadidas | añadida | agregados | agregado
inspected: inspeccionado | inspeccionados | inspeccionada | inspeccionadas
acquired: adquirido | adquiridos | adquirida | adquiridas
updated: actualizado | actualizadas | actualizada | actualizados | se actualizó | se actualizaron
directed: dirigió | dirigieron | dirigida | dirigidas | dirigido
made: rodadas | rodada | hechos | hecho | hecha | hechas | fabricado | fabricados | fabricada | producido | producidos | producida
returned: devuelto | devueltos | devuelta | devueltas | devuelven | devolvieron | se devuelven | se devuelve
paid with: pagado con | pagados con | pagadas con | pagada con | pago con | pagaron con
paid: pagado | pagados | pagaron | paga | pagan
spent: gastó | gastaron | gasta | gastan
won: ganó | ganaron | gana | ganado | ganados
weigh: pesan | pesa | pese
lasts: dura | duran | dure | duren
accepts: acepta | aceptan | acepten | acepte | admite | admiten | admita | admitan | se admiten | se acepta | se aceptan | permite | permiten | permitan | se permiten | que acepten | que admitan
deliver: entregan | entregaron
allowed: permitido | permitida | permitidos | permitidas | admitidos | admitido | admitidas
rated: valorado | valorados | valoradas | valorada | puntuado | puntuados | con una nota de | con nota
awarded: premiado | premiados | premiada | premiadas
tasted: catado | catados | catada | catadas
died: murieron | murió | fallecieron
injured: heridas | herida
attended: atendieron | atendidos | atendido
died: fallecidos
live: viven
work: trabajan
happened: ocurrieron | ocurrió | hubieron
dropped: ha bajado | han bajado | bajó | bajaron | bajado | ha caído | han caído
rose: ha subido | han subido | subió | subieron | subido | aumentado | ha aumentado | han aumentado
got cheaper: se han abaratado | se ha abaratado
removed: ya no aparecen | ya no aparece | ya no están | ya no está | han desaparecido | ha desaparecido | desaparecieron | desaparecido | se han quitado | han cerrado | retirados
new: han aparecido | se han añadido | nuevos desde | se han incorporado
changed: ha cambiado | han cambiado | cambiado | cambiaron | cambió
have: ha | han
: llevan
: llevar | tenéis | tienes | quisiéramos | queremos | quería | indicado | indicada | indicados | disponibles ahora | concretamente | exactamente cuánto
`;
