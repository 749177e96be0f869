import type { guestHome as source } from '../vi/guestHome.ts'
import type { Like } from '../languages.ts'

export const guestHome = {
  kind: 'Il tuo angolo',
  link: 'Il tuo angolo qui',
  hello: 'Ciao {name}',
  helloUnnamed: 'Ciao, che bello rivederti',
  lead: 'Tutto ciò che è tuo da {venue}, in una sola pagina.',
  signInTitle: 'Il tuo angolo da {venue}',
  signInLead: 'Scrivi il numero o l’e-mail che hai confermato qui. Inviamo un codice per essere certi che sei tu.',
  contact: 'Numero di telefono o e-mail',
  newHere: 'È la prima volta? Collegati prima al Wi-Fi del locale, poi riapri questa pagina.',
  signOut: 'Esci',
  signingOut: 'Uscita…',
  back: 'Torna al tuo angolo',
  myDataLine: 'Vedili, correggili, scaricali o cancellali',
  wifi: {
    title: 'Wi-Fi',
    left: 'Ancora {time}',
    online: 'Connessione attiva',
    off: 'Non connesso. Scegli il Wi-Fi del locale sul telefono; la pagina di benvenuto si apre da sola.',
  },
  notice: {
    'signed-out': 'Uscita completata. Questo telefono non apre più il tuo angolo.',
    closed: 'Il locale ti ha chiuso questa pagina. Chiedi al personale.',
    expired: 'Questa pagina è scaduta. Ricomincia, per favore.',
  },
  offline: {
    title: 'Sei offline',
    lead: 'La pagina di {venue} non si può aprire in questo momento. Non hai perso nulla.',
    retry: 'Riprova',
  },
  code: {
    sms: '{code} apre il tuo angolo da {venue}. Vale {minutes} minuti. Non condividerlo.',
    subject: '{code} apre il tuo angolo',
    text: 'Qualcuno vuole aprire il tuo angolo da {venue}. Se sei tu, scrivi il codice {code}. Vale {minutes} minuti.',
  },
} as const satisfies Like<typeof source>
