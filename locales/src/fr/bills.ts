import type { bills as source } from '../vi/bills.ts'
import type { Like } from '../languages.ts'

export const bills = {
  number: 'N° {number}',
  date: 'Date',
  seller: 'De',
  buyer: 'À',
  taxCode: 'N° fiscal : {code}',
  what: 'Objet',
  amount: 'Montant',
  total: 'Total',
  paid: 'Payé',
  more: 'et {count} lignes de plus',
  receipt: {
    title: 'REÇU DE RECHARGE',
    line: 'Recharge du portefeuille Portico',
    by: 'Payé par {provider}, référence {reference}',
    note: 'Ce reçu confirme que l’argent est dans le portefeuille. Ce n’est pas une facture avec TVA.',
  },
  invoice: {
    title: 'FACTURE',
    net: 'Montant hors taxe',
    vat: 'TVA {percent} %',
    note: 'Prix TVA comprise. Au Vietnam, ce document ne remplace pas la facture électronique portant le code de l’administration fiscale.',
    noteWithoutTax: 'Ceci n’est pas une facture avec TVA.',
  },
  purpose: {
    campaign: 'Messages de campagne',
    message: 'Messages Zalo',
    'phone-card': 'Cartes téléphoniques',
    ai: 'Réponses par IA',
  },
} as const satisfies Like<typeof source>
