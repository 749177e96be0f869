import type { drafts as source } from '../vi/drafts.ts'
import type { Like } from '../languages.ts'

// Editors with a draft and versions: one vocabulary for all of them.
export const drafts = {
  rename: 'Rinomina',
  saveName: 'Salva nome',
  undo: 'Annulla',
  redo: 'Ripeti',
  undone: 'Annullato',
  redone: 'Ripetuto',
  saving: {
    saved: 'Bozza salvata',
    waiting: 'Salvataggio…',
    failed: 'Non salvato',
    again: 'Salva di nuovo',
  },
  clash: {
    title: 'Qualcun altro ha appena modificato questa bozza',
    by: '{name} ha modificato questa bozza, {when}',
    text: 'Ciò che hai scritto è ancora qui e non è salvato. Qualunque tu scelga, Annulla riporta l’altra.',
    theirs: 'Usa la loro',
    mine: 'Tieni la mia come nuova bozza',
    leave: 'Uscire senza scegliere?',
    leaveText: 'Ciò che hai scritto da allora andrà perso.',
    leaveConfirm: 'Esci',
    stay: 'Resta',
  },
  publish: 'Pubblica',
  publishAsk: 'Possono pubblicare solo il proprietario e i gestori.',
  publishReady: 'Pronto da pubblicare',
  published: 'Pubblicato. Gli ospiti lo vedono dal prossimo collegamento',
  publishedUnused: 'Pubblicato, ma non ancora in uso: gli ospiti ne vedono ancora un altro',
  inUse: 'Gli ospiti vedono questa versione',
  activate: 'Usa per tutta la pagina',
  versions: {
    title: 'Versioni',
    lead: 'Versioni pubblicate e bozze conservate, prima le più recenti.',
    none: 'Ancora nessuna versione. La prima pubblicazione ne crea una.',
    number: 'Versione {number, number}',
    current: 'Ultima pubblicata',
    published: 'Pubblicata',
    draft: 'Bozza',
    restore: 'Ripristina come bozza',
    rollBack: 'Pubblica di nuovo',
    restored: 'La bozza è ora la versione {number, number}',
    rolledBack: 'La versione {number, number} è di nuovo pubblicata',
    rollBackAsk: {
      title: 'Pubblicare di nuovo la versione {number, number}?',
      text: 'Viene subito pubblicata e diventa la bozza. La bozza attuale resta tra le versioni.',
      confirm: 'Pubblica di nuovo',
    },
  },
} as const satisfies Like<typeof source>
