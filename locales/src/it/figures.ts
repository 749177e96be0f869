import type { figures as source } from '../vi/figures.ts'
import type { Like } from '../languages.ts'

/** What each figure is called and means, on every screen that shows it. */
export const figures = {
  name: {
    visits: 'Visite',
    guests: 'Ospiti',
    newGuests: 'Ospiti nuovi',
    contacts: 'Hanno lasciato un contatto',
    verified: 'Contatti verificati',
    consentRate: 'Accettano messaggi',
    impressions: 'Volte mostrata',
    clicks: 'Tocchi',
    ctr: 'Tasso di tocchi',
    reached: 'Vista per la prima volta',
    cameBack: 'Tornati in seguito',
    averageStay: 'Permanenza media',
    bytes: 'Dati usati',
    engaged: 'Rimasti un po’',
    created: 'Nuovi contatti',
    answered: 'Risposte',
  },
  means: {
    visits: 'Un ospite che entra nel Wi-Fi e se ne va è una visita. Se cade e rientra subito, resta una.',
    guests: 'Persone diverse entrate nel Wi-Fi. Il segno ≈ indica una stima, con un errore di circa l’1,5%.',
    newGuests: 'Ospiti la cui prima visita in assoluto è in queste date.',
    contacts: 'Ospiti che hanno lasciato un telefono o un’e-mail.',
    verified: 'Ospiti che hanno confermato telefono o e-mail con un codice.',
    consentRate: 'Tra gli ospiti a cui è stato chiesto, la parte che accetta messaggi.',
    impressions: 'Quante volte la campagna è apparsa sulla pagina di benvenuto.',
    clicks: 'Quante volte gli ospiti hanno toccato la campagna.',
    ctr: 'Tocchi divisi per volte mostrata.',
    reached: 'Ospiti che hanno visto una campagna per la prima volta in queste date.',
    cameBack: 'Tra loro, quelli tornati un altro giorno.',
    averageStay: 'Contano solo le visite terminate.',
    bytes: 'Download e upload di tutti gli ospiti.',
    engaged: 'La parte di visite durate {minutes, plural, one {# minuto} other {# minuti}} o più.',
    created: 'Contatti registrati in queste date.',
  },
} as const satisfies Like<typeof source>
