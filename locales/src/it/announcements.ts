import type { announcements as source } from '../vi/announcements.ts'
import type { Like } from '../languages.ts'

export const announcements = {
  title: 'Comunicazioni',
  lead: 'Una frase breve che ogni proprietario legge in cima alle schermate.',
  empty: 'Ancora nessuna comunicazione',
  add: 'Aggiungi una comunicazione',
  edit: 'Modifica la comunicazione',
  save: 'Salva',
  remove: 'Elimina',
  removeTitle: 'Eliminare la comunicazione «{name}»?',
  words: 'Testo',
  tone: 'Tipo',
  tones: {
    info: 'Informazione',
    warn: 'Avviso',
  },
  from: 'Dal',
  to: 'Al',
  toHelp: 'Lascia vuoto se non sai ancora quando finisce.',
  forever: 'senza fine',
  suspended:
    'La pagina «{page}» è sospesa: {reason}. Gli ospiti non possono aprire la pagina di benvenuto. Contatta il fornitore della piattaforma.',
} as const satisfies Like<typeof source>
