import type { guestCode as source } from '../vi/guestCode.ts'
import type { Like } from '../languages.ts'

// The code that a guest types, and how it is sent.
export const guestCode = {
  title: 'Inserisci il codice',
  lead: {
    sms: 'Un codice di 6 cifre è appena stato inviato al {to}.',
    zalo: 'Un codice di 6 cifre è appena stato inviato su Zalo al {to}.',
    email: 'Un codice di 6 cifre è appena stato inviato a {to}. Se non lo vedi, guarda nella posta indesiderata.',
    screen: 'Inserisci il codice che vedi qui sotto.',
    staff: 'Chiedi al banco il codice di 6 cifre per questo telefono.',
  },
  askPhoneTitle: 'Il tuo numero di cellulare',
  askPhoneLead: 'Riceverai un codice di 6 cifre per navigare.',
  askEmailTitle: 'La tua e-mail',
  askEmailLead: 'Riceverai un codice di 6 cifre per navigare.',
  send: 'Inviami un codice',
  sending: 'Invio…',
  label: 'Codice di 6 cifre',
  missing: 'Inserisci le 6 cifre del codice.',
  check: 'Controlla il codice.',
  button: 'Conferma',
  busy: 'Verifica…',
  resend: 'Invia di nuovo',
  resendIn: 'Puoi inviare di nuovo tra',
  seconds: '{seconds, plural, one {# secondo} other {# secondi}}',
  changePhone: 'Usa un altro numero',
  changeEmail: 'Usa un altro indirizzo',
  pass: 'Apri Internet per 3 minuti per leggere la posta',
  passRuns: 'Internet è aperto per leggere la posta ancora per',
  other: {
    sms: 'Ricevi il codice via SMS',
    zalo: 'Ricevi il codice su Zalo',
    email: 'Ricevi il codice via e-mail',
    screen: 'Mostra il codice su questo schermo',
    staff: 'Chiedi il codice al personale',
  },
  sms: '{code} è il tuo codice Wi-Fi di {venue}. Vale {minutes} minuti. Non condividerlo.',
  mailSubject: '{code} è il tuo codice Wi-Fi di {venue}',
  mailGreeting: 'Ciao,',
  mailText: 'Il tuo codice Wi-Fi di {venue} è {code}. Vale {minutes} minuti.',
  mailClosing: 'Se non hai chiesto questo codice, ignora il messaggio. Non condividerlo con nessuno.',
} satisfies Like<typeof source>
