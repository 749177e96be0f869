import type { drafts as source } from '../vi/drafts.ts'
import type { Like } from '../languages.ts'

// Editors with a draft and versions: one vocabulary for all of them.
export const drafts = {
  rename: 'Renommer',
  saveName: 'Enregistrer le nom',
  undo: 'Annuler',
  redo: 'Rétablir',
  undone: 'Annulé',
  redone: 'Rétabli',
  saving: {
    saved: 'Brouillon enregistré',
    waiting: 'Enregistrement…',
    failed: 'Non enregistré',
    again: 'Réessayer',
  },
  clash: {
    title: 'Quelqu’un d’autre vient de modifier ce brouillon',
    by: '{name} a modifié ce brouillon, {when}',
    text: 'Ce que vous avez saisi est toujours là, pas encore enregistré. Quel que soit votre choix, Annuler ramène l’autre.',
    theirs: 'Prendre l’autre version',
    mine: 'Garder la mienne comme nouveau brouillon',
    leave: 'Partir sans choisir ?',
    leaveText: 'Ce que vous avez saisi depuis sera perdu.',
    leaveConfirm: 'Partir',
    stay: 'Rester',
  },
  publish: 'Publier',
  publishAsk: 'Seuls le propriétaire et les gérants peuvent publier.',
  publishReady: 'Prêt à publier',
  published: 'Publié. Les clients le verront à leur prochaine connexion',
  publishedUnused: 'Publié, mais pas encore utilisé : les clients en voient toujours un autre',
  inUse: 'Les clients voient cette version',
  activate: 'Utiliser pour toute la page',
  versions: {
    title: 'Historique des versions',
    lead: 'Les versions publiées et les brouillons conservés, les plus récents d’abord.',
    none: 'Pas encore de version. La première publication en crée une.',
    number: 'Version {number, number}',
    current: 'Dernière publiée',
    published: 'Publiée',
    draft: 'Brouillon',
    restore: 'Reprendre comme brouillon',
    rollBack: 'Publier à nouveau',
    restored: 'Le brouillon est maintenant la version {number, number}',
    rolledBack: 'La version {number, number} est republiée',
    rollBackAsk: {
      title: 'Publier à nouveau la version {number, number} ?',
      text: 'Elle est publiée aussitôt et devient le brouillon. Le brouillon actuel est conservé parmi les versions.',
      confirm: 'Publier à nouveau',
    },
  },
} as const satisfies Like<typeof source>
