import type { guestPurchase as source } from '../vi/guestPurchase.ts'
import type { Like } from '../languages.ts'

export const guestPurchase = {
  title: 'Acheter du Wi-Fi',
  lead: 'Choisissez l’offre qui vous convient. Vous payez directement {venue}.',
  choose: 'Choisissez une offre',
  time: '{time} de Wi-Fi',
  devices: 'pour {count, number} appareils',
  way: 'Moyen de paiement',
  by: { payos: 'Virement (VietQR)', vnpay: 'Carte ou code QR (VNPay)', stripe: 'Carte internationale' },
  button: 'Payer',
  haveCode: 'J’ai déjà un code',
  closed:
    'Le Wi-Fi n’est pas en vente ici pour le moment. Si vous avez un code, saisissez-le ci-dessous ou demandez au personnel.',
  payTitle: 'Payez pour vous connecter',
  payLead: 'Dès que le paiement arrive, vous êtes en ligne. Vous n’avez rien d’autre à faire.',
  starting: 'Préparation du paiement…',
  qr: 'Code VietQR pour payer {price}',
  scan: 'Scannez-le avec un autre téléphone, ou faites une capture d’écran et ouvrez-la dans l’application de votre banque.',
  open: 'Ouvrir la page de paiement',
  pass: 'Ouvrir le Wi-Fi quelques minutes pour payer',
  passLeft: 'Le Wi-Fi reste ouvert encore {time} pour vous permettre de payer.',
  looks: 'Cette page vérifie d’elle-même toutes les quelques secondes.',
  reference: 'Référence du paiement : {reference}.',
  check: 'J’ai payé',
  awaited: 'Le paiement n’est pas encore arrivé. Votre banque a peut-être besoin de quelques secondes.',
  other: 'Choisir une autre offre',
  code: 'Votre code, pour revenir ou pour un autre appareil :',
} as const satisfies Like<typeof source>
