import type { accounts as source } from '../vi/accounts.ts'
import type { Like } from '../languages.ts'

export const accounts = {
  title: 'Connexion',
  welcome: 'Heureux de vous revoir',
  intro: 'Connectez-vous pour voir qui vous rend visite et choyer vos habitués.',
  emailOrMobile: 'E-mail ou numéro de mobile',
  password: 'Mot de passe',
  showPassword: 'Afficher le mot de passe',
  hidePassword: 'Masquer le mot de passe',
  remember: 'Se souvenir de moi',
  submit: 'Se connecter',
  fillEmailOrMobile: 'Saisissez votre e-mail ou numéro de mobile.',
  fillPassword: 'Saisissez votre mot de passe.',
  loginError: 'Erreur de connexion : {message}',
  promise: 'Vos clients rejoignent le Wi-Fi, vous gagnez des amis',
  promiseText:
    'Chaque connexion est un bonjour. Portico vous aide à reconnaître vos habitués, à comprendre votre lieu et à garder le contact.',
} as const satisfies Like<typeof source>
