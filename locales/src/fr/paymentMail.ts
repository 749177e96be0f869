import type { paymentMail as source } from '../vi/paymentMail.ts'
import type { Like } from '../languages.ts'

export const paymentMail = {
  receipt: {
    title: 'REÇU DE RECHARGE',
    number: 'N° {number}',
    date: 'Date',
    seller: 'De',
    buyer: 'À',
    taxCode: 'N° fiscal : {code}',
    what: 'Objet',
    amount: 'Montant',
    line: 'Recharge du portefeuille Portico',
    by: 'Payé par {provider}, référence {reference}',
    total: 'Total',
    paid: 'Payé',
    note: 'Ce reçu confirme que l’argent est dans le portefeuille. Ce n’est pas une facture avec TVA.',
  },
  differences: {
    subject: 'Paiements : {count} nouveaux écarts',
    text: 'Les livres du prestataire de paiement et ceux de Portico diffèrent sur {count} paiements. Examinez chacun et notez ce qui a été fait.',
    button: 'Voir les écarts',
    closing: 'Ce message est envoyé aux administrateurs de ce serveur Portico.',
  },
} as const satisfies Like<typeof source>
