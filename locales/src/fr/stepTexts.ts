import type { stepTexts as source } from '../vi/stepTexts.ts'
import type { Like } from '../languages.ts'

// What each type of step does, for an owner who chooses one.
export const stepTexts = {
  'one-tap': 'Accepter les conditions et appuyer sur un bouton.',
  terms: 'Le règlement et l’accord, avant les autres étapes.',
  form: 'Nom, téléphone, e-mail et ce que vous avez besoin de savoir.',
  survey: 'Notes, choix, avis. Ce qui n’est pas obligatoire peut être passé.',
  'phone-code': 'Envoie un code au numéro pour savoir qu’il est vrai.',
  'email-code': 'Envoie un code par e-mail. Le client a quelques minutes en ligne pour l’ouvrir.',
  'access-code': 'Le client tape un code que vous avez donné.',
  password: 'Un mot de passe pour tous les clients.',
  google: 'Terminé dans le vrai navigateur ; vous connaissez l’e-mail du client.',
  facebook: 'Terminé dans le vrai navigateur ; vous connaissez le nom du client.',
  zalo: 'Terminé dans Zalo ; vous connaissez le nom du client.',
  video: 'Quelques secondes d’image ou de vidéo avant de continuer.',
} as const satisfies Like<typeof source>
