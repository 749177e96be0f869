import type { campaignGallery as source } from '../vi/campaignGallery.ts'
import type { Like } from '../languages.ts'

export const campaignGallery = {
  opening: {
    name: 'Ouverture',
    heading: 'Nous venons d’ouvrir. Venez goûter !',
    body: 'Toute la semaine d’ouverture, 20 % de moins sur chaque boisson. Montrez cet écran en commandant.',
  },
  'happy-hour': {
    name: 'Happy hour',
    heading: 'De 14 h à 16 h : deux boissons pour le prix d’une',
    body: 'Venez à deux, la seconde boisson est pour nous. Tous les thés et cafés, du lundi au vendredi.',
  },
  tet: {
    name: 'Nouvel An lunaire',
    heading: 'Bonne année ! Une enveloppe rouge vous attend',
    body: 'Dès 100 000 ₫ d’achat, tirez une enveloppe au comptoir. Toutes sont gagnantes, et nous restons ouverts pendant la fête.',
  },
  review: {
    name: 'Demander un avis',
    heading: 'Comment ça se passe aujourd’hui ?',
    body: 'Un seul geste suffit, et nous lisons chaque réponse.',
    question: 'Combien d’étoiles ?',
    action: 'Laisser un mot sur Google',
  },
  app: {
    name: 'Télécharger l’application',
    heading: 'Commandez sans faire la queue',
    body: 'Avec notre application, commandez avant d’arriver. La première commande est à moitié prix.',
    action: 'Télécharger l’application',
  },
  'lucky-draw': {
    name: 'Tirage au sort',
    heading: 'Qui gagnera cette semaine ?',
    body: 'Chaque samedi, nous tirons trois lots au sort. Participez : nous vous préviendrons si vous gagnez.',
    action: 'Je participe',
  },
  birthday: {
    name: 'Anniversaire',
    heading: 'Votre anniversaire ? Le gâteau est pour nous',
    body: 'La semaine de votre anniversaire, passez entre amis : une part vous est offerte. Dites-le simplement à l’équipe.',
  },
  weekend: {
    name: 'Week-end',
    heading: 'Ce week-end, musique en direct',
    body: 'Samedi dès 20 h, dans le jardin. Les meilleures tables partent vite, réservez la vôtre.',
    action: 'Réserver une table',
  },
  'rainy-day': {
    name: 'Jour de pluie',
    heading: 'Il pleut, restez encore un peu',
    body: 'Tant qu’il pleut, la deuxième boisson chaude est à −30 %. Prenez votre temps jusqu’à l’éclaircie.',
  },
  'new-dish': {
    name: 'Nouveau à la carte',
    heading: 'Du nouveau en cuisine',
    body: 'Goûtez-le cette semaine : un thé glacé au citron vous est offert avec.',
    question: 'Que goûteriez-vous en premier ?',
    one: 'Du salé',
    two: 'Du sucré',
    three: 'Une boisson',
  },
  'stamp-card': {
    name: 'Carte de fidélité',
    heading: 'Sept tasses, et la huitième est offerte',
    body: 'Demandez la carte au comptoir : un tampon par tasse. Elle n’expire jamais et se prête volontiers.',
  },
  thanks: {
    name: 'Merci aux habitués',
    heading: 'Merci d’être revenu',
    body: 'Les habitués sont de la famille. Cette fois, un accompagnement est pour nous : choisissez au comptoir.',
  },
} as const satisfies Like<typeof source>
