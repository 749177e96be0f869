import type { figures as source } from '../vi/figures.ts'
import type { Like } from '../languages.ts'

/** What each figure is called and means, on every screen that shows it. */
export const figures = {
  name: {
    visits: 'Visite',
    guests: 'Ospiti',
    newGuests: 'Ospiti nuovi',
    contacts: 'Contatti lasciati',
    verified: 'Contatti verificati',
    consentRate: 'Tasso di consenso',
    impressions: 'Visualizzazioni',
    clicks: 'Clic',
    ctr: 'Tasso di clic',
    reached: 'Ospiti raggiunti',
    cameBack: 'Tornati in seguito',
    averageStay: 'Permanenza media',
    bytes: 'Dati usati',
    engaged: 'Visite con sosta',
    created: 'Nuovi potenziali clienti',
    answered: 'Risposte',
  },
  means: {
    visits:
      'Una visita è un ospite che si collega al Wi-Fi e poi se ne va. Se cade la linea e si ricollega subito, conta una volta sola.',
    guests: 'Persone diverse collegate al Wi-Fi. Il segno ≈ indica una stima, con un errore di circa l’1,5%.',
    newGuests: 'Ospiti la cui prima visita è in questo periodo.',
    contacts: 'Ospiti che hanno lasciato un telefono o un’e-mail.',
    verified: 'Ospiti che hanno verificato telefono o e-mail con un codice.',
    consentRate: 'Tra gli ospiti a cui è stato chiesto, la percentuale che accetta di ricevere messaggi dal locale.',
    impressions: 'Quante volte la campagna è apparsa sulla pagina di benvenuto.',
    clicks: 'Quante volte gli ospiti hanno fatto clic sulla campagna.',
    ctr: 'Clic divisi per visualizzazioni.',
    reached: 'Ospiti che hanno visto una campagna per la prima volta in questo periodo.',
    cameBack: 'Tra gli ospiti raggiunti, quelli tornati un altro giorno.',
    averageStay: 'Contano solo le visite terminate.',
    bytes: 'Download e upload di tutti gli ospiti.',
    engaged: 'La quota di visite durate {minutes, plural, one {# minuto} other {# minuti}} o più.',
    created: 'Potenziali clienti registrati in questo periodo.',
  },
} as const satisfies Like<typeof source>
