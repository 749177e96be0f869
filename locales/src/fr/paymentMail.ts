import type { paymentMail as source } from '../vi/paymentMail.ts'
import type { Like } from '../languages.ts'

export const paymentMail = {
  differences: {
    subject: 'Paiements : {count} nouveaux écarts',
    text: 'Les livres du prestataire de paiement et ceux de Portico diffèrent sur {count} paiements. Examinez chacun et notez ce qui a été fait.',
    button: 'Voir les écarts',
    closing: 'Ce message est envoyé aux administrateurs de ce serveur Portico.',
  },
} as const satisfies Like<typeof source>
