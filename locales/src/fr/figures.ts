import type { figures as source } from '../vi/figures.ts'
import type { Like } from '../languages.ts'

/** What each figure is called and means, on every screen that shows it. */
export const figures = {
  name: {
    visits: 'Visites',
    guests: 'Clients',
    newGuests: 'Nouveaux clients',
    contacts: 'Ont laissé un contact',
    verified: 'Contacts vérifiés',
    consentRate: 'Acceptent les messages',
    impressions: 'Affichages',
    clicks: 'Clics',
    ctr: 'Taux de clics',
    reached: 'Vue pour la première fois',
    cameBack: 'Revenus ensuite',
    averageStay: 'Durée moyenne',
    bytes: 'Données utilisées',
    engaged: 'Restés un moment',
    created: 'Nouveaux prospects',
    answered: 'Réponses',
  },
  means: {
    visits:
      'Un client qui rejoint le Wi-Fi puis repart compte pour une visite. Une coupure suivie d’un retour immédiat n’en ajoute pas.',
    guests: 'Personnes différentes ayant rejoint le Wi-Fi. Le signe ≈ indique une estimation, à environ 1,5 % près.',
    newGuests: 'Clients dont la toute première visite est dans ces dates.',
    contacts: 'Clients ayant laissé un téléphone ou un e-mail.',
    verified: 'Clients ayant confirmé leur téléphone ou e-mail par un code.',
    consentRate: 'Parmi les clients interrogés, la part qui accepte de recevoir des messages.',
    impressions: 'Nombre d’apparitions de la campagne sur la page d’accueil.',
    clicks: 'Nombre de fois où des clients ont touché la campagne.',
    ctr: 'Clics divisés par affichages.',
    reached: 'Clients ayant vu une campagne pour la première fois dans ces dates.',
    cameBack: 'Parmi eux, ceux qui sont revenus un autre jour.',
    averageStay: 'Seules les visites terminées comptent.',
    bytes: 'Téléchargements et envois de tous les clients.',
    engaged: 'La part des visites de {minutes, plural, one {# minute} other {# minutes}} ou plus.',
    created: 'Prospects enregistrés dans ces dates.',
  },
} as const satisfies Like<typeof source>
