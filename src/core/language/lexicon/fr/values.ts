/** What common values are called in French: where the data is in English. */
export const frenchValues = `
red: rouge
blue: bleu
green: vert
yellow: jaune
black: noir
white: blanc
grey: gris
brown: marron
silver: argenté
gold: doré
pink: rose
purple: violet
petrol: essence
diesel: diesel | gazole
electric: électrique
hybrid: hybride
automatic: automatique
manual: manuelle
convertible: cabriolet
estate: break
sedan: berline
used: occasion | d'occasion
studio: studio
house: maison individuelle
townhouse: maison de ville
apartment: appartement
sea: mer
mountain: montagne
comedy: comédie
drama: drame
horror: horreur | épouvante
thriller: thriller
documentary: documentaire
romance: romance
animation: animation | dessin animé
action: action
crime: policier
science fiction: science-fiction
adventure: aventure
musical: comédie musicale
war: guerre
family: familial
developer: développeur | développeuse
engineer: ingénieur | ingénieure
data analyst: analyste de données
designer: concepteur
full-time: temps plein | à plein temps
part-time: temps partiel | mi-temps
internship: stage
contract: cdd | freelance
weather: météo
finance: finances
health: santé
education: éducation
news: actualités
sports: sports
travel: voyages
photography: photographie
music: musique
lighting: éclairage | luminaires
furniture: meubles | mobilier
kitchen: cuisine
plants: plantes
bedding: linge de lit | literie
toys: jouets
card: carte | carte bancaire | cb
bank transfer: virement
cash: espèces | liquide
marketplace: place de marché
germany: allemagne
german: allemand
france: france
french: français
spain: espagne
spanish: espagnol
italy: italie
italian: italien
portugal: portugal
portuguese: portugais
austria: autriche
austrian: autrichien
switzerland: suisse
netherlands: pays-bas | pays bas | hollande
dutch: néerlandais
belgium: belgique
belgian: belge
sweden: suède
swedish: suédois
norway: norvège
norwegian: norvégien
denmark: danemark
danish: danois
finland: finlande
finnish: finlandais
poland: pologne
polish: polonais
greece: grèce
united kingdom: royaume-uni | grande-bretagne
england: angleterre
english: anglais
ireland: irlande
irish: irlandais
united states: états-unis | usa
american: américain
china: chine
chinese: chinois
japan: japon
japanese: japonais
india: inde
indian: indien
russia: russie
russian: russe
turkey: turquie
south korea: corée du sud
korean: coréen
brazil: brésil
brazilian: brésilien
mexico: mexique
south africa: afrique du sud
cape town: le cap
london: londres
rome: rome
milan: milan
munich: munich
berlin: berlin
vienna: vienne
geneva: genève
zurich: zurich
brussels: bruxelles
warsaw: varsovie
krakow: cracovie
lisbon: lisbonne
copenhagen: copenhague
athens: athènes
prague: prague
moscow: moscou
barcelona: barcelone
electric guitar: guitare électrique
acoustic guitar: guitare acoustique | guitare folk
easy: facile
moderate: modérée | moyenne difficulté
hard: difficile
excellent: excellent état
`;
