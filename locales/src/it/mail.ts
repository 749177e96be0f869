import type { Like } from '../languages.ts'
import type { mail as source } from '../vi/mail.ts'

export const mail = {
  hello: 'Ciao {name},',
  activate: {
    subject: 'Attiva il tuo account Portico',
    text: 'Manca un passaggio: premi il pulsante per confermare che questo indirizzo è tuo. Il link funziona una sola volta, per 24 ore.',
    button: 'Attiva account',
  },
  already: {
    subject: 'Hai già un account Portico',
    text: 'Qualcuno si è appena registrato a Portico con questo indirizzo, ma hai già un account. Se hai dimenticato la password, puoi sceglierne un’altra.',
    button: 'Reimposta la password',
  },
  reset: {
    subject: 'Reimposta la password di Portico',
    text: 'Premi il pulsante per scegliere una nuova password. Il link funziona una sola volta, per 30 minuti.',
    button: 'Scegli una nuova password',
  },
  changed: {
    subject: 'La tua password di Portico è cambiata',
    text: 'La tua password è appena stata cambiata e gli altri dispositivi sono stati disconnessi. Se non l’hai fatto tu, reimpostala subito.',
    button: 'Reimposta la password',
  },
  moved: {
    subject: 'Il tuo indirizzo e-mail di Portico è cambiato',
    text: 'Il tuo account ha ora un altro indirizzo e-mail. Se non l’hai fatto tu, contatta subito l’amministratore di Portico.',
    button: 'Chiedi aiuto',
  },
  proof: {
    subject: 'Conferma la tua e-mail per Portico',
    text: 'Premi il pulsante qui sotto per aggiungere questo indirizzo al tuo account Portico. Aprilo nel browser in cui hai effettuato l’accesso. Il link vale 24 ore.',
    button: 'Aggiungi questo indirizzo',
  },
  campaignApproval: {
    subject: '{page} ti chiede di approvare l’annuncio «{campaign}»',
    greeting: 'Ciao {name},',
    text: '{page} sta per mostrare il tuo annuncio agli ospiti del suo Wi-Fi. Con il pulsante qui sotto puoi vederlo e approvarlo, o dire che cosa cambiare. Verrà mostrato solo dopo la tua approvazione.',
    button: 'Vedi l’annuncio',
    closing: 'Il link vale {days} giorni e non serve un account.',
  },
  ignore: 'Se non l’hai chiesto tu, ignora questa e-mail; non cambierà nulla.',
  notice: 'Portico invia questa e-mail perché qualcosa nel tuo account è cambiato.',
  code: 'Il tuo codice Portico: {code}. Vale 10 minuti; non darlo a nessuno.',
  alreadyText: 'Questo numero ha già un account Portico. Accedi o reimposta la password.',
  outboxTitle: 'Posta in uscita di prova',
  outboxEmpty: 'Nessuna e-mail è stata ancora inviata.',
} as const satisfies Like<typeof source>
