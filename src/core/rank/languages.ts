interface Language {
  readonly name: string;
  /** Its most frequent words, lower case, by which languages are recognized; without those that are English words as well. */
  readonly words: string;
}

/** All languages with a stemmer. */
export const languages = [
  {
    name: 'English',
    words:
      'the and of to in is for with on that it as are was by be at from or an this you your have not but all can has will we our its which more their when one into also without than very these been between over near no',
  },
  {
    name: 'German',
    words:
      'der die das und mit ein eine einer einem einen von für auf ist im den dem des zu nicht auch sich aus bei nach zur zum wird sind oder als am wie über durch nur sehr ihr wir sie es ohne unter vom noch kein keine haben kann bis',
  },
  {
    name: 'French',
    words:
      'le la les des du de un une et est dans pour avec sur au aux par pas qui que ne se ce cette son sa ses nous vous ou plus très sans sont leur il elle mais tout être chez entre comme été à',
  },
  {
    name: 'Spanish',
    words:
      'el la los las de del un una y en con para por que se es su al lo más como sus este esta muy sin sobre también pero entre está son o ha hay nos donde desde hasta todo cuando ser todas ni',
  },
  {
    name: 'Italian',
    words:
      'il lo la gli le di del della dei delle un una che con non sono nel nella da al alla è si più anche ma dal dalla sul sulla questo questa molto ed ad tra ai alle degli senza ogni su quando e',
  },
  {
    name: 'Portuguese',
    words:
      'o os da de das dos um uma e é que não com para em na nas nos por se mais como mas foi ao aos ou seu sua muito são também pela pelo até sem está já ele ela entre bem isso num numa à',
  },
  {
    name: 'Dutch',
    words:
      'de het een en van dat niet zijn voor te ook aan er maar om dan zou deze bij uit naar wordt nog worden heeft door tot geen zeer hun haar onze je wij veel op die dit ze kan hebben waar wat',
  },
  {
    name: 'Swedish',
    words:
      'och att det som en på är av för med till den ett om har de inte var från kan vi eller så hos när ut också där sig jag han hon mycket efter vid utan detta denna alla mellan mot sin nya',
  },
  {
    name: 'Danish',
    words:
      'og af det en et den de er som på til med ikke jeg har fra der var vi kan hun han om ved eller blev efter også være når hvor meget deres dette blive mere havde uden mellem nogle',
  },
  {
    name: 'Norwegian',
    words:
      'og som er på til av det en et den de ikke har fra om var jeg vi kan eller også ble han hun ved etter være når hvor mot bare noen denne dette ut opp seg alle uten mellom sin svært med',
  },
  {
    name: 'Finnish',
    words:
      'ja ei että se hän oli ovat mutta joka myös kun niin kuin tai sen ole jos vain mukaan jotka kanssa sekä tämä hyvin jonka sitä ollut voi jossa ilman siitä olla noin tässä vielä kaikki hänen siellä',
  },
  {
    name: 'Hungarian',
    words:
      'az és hogy nem egy ez csak de volt van meg már mint vagy ha el még ki azt fel minden lehet kell nagyon után között nélkül alatt amely ami aki ezt lesz mert így több egyik új illetve szép',
  },
  {
    name: 'Romanian',
    words:
      'și şi de la cu în un o pe este din nu să care pentru sau mai ce se cea cel al ale prin sunt fi dar după fără foarte acest această între până unei unui lui lor fost când sub spre toate',
  },
  {
    name: 'Turkish',
    words:
      've bir bu da de için ile çok daha olarak olan gibi en var o ne ki her sonra kadar değil ama veya tarafından içinde göre yok ise mi şu ya hem biz siz olduğu üzerinde iyi',
  },
  {
    name: 'Russian',
    words:
      'и в на с не что по для из от к это как или а но у за он она его их все при до так же был была были без под очень есть мы вы только над который также можно',
  },
  {
    name: 'Greek',
    words:
      'και το η ο του της με για την τον στο στη στην από να που είναι τα οι των σε δεν τις τους ένα μια μία θα ως αλλά στα πολύ χωρίς κατά μας όπως ή αυτό έχει στον',
  },
  {
    name: 'Arabic',
    words: 'في من على إلى عن مع هذا هذه التي الذي أن ما لا كان كل بعد بين أو ذلك قد لم هو هي غير حتى عند تم كما ثم جدا',
  },
] as const satisfies readonly Language[];

/** A language whose words the store can bring to their stems. */
export type TextLanguage = (typeof languages)[number]['name'];
