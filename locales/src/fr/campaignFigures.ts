import type { campaignFigures as source } from '../vi/campaignFigures.ts'
import type { Like } from '../languages.ts'

export const campaignFigures = {
  figures: {
    impressions: 'Affichages',
    impressionsHelp: 'Comptés quand la publicité est vraiment restée une seconde à l’écran, une fois par connexion.',
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
    title: 'Quelle variante est meilleure ?',
    clicked: 'Clients qui ont cliqué',
    best: 'Meilleure',
    won: '{name} est meilleure : {points} points de plus de clients cliquent (entre {low} et {high}).',
    open: 'Pas tranché : la différence peut venir du hasard. Laissez courir.',
    interval: 'Écart des taux de clic, en points',
    honest: 'La regarder chaque jour ne fausse rien. Probabilité d’un simple hasard : {chance}.',
  },
  comeback: {
    shown: 'L’ont vue',
    heldOut: 'Groupe témoin',
    more: 'Ça marche : {points} points de plus de clients reviennent.',
    less: 'Ceux qui l’ont vue reviennent moins, de {points} points. Essayez autre chose.',
    without: 'Pour savoir si elle fait revenir, gardez un groupe témoin à l’étape « Combien ».',
  },
  report: {
    title: 'Rapport complet',
    text: 'À côté de la période précédente, avec CSV et images des graphiques.',
    open: 'Ouvrir le rapport',
  },
  share: {
    title: 'Lien vers le rapport',
    text: 'Qui a le lien voit les chiffres de cette campagne et peut les garder en CSV et en image, rien d’autre.',
  },
} as const satisfies Like<typeof source>
