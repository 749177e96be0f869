import type { announcements as source } from '../vi/announcements.ts'
import type { Like } from '../languages.ts'

export const announcements = {
  title: 'Annunci',
  lead: 'Una frase breve che ogni proprietario legge sopra le schermate.',
  empty: 'Ancora nessun annuncio',
  add: 'Aggiungi un annuncio',
  edit: 'Modifica l’annuncio',
  save: 'Salva',
  remove: 'Elimina',
  removeTitle: 'Eliminare l’annuncio “{name}”?',
  words: 'Testo',
  tone: 'Tipo',
  tones: {
    info: 'Informazione',
    warn: 'Avviso',
  },
  from: 'Dal',
  to: 'Al',
  toHelp: 'Lascia vuoto se la fine non è nota.',
  forever: 'senza fine',
  suspended:
    'La pagina “{page}” è sospesa: {reason}. Gli ospiti non possono aprire il portale. Contatta il tuo fornitore.',
} as const satisfies Like<typeof source>
