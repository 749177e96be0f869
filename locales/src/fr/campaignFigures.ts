import type { campaignFigures as source } from '../vi/campaignFigures.ts'
import type { Like } from '../languages.ts'

export const campaignFigures = {
  figures: {
    impressions: 'Affichages',
    impressionsHelp: 'Comptés quand la publicité est restée au moins une seconde à l’écran, une fois par connexion.',
    guests: 'Clients qui l’ont vue',
    clicks: 'Clics',
    clicksHelp: 'Comptés par notre lien, une fois par connexion.',
    rate: 'Taux de clic',
    none: 'Pas encore affichée',
    noneText: 'Les chiffres apparaissent dès que le premier client l’a vue.',
    byDay: 'Par jour',
    day: 'Jour',
    bySlot: 'Par emplacement',
    byDevice: 'Par appareil',
    byVariant: 'Par variante',
  },
  trial: {
    title: 'Quelle variante est meilleure ?',
    clicked: 'Clients qui ont cliqué',
    best: 'Meilleure',
    won: '{name} est meilleure : la part de clients qui cliquent est plus élevée de {points} points (entre {low} et {high}).',
    open: 'Rien n’est tranché : la différence peut venir du hasard. Laissez tourner.',
    interval: 'Écart des taux de clic, en points',
    honest: 'Regarder chaque jour ne fausse rien. Probabilité d’un simple hasard : {chance}.',
  },
  comeback: {
    shown: 'L’ont vue',
    heldOut: 'Groupe témoin',
    more: 'Ça marche : la part de clients qui reviennent est plus élevée de {points} points.',
    less: 'Ceux qui l’ont vue reviennent moins, de {points} points. Essayez autre chose.',
    without: 'Pour savoir si elle fait revenir les clients, gardez un groupe témoin à l’étape « Combien ».',
  },
  report: {
    title: 'Rapport complet',
    text: 'Comparé à la période précédente, avec CSV et images des graphiques.',
    open: 'Ouvrir le rapport',
  },
  share: {
    title: 'Lien vers le rapport',
    text: 'Toute personne qui a le lien voit les chiffres de cette campagne, peut les télécharger en CSV et en image, et ne voit rien d’autre.',
  },
} as const satisfies Like<typeof source>
