import type { Like } from '../languages.ts'
import type { reportMail as source } from '../vi/reportMail.ts'

export const reportMail = {
  subject: '{page} : {report}, {range}',
  greeting: 'Bonjour,',
  text: 'Voici le rapport {report} de {page}, {range}.',
  none: 'Il n’y a encore rien à compter sur ces jours.',
  picture: 'Barres du rapport {report} ; les chiffres sont dans le tableau ci-dessus.',
  button: 'Ouvrir le rapport',
  closing:
    'Vous recevez ce message car votre adresse figure dans la liste des rapports de {page}. Pour ne plus le recevoir, demandez au propriétaire de la page de la retirer.',
  reports: {
    overview: 'd’ensemble',
    campaigns: 'des campagnes',
    visits: 'des visites',
    devices: 'des appareils',
    software: 'des logiciels',
    times: 'des horaires',
    survey: 'de l’enquête',
    leads: 'des prospects',
  },
  figures: {
    visits: 'Visites',
    guests: 'Clients',
    newGuests: 'Nouveaux clients',
    contacts: 'Ont laissé un contact',
    consents: 'Ont accepté les messages',
    averageStay: 'Durée moyenne',
    data: 'Données',
    impressions: 'Affichages',
    clicks: 'Clics',
    created: 'Nouveaux prospects',
    answered: '{count} réponses',
    minutes: '{count} min',
    phone: 'Téléphone',
    tablet: 'Tablette',
    computer: 'Ordinateur',
    other: 'Autre',
    webview: 'La fenêtre de connexion du téléphone',
    estimate: 'environ {count}',
  },
} as const satisfies Like<typeof source>
