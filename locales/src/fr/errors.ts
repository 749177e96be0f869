import type { errors as source } from '../vi/errors.ts'
import type { Like } from '../languages.ts'

export const errors = {
  'network/unreachable': 'Le serveur est injoignable. Vérifiez la connexion et réessayez.',
  'request/invalid': 'Il reste quelque chose à corriger. Vérifiez les champs signalés.',
  'request/too-large': 'Cela fait trop de données pour une seule requête.',
  'request/not-found': 'Cet élément n’existe pas.',
  'request/too-many': 'C’était trop rapide. Attendez une minute et réessayez.',
  'auth/required': 'Connectez-vous pour continuer.',
  'auth/expired': 'Votre session est terminée. Reconnectez-vous.',
  'auth/wrong-password': 'L’e-mail, le mobile ou le mot de passe est incorrect.',
  'auth/forbidden': 'Votre rôle sur cette page ne le permet pas.',
  'page/not-found': 'Cette page n’existe pas, ou vous n’en êtes plus membre.',
  'page/name-mismatch': 'Le nom saisi n’est pas celui de la page.',
  'device/not-found': 'Cet appareil n’existe pas.',
  'device/duplicate': 'Votre page a déjà un appareil avec cet identifiant NAS. Choisissez-en un autre.',
  'device/unreachable': 'L’appareil ne répond pas. Vérifiez qu’il est allumé et que son port CoA est ouvert.',
  'session/not-found': 'Cette session n’existe pas.',
  'session/already-ended': 'Ce client est déjà parti.',
  'try/unavailable': 'La passerelle simulée ne tourne pas sur ce serveur.',
  'server/busy': 'Le serveur est occupé. Réessayez dans un instant.',
  'server/internal': 'Une erreur est survenue de notre côté. Réessayez ; si elle persiste, donnez au support le numéro de la requête.',
  'field/required': 'Remplissez ce champ.',
  'field/too-short': 'C’est trop court.',
  'field/too-long': 'C’est trop long.',
  'field/invalid': 'Cette valeur n’est pas valable.',
  'field/duplicate': 'Cette valeur est déjà prise.',
} as const satisfies Like<typeof source>
