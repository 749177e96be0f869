import type { figures as source } from '../vi/figures.ts'
import type { Like } from '../languages.ts'

/** What each figure is called and means, on every screen that shows it. */
export const figures = {
  name: {
    visits: 'Visites',
    guests: 'Clients',
    newGuests: 'Nouveaux clients',
    contacts: 'Contacts laissés',
    verified: 'Contacts vérifiés',
    consentRate: 'Taux de consentement',
    impressions: 'Affichages',
    clicks: 'Clics',
    ctr: 'Taux de clic',
    reached: 'Première exposition',
    cameBack: 'Sont revenus ensuite',
    averageStay: 'Durée moyenne',
    bytes: 'Données utilisées',
    engaged: 'Visites engagées',
    created: 'Nouveaux prospects',
    answered: 'Réponses',
  },
  means: {
    visits:
      'Un client qui rejoint le Wi-Fi puis repart compte pour une visite. Une coupure suivie d’un retour immédiat n’en ajoute pas.',
    guests: 'Personnes différentes ayant rejoint le Wi-Fi. Le signe ≈ indique une estimation, à environ 1,5 % près.',
    newGuests: 'Clients dont la première visite se situe dans cette période.',
    contacts: 'Clients ayant laissé un téléphone ou un e-mail.',
    verified: 'Clients ayant vérifié leur téléphone ou leur e-mail par un code.',
    consentRate: 'Parmi les clients interrogés, la part qui accepte de recevoir des messages de l’établissement.',
    impressions: 'Nombre de fois où la campagne s’est affichée sur la page d’accueil.',
    clicks: 'Nombre de fois où les clients ont cliqué sur la campagne.',
    ctr: 'Clics divisés par affichages.',
    reached: 'Clients ayant vu une campagne pour la première fois dans cette période.',
    cameBack: 'Clients qui ont vu une campagne pour la première fois et sont revenus un autre jour.',
    averageStay: 'Seules les visites terminées comptent.',
    bytes: 'Réception et envoi de tous les clients.',
    engaged: 'La part des visites de {minutes, plural, one {# minute} other {# minutes}} ou plus.',
    created: 'Prospects enregistrés dans cette période.',
  },
} as const satisfies Like<typeof source>
