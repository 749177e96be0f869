import type { guestChat as source } from '../vi/guestChat.ts'
import type { Like } from '../languages.ts'

export const guestChat = {
  title: 'Scrivici',
  lead: 'Orari, prenotazioni, suggerimenti: {venue} ti risponde proprio qui.',
  tile: 'Chiedi pure, ti rispondiamo qui',
  answers: '{count, plural, one {# nuova risposta} other {# nuove risposte}}',
  you: 'Tu',
  words: 'Il tuo messaggio',
  send: 'Invia',
  sending: 'Invio…',
  fresh: 'Vedi i nuovi messaggi',
  problem: {
    empty: 'Scrivi qualche parola.',
    'too-long': 'Il messaggio è troppo lungo. Accorcialo o invialo in due parti.',
    'too-many': 'Hai inviato molti messaggi di fila. Aspetta un po’ prima del prossimo.',
  },
} as const satisfies Like<typeof source>
