import type { Like } from '../languages.ts'
import type { consents as vi } from '../vi/consents.ts'

export const consents = {
  tab: 'Testi di consenso',
  flows: 'Percorsi',
  parts: 'Parte',
  lead: 'Ciò che gli ospiti leggono prima di acconsentire. Ogni salvataggio crea una nuova versione; chi ha accettato una precedente resta su quella.',
  purpose: {
    label: 'A cosa acconsentono',
    marketing: 'Offerte e novità',
    terms: 'Regole del locale',
  },
  now: {
    ours: 'Gli ospiti leggono il testo predefinito',
    own: 'Gli ospiti leggono la versione {number, number}, dal {when}',
  },
  language: 'Lingua del testo',
  missing: 'In questa lingua gli ospiti leggono il testo predefinito.',
  missingRules: 'In questa lingua non ci sono regole del locale; gli ospiti leggono solo le condizioni predefinite.',
  words: {
    marketing: 'Testo accanto alla casella',
    terms: 'Regole del locale, mostrate prima delle condizioni',
  },
  hint: {
    marketing:
      "Si compila da solo: '{venue}' è il locale, '{channels}' i canali, '{maxPerMonth}' il massimo al mese. Lascia vuoto per usare il testo predefinito.",
    terms: 'Per esempio ore di silenzio, bambini, animali. Lascia vuoto per mostrare solo le condizioni predefinite.',
  },
  channels: 'Inviate via',
  noChannels: 'Se non scegli alcun canale, agli ospiti non si chiede nulla sulle offerte.',
  most: 'Massimo al mese',
  save: 'Salva come versione {number, number}',
  saved: 'Versione {number, number} salvata. D’ora in poi i nuovi ospiti leggono questa',
  discard: 'Scarta le modifiche',
  stay: '{count, plural, =0 {Nessun ospite ha ancora accettato la versione attuale.} one {# ospite che ha accettato la versione attuale resta su quella.} many {# ospiti che hanno accettato la versione attuale restano su quella.} other {# ospiti che hanno accettato la versione attuale restano su quella.}}',
  readOnly: 'Puoi leggere questo testo ma non modificarlo.',
  preview: {
    title: 'Sul telefono dell’ospite',
    frame: 'Questo testo sul telefono dell’ospite',
    failed: 'Impossibile mostrare questa schermata',
  },
  history: {
    title: 'Versioni',
    version: 'Versione {number, number}',
    ours: 'Testo predefinito',
    current: 'Letto dagli ospiti',
    given:
      '{count, plural, =0 {Nessuno ha accettato} one {# ospite ha accettato} many {# ospiti hanno accettato} other {# ospiti hanno accettato}}',
    standing:
      '{count, plural, one {# è ancora d’accordo} many {# sono ancora d’accordo} other {# sono ancora d’accordo}}',
    unnumbered:
      '{count, plural, one {# ospite ha accettato prima che le versioni fossero numerate.} many {# ospiti hanno accettato prima che le versioni fossero numerate.} other {# ospiti hanno accettato prima che le versioni fossero numerate.}}',
    reuse: 'Riparti da questa versione',
    empty: '(vuoto)',
  },
} as const satisfies Like<typeof vi>
