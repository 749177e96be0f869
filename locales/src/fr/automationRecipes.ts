import type { automationRecipes as vi } from '../vi/automationRecipes.ts'
import type { Like } from '../languages.ts'

export const automationRecipes = {
  somebody: 'cher client',
  welcome: {
    name: 'Bienvenue aux nouveaux clients',
    subject: 'Merci de votre visite chez {venue}',
    text: 'Bonjour {name}, merci de votre première visite chez {venue}. La carte et vos avantages sont ici : {home}',
  },
  comeBack: {
    name: 'Faire revenir les clients après 14 jours',
    subject: 'Vous manquez à {venue}',
    text: 'Bonjour {name}, cela fait un moment. Passez chez {venue} cette semaine et recevez des points bonus : {home}',
  },
  birthday: {
    name: 'Joyeux anniversaire',
    subject: 'Joyeux anniversaire de la part de {venue}',
    text: 'Joyeux anniversaire, {name} ! {venue} vous offre 50 points : {home}',
  },
  rescue: {
    name: 'Rattraper une mauvaise note',
    subject: '{venue} vous présente ses excuses',
    text: 'Bonjour {name}, nous sommes désolés que votre visite chez {venue} se soit mal passée. Le responsable vous contactera pour arranger cela. Vous pouvez aussi nous écrire ici : {home}',
    notice: 'Un client a donné une mauvaise note ; appelez-le',
    note: 'Mauvaise note : appeler pour s’excuser et demander pourquoi',
  },
  review: {
    name: 'Demander un avis',
    subject: 'Comment avez-vous trouvé {venue} ?',
    text: 'Bonjour {name}, merci d’être venu {visits} fois chez {venue}. Combien d’étoiles nous donneriez-vous ? {home}',
  },
} as const satisfies Like<typeof vi>
