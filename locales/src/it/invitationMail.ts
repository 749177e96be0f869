import type { invitationMail as source } from '../vi/invitationMail.ts'
import type { Like } from '../languages.ts'

export const invitationMail = {
  subject: '{from} ti invita a collaborare su {page}',
  greeting: 'Ciao,',
  text: '{from} ti invita a gestire la pagina {page} su Portico. Usa il pulsante qui sotto per accedere o creare un account, poi accetta.',
  button: 'Vedi l’invito',
  closing: 'L’invito vale {days} giorni. Se non conosci il mittente, ignora questo messaggio.',
  sms: '{from} ti invita a gestire {page} su Portico: {url}',
  offer: {
    subject: '{from} vuole cederti {page}',
    text: '{from} vuole cederti la pagina {page} su Portico. Quando accetti, la pagina è tua e {from} diventa gestore. Usa il pulsante qui sotto per accettare o rifiutare.',
    button: 'Rispondi',
    closing: 'L’offerta vale {days} giorni. Finché non rispondi, non cambia nulla.',
    sms: '{from} vuole cederti la pagina {page} su Portico. Rispondi qui: {url}',
  },
} as const satisfies Like<typeof source>
