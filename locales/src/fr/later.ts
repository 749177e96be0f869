import type { later as source } from '../vi/later.ts'
import type { Like } from '../languages.ts'

export const later = {
  kicker: 'Pas encore disponible',
  lead: 'Cette partie n’est pas encore disponible. Nous n’affichons jamais de chiffres inventés.',
  back: 'Retour à la vue d’ensemble',
  devices: 'Voir les appareils',
  topic: {
    zalo: 'Ici, des messages partiront d’eux-mêmes quand il se passe quelque chose.',
  },
} as const satisfies Like<typeof source>
