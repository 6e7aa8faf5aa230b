/** What records do and what is done to them in German. What says nothing of which records are meant is dropped. */
export const germanVerbs = `
: bitte | gerade | derzeit | aktuell | momentan | jetzt | runter | gelaufen | sich | schon | noch | mal | denn | eigentlich | an | gedreht | man | ich | will | möchte | hätte | gern | gerne | zu
: gelistet | angeboten | angebotene | kann | kannst | können | könnte | könnten | lässt | lassen | darf | dürfen | soll | sollte | sollen | sollten | muss | müssen | wir | uns | ihr | du | sie | dir | dich | mich | mein | meine
: eben | halt | so | wohl | etwas | irgendein | irgendeine | irgendwelche | überhaupt | einfach | bloß | dann | da | dort | hier | nun | also | ja mal | doch | sonst | bisher | bislang | heutzutage | zurzeit | zur zeit | im moment | auf lager sind
: am markt | auf dem markt | im angebot | im bestand | in der liste | in den daten | im datensatz | in unserem bestand | bei uns | im netz | insgesamt gesehen | überhaupt so | laut daten | zum zum | zum verkauf | stehen zum verkauf | stehen | steht | kommt vor | kommen vor | vor kommt
: gehören | gehört | finden | findet | gefunden | suchen | brauche | brauchen | benötige | interessieren | interessiere | wissen | weiß | sagen | sag | sag mir | nennen | hallo | danke | mensch | leute | bekommt | bekomme | bekommen | kriegt | kriegen | krieg | gekriegt | gibst | geben
: laufen | läuft | lief | liefen | nem | nen | ne | ner | n | einem | einen | eine | einer | eines | ein | im vergleich | dabei | dazu | damit | darin | daran | dafür | wobei | ob | dass | wenn | weil | sein | vorhanden | enthalten | enthält | bietet | bieten an | ausgestattet | verfügt | besitzt | zum | zur | zusätzlich
: angabe | angaben | eingetragen | verzeichnet | aufgeführt | registriert | erfasst | erfasste | erfassten | normalen | normale | normaler | normal
: fahren | fährt | fuhr | mieten | vermietet | kaufen | kauf | gekauft | lesen | spielen | sehen | anschauen | auf dem dach | am stück | her | hin | raus | rein | rauf | drauf | drin | dran | übrig | auf einmal | jemals | überall | vom typ | der marke | der sorte | von der marke | namens | des typs
have: kommen mit | kommt mit
most common: kommt am häufigsten vor | kommen am häufigsten vor | am häufigsten vor
bring in: bringen ein | bringt ein | einbringen | eingebracht | einbringt | erzielen | erzielt | erwirtschaften | erwirtschaftet | verdienen | verdient
sold: verkauft | verkaufte | verkaufen | verkauften | verkauf
ordered: bestellt | bestellte | bestellten | geordert
rented: gemietet
published: veröffentlicht | publiziert
released: erschienen | erscheinen | erschien | herausgekommen | rausgekommen | kamen raus | kam raus | kamen heraus
move in: einzug | einziehen
acquired: erworben | angeschafft
added: hinzugefügt | hinzugekommen | hinzukommen
built: gebaut | erbaut | gebaute | erbaute
founded: gegründet
opened: eröffnet | eröffnete | eröffneten | aufgemacht
updated: aktualisiert | aktualisierte | upgedatet | geupdatet | geupdated
produced: produziert | hergestellt
listed: eingestellt | eingestellte | inseriert | gelistet seit | online gestellt | veröffentlicht am
rated: bewertet | bewertete | bewerteten | benotet
returned: retourniert | retournierte | zurückgeschickt | zurückgegeben | retoure | retouren | zurückgesendet
paid with: bezahlt mit | bezahlt per | gezahlt mit | gezahlt per
paid: gezahlt
delivered: geliefert | zugestellt
weigh: wiegen | wiegt | wog
last: dauern | dauert | dauerte
crash: stürzen ab | abstürzen | abgestürzt | absturz | stürzen | stürzt
crash: stürzen die apps
allowed: erlaubt | erlaubte | gestattet | zulässig | mitdarf | mitdürfen | mit darf | mitnehmen | willkommen | mitgebracht werden dürfen | dürfen mit | darf mit
accepted: akzeptiert | angenommen
included: inbegriffen | inklusive | enthalten ist | eingeschlossen | dabei
live: wohnen
work: arbeiten | arbeitet
hiring: stellt ein | stellen ein | einstellen
removed: rausgeflogen | rausgefallen | weggefallen | entfernt | verschwunden | verschwanden | rausgenommen | nicht mehr da | nicht mehr dabei | nicht mehr gelistet | nicht mehr verfügbar | weg sind | sind weg
new: neu dazugekommen | dazugekommen | neu hinzugekommen | neu hinzugefügt
dropped: gesunken | gefallen | runtergegangen | gesenkt | reduziert | heruntergegangen | nachgelassen | runter gegangen | gesenkt worden | billiger geworden
rose: gestiegen | hochgegangen | erhöht | raufgegangen | angehoben | erhöht worden | teurer geworden
got cheaper: günstiger geworden | billiger geworden
got more expensive: teurer geworden
changed: geändert | verändert
died: gestorben
spend: ausgeben | ausgegeben | gaben aus | gibt aus
earn: verdienen
play: gespielt
: beträgt je
: kommen | kommt | kam | kamen | bringt | bringen | auf die waage | hat man | haben die | inzwischen | mittlerweile | bereits | schließlich | derweil | jedenfalls | übrigens | bitteschön | würde | würden | werde | wollte | wollen | willst | hätten gern | sowohl | geht | gehen | zeigen | auflisten | gesucht | sucht | in frage | infrage
`;
