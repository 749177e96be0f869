import type { guestHome as source } from '../vi/guestHome.ts'
import type { Like } from '../languages.ts'

export const guestHome = {
  kind: 'Votre espace',
  link: 'Votre espace ici',
  hello: 'Bonjour {name}',
  helloUnnamed: 'Heureux de vous revoir',
  lead: 'Tout ce qui est à vous chez {venue}, sur une seule page.',
  signInTitle: 'Votre espace chez {venue}',
  signInLead:
    'Saisissez le numéro ou l’e-mail que vous avez confirmé ici. Nous envoyons un code pour être sûrs que c’est vous.',
  contact: 'Numéro de téléphone ou e-mail',
  newHere: 'Première visite ? Connectez-vous d’abord au Wi-Fi de l’établissement, puis rouvrez cette page.',
  signOut: 'Se déconnecter',
  signingOut: 'Déconnexion…',
  back: 'Revenir à votre espace',
  myDataLine: 'Les voir, les corriger, les télécharger ou les effacer',
  wifi: {
    title: 'Wi-Fi',
    left: 'Encore {time}',
    online: 'Vous êtes connecté',
    off: 'Pas connecté. Choisissez le Wi-Fi de l’établissement sur votre téléphone ; la page d’accueil s’ouvre d’elle-même.',
  },
  notice: {
    'signed-out': 'Vous êtes déconnecté. Ce téléphone n’ouvre plus votre espace.',
    closed: 'L’établissement vous a fermé l’accès à cette page. Demandez au personnel.',
    expired: 'Cette page n’est plus valable. Recommencez, s’il vous plaît.',
  },
  offline: {
    title: 'Vous êtes hors ligne',
    lead: 'La page de {venue} ne peut pas s’ouvrir pour le moment. Vous n’avez rien perdu.',
    retry: 'Réessayer',
  },
  code: {
    sms: '{code} ouvre votre espace chez {venue}. Valable {minutes} minutes. Ne le partagez pas.',
    subject: '{code} ouvre votre espace',
    text: 'Quelqu’un veut ouvrir votre espace chez {venue}. Si c’est vous, saisissez le code {code}. Il est valable {minutes} minutes.',
  },
} as const satisfies Like<typeof source>
