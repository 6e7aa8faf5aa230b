/** Spanish adjectives; all are compared with "más" and "menos". */
export const spanishAdjectives = `
expensive: caro | costoso
cheap: barato | económico | asequible
high: alto | elevado
low: bajo
large: grande | voluminoso
small: pequeño | chico
long: largo
short: corto | breve
heavy: pesado
light: ligero | liviano
new: nuevo | moderno | joven
recent: reciente
old: antiguo | viejo | mayor
good: bueno
bad: malo
fast: rápido | veloz
slow: lento
near: cercano | cerca
far: lejano | lejos
early: temprano
late: tardío
rated: valorado | puntuado | calificado
popular: popular | famoso | conocido | exitoso
powerful: potente | fuerte
economical: ahorrador | eficiente
common: común | frecuente | habitual | repetido
rare: raro | escaso
viewed: visto | visitado | mirado
reviewed: reseñado | comentado
voted: votado
downloaded: descargado | instalado
sold: vendido
paid: pagado
grossing: taquillero
awarded: premiado | galardonado
spacious: amplio | espacioso
wide: ancho
narrow: estrecho
`;
