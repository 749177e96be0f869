import type { flowPresets as source } from '../vi/flowPresets.ts'
import type { Like } from '../languages.ts'

// Where an owner begins a new flow.
export const flowPresets = {
  'one-tap': {
    name: 'Un geste',
    text: 'Accepter les conditions, appuyer sur un bouton, et c’est parti. Le plus rapide.',
  },
  terms: {
    name: 'Conditions, puis un geste',
    text: 'Les clients lisent les règles de la maison sur un écran à part, puis se connectent.',
  },
  'phone-code': {
    name: 'Code par téléphone',
    text: 'Le client saisit son numéro et reçoit un code. Vous savez que le numéro est réel.',
  },
  form: { name: 'Formulaire court', text: 'Demande le nom et le numéro de téléphone, sans code.' },
  survey: { name: 'Enquête, puis en ligne', text: 'Quelques notes et un commentaire, que les clients peuvent passer.' },
  'access-code': {
    name: 'Code d’accès pour chambres d’hôtel',
    text: 'Le client saisit le code de sa carte de chambre ou donné par la réception.',
  },
  purchase: {
    name: 'Vendre le Wi-Fi à l’heure',
    text: 'Le client choisit une offre, paie par VietQR ou par carte et se connecte.',
  },
  password: { name: 'Mot de passe de l’établissement', text: 'Imprimé sur la carte ou l’addition.' },
  google: { name: 'Se connecter avec Google', text: 'Le client choisit le compte Google de son téléphone.' },
  zalo: { name: 'Se connecter avec Zalo', text: 'Le client confirme avec son compte Zalo.' },
  empty: { name: 'Partir de zéro', text: 'Choisissez vous-même chaque étape.' },
} as const satisfies Like<typeof source>
