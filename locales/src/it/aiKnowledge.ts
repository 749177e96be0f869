import type { aiKnowledge as source } from '../vi/aiKnowledge.ts'
import type { Like } from '../languages.ts'

export const aiKnowledge = {
  title: 'Titolo o domanda',
  lead: 'Domande frequenti, note e file (PDF, .txt, .md, .csv). Pagina, menù, premi e orari sono già noti.',
  empty: 'Ancora nessuna informazione',
  add: 'Aggiungi',
  edit: 'Modifica',
  save: 'Salva',
  remove: 'Elimina',
  removeTitle: 'Eliminare «{name}»?',
  kind: 'Tipo',
  kinds: {
    faq: 'Domanda frequente',
    text: 'Nota',
    file: 'File',
  },
  state: 'Stato',
  on: 'In uso',
  off: 'Non in uso',
  use: 'Usa per le risposte',
  changed: 'Ultima modifica',
  titleHint: 'Se è una domanda: una formulazione per riga.',
  body: 'Testo o risposta',
  leftOut: '{count, plural, one {# frase esclusa} other {# frasi escluse}}',
  leftOutText: 'Queste frasi danno ordini all’IA invece di informare gli ospiti, quindi non si usano:',
  addFile: 'Aggiungi un file',
  fileLarge: 'Il file è troppo grande. Il massimo è {most}.',
  fileSending: 'Caricamento di {name}',
  fileReading: 'Lettura di {name}',
  fileOffline: 'Nessuna connessione. Il caricamento riprende appena torna.',
  fileAdded: '{name} aggiunto',
} as const satisfies Like<typeof source>
