import type { stepTexts as source } from '../vi/stepTexts.ts'
import type { Like } from '../languages.ts'

// What each type of step does, for an owner who chooses one.
export const stepTexts = {
  'one-tap': 'Accepter les conditions et appuyer sur un bouton.',
  terms: 'Les règles de la maison et le consentement, avant les autres étapes.',
  form: 'Nom, téléphone, e-mail et tout ce que vous voulez savoir.',
  survey: 'Notes, choix, commentaires. Ce qui n’est pas obligatoire peut être passé.',
  'phone-code': 'Envoie un code au numéro de téléphone pour le vérifier.',
  'email-code': 'Envoie un code par e-mail. Le client a quelques minutes en ligne pour l’ouvrir.',
  'access-code': 'Le client saisit un code que vous avez donné.',
  purchase: 'Vos clients paient le Wi-Fi, directement sur votre compte.',
  password: 'Un mot de passe pour tous les clients.',
  google: 'Les clients se connectent dans leur navigateur ; vous obtenez leur e-mail.',
  facebook: 'Les clients se connectent dans leur navigateur ; vous obtenez leur nom.',
  zalo: 'Les clients se connectent dans Zalo ; vous obtenez leur nom.',
  video: 'Quelques secondes d’image ou de vidéo avant de continuer.',
} as const satisfies Like<typeof source>
