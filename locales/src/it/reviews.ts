import type { reviews as source } from '../vi/reviews.ts'
import type { Like } from '../languages.ts'

export const reviews = {
  title: 'Recensioni',
  lead: 'Che cosa dicono gli ospiti dopo una visita. Rispondi, pubblica le recensioni sulla pagina del locale o nascondile.',
  empty: 'Ancora nessuna recensione',
  emptyText:
    'Gli ospiti vengono invitati dopo ogni visita, nel loro angolo e nella pagina che conferma la connessione.',
  off: 'La pagina non chiede recensioni. Attivale in Dati della pagina.',
  average: 'Media su 5',
  total: 'Numero di recensioni',
  waiting: 'Non lette',
  somebody: 'Ospite eliminato',
  score: 'Stelle',
  words: 'Cosa dice l’ospite',
  wordless: 'Senza testo',
  date: 'Data',
  state: 'Stato',
  states: {
    new: 'Nuova',
    published: 'Pubblicata',
    hidden: 'Nascosta',
  },
  any: 'Tutte',
  search: 'Cerca nelle recensioni',
  stars: '{score, plural, one {# stella} other {# stelle}}',
  publish: 'Pubblica',
  hide: 'Nascondi',
  reply: 'Risposta del locale',
  replyHint: 'Ospiti e visitatori la leggono quando la recensione è pubblicata.',
  save: 'Salva',
  settings: {
    open: 'Impostazioni',
    title: 'Impostazioni delle recensioni',
    isShown: 'Mostra le recensioni pubblicate sulla pagina del locale',
    isShownHint: 'Solo con il nome di battesimo; mai con il numero o il cognome.',
    googleUrl: 'Link per recensire su Google',
    googleUrlHint: 'Chi dà 4 o 5 stelle è invitato a scriverlo anche lì. Non offrire nulla in cambio.',
    lowScore: 'I voti uguali o inferiori a questo diventano potenziali clienti',
    lowScoreHint: 'Così puoi scusarti prima che la lamentela diventi pubblica. 0: mai.',
  },
} as const satisfies Like<typeof source>
