import type { campaignGallery as source } from '../vi/campaignGallery.ts'
import type { Like } from '../languages.ts'

export const campaignGallery = {
  opening: {
    name: 'Inaugurazione',
    heading: 'Abbiamo appena aperto. Vieni ad assaggiare!',
    body: 'Per tutta la settimana di inaugurazione, 20% di sconto su ogni bevanda. Mostra questa schermata quando ordini.',
  },
  'happy-hour': {
    name: 'Happy hour',
    heading: 'Dalle 14 alle 16: due bevande al prezzo di una',
    body: 'Vieni in compagnia e la seconda bevanda la offriamo noi. Tutti i tè e i caffè, dal lunedì al venerdì.',
  },
  tet: {
    name: 'Capodanno lunare',
    heading: 'Buon anno! Ti aspetta una busta rossa',
    body: 'Con una spesa da 100.000 ₫ peschi una busta al banco. C’è un regalo in ognuna, e restiamo aperti per tutta la festa.',
  },
  review: {
    name: 'Chiedi una recensione',
    heading: 'Come ti trovi oggi da noi?',
    body: 'Basta un tocco, e leggiamo ogni risposta.',
    question: 'Quante stelle ci dai?',
    action: 'Scrivi due parole su Google',
  },
  app: {
    name: 'Scarica l’app',
    heading: 'Ordina senza fare la fila',
    body: 'Scarica la nostra app e ordina prima di arrivare. Il primo ordine è a metà prezzo.',
    action: 'Scarica l’app',
  },
  'lucky-draw': {
    name: 'Estrazione a premi',
    heading: 'Chi vincerà questa settimana?',
    body: 'Ogni sabato estraiamo tre premi. Partecipa: ti avvisiamo noi se vinci.',
    action: 'Voglio partecipare',
  },
  birthday: {
    name: 'Compleanno',
    heading: 'È il tuo compleanno? La torta la offriamo noi',
    body: 'Nella settimana del tuo compleanno passa con gli amici: una fetta è offerta. Basta dirlo al personale.',
  },
  weekend: {
    name: 'Fine settimana',
    heading: 'Questo fine settimana, musica dal vivo',
    body: 'Sabato dalle 20, in giardino. I tavoli migliori finiscono presto: prenota il tuo.',
    action: 'Prenota un tavolo',
  },
  'rainy-day': {
    name: 'Giorno di pioggia',
    heading: 'Piove: resta ancora un po’',
    body: 'Finché piove, la seconda bevanda calda costa il 30% in meno. Con calma, finché non smette.',
  },
  'new-dish': {
    name: 'Novità nel menù',
    heading: 'Novità dalla cucina',
    body: 'Assaggiala questa settimana: in omaggio un tè freddo al limone.',
    question: 'Che cosa assaggeresti per primo?',
    one: 'Qualcosa di salato',
    two: 'Qualcosa di dolce',
    three: 'Una bevanda',
  },
  'stamp-card': {
    name: 'Tessera a timbri',
    heading: 'Sette tazze, e l’ottava la offriamo noi',
    body: 'Chiedi la tessera al banco: un timbro per tazza. Non scade mai e può usarla chiunque.',
  },
  thanks: {
    name: 'Grazie ai clienti abituali',
    heading: 'Che bello rivederti!',
    body: 'Chi torna è di famiglia. Stavolta uno stuzzichino lo offriamo noi: sceglilo al banco.',
  },
} as const satisfies Like<typeof source>
