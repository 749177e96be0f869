import type { Like } from '../languages.ts'
import type { reportMail as source } from '../vi/reportMail.ts'

export const reportMail = {
  subject: '{page}: {report}, {range}',
  greeting: 'Ciao,',
  text: 'Ecco il report {report} di {page}, {range}.',
  none: 'In questi giorni non c’è ancora nulla da contare.',
  picture: 'Barre del report {report}; le cifre sono nella tabella qui sopra.',
  button: 'Apri il report',
  closing:
    'Ricevi questa e-mail perché il tuo indirizzo è nell’elenco dei report di {page}. Per non riceverla più, chiedi al proprietario della pagina di toglierlo.',
  reports: {
    overview: 'generale',
    campaigns: 'sulle campagne',
    visits: 'sulle visite',
    devices: 'sui dispositivi',
    software: 'sul software',
    times: 'sugli orari',
    survey: 'sul sondaggio',
    leads: 'sui potenziali clienti',
  },
  figures: {
    visits: 'Visite',
    guests: 'Ospiti',
    newGuests: 'Nuovi ospiti',
    contacts: 'Hanno lasciato un contatto',
    consents: 'Hanno accettato i messaggi',
    averageStay: 'Permanenza media',
    data: 'Dati',
    impressions: 'Visualizzazioni',
    clicks: 'Clic',
    created: 'Nuovi potenziali clienti',
    answered: '{count} risposte',
    minutes: '{count} min',
    phone: 'Telefono',
    tablet: 'Tablet',
    computer: 'Computer',
    other: 'Altro',
    webview: 'La finestra di accesso del telefono',
    estimate: 'circa {count}',
  },
} as const satisfies Like<typeof source>
