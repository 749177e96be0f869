import type { later as source } from '../vi/later.ts'
import type { Like } from '../languages.ts'

export const later = {
  kicker: 'Pas encore disponible',
  lead: 'Cette partie n’est pas encore disponible. Nous n’affichons jamais de chiffres inventés.',
  back: 'Retour à la vue d’ensemble',
  devices: 'Voir les appareils',
  topic: {
    loginFlow: 'Vous ordonnerez ici les étapes avant la connexion : formulaire, questions, code, durée.',
    accessCodes: 'Vous donnerez ici des codes Wi-Fi un par un ou par lot, et les révoquerez au besoin.',
    loyalty:
      'Les clients y gagneront des points par de petites missions et les échangeront ; l’équipe valide chaque échange.',
    guests: 'Vous y verrez vos clients par étiquette et visite, dans la limite de leur accord.',
    reports:
      'Ici viendront des rapports par dates, à télécharger. Pour l’instant, la Vue d’ensemble montre les chiffres du jour.',
    media: 'Vous y déposerez photos et vidéos pour l’accueil et les campagnes.',
    notification: 'Vous y choisirez de quoi prévenir, qui et par quel moyen.',
    integration: 'Vous y relierez e-mail, SMS, Google et vos systèmes, avec l’état de chacun.',
    billing:
      'Vous y verrez votre formule, achèterez, créditerez et téléchargerez vos factures. Rien n’est facturé pour l’instant.',
    zalo: 'Vous y relierez votre compte officiel Zalo pour parler à vos abonnés, envoyer des modèles et répondre automatiquement.',
    admin: 'Les administrateurs y géreront formules, abonnements, codes et modèles communs.',
  },
} as const satisfies Like<typeof source>
