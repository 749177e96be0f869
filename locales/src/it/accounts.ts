import type { accounts as source } from '../vi/accounts.ts'
import type { Like } from '../languages.ts'

export const accounts = {
  title: 'Accedi',
  welcome: 'Bentornato',
  intro: 'Accedi per vedere chi ti sta facendo visita e prenderti cura dei clienti abituali.',
  emailOrMobile: 'E-mail o numero di cellulare',
  password: 'Password',
  showPassword: 'Mostra la password',
  hidePassword: 'Nascondi la password',
  remember: 'Ricordami',
  submit: 'Accedi',
  fillEmailOrMobile: 'Inserisci la tua e-mail o il numero di cellulare.',
  fillPassword: 'Inserisci la tua password.',
  loginError: 'Errore di accesso: {message}',
  promise: 'Gli ospiti entrano nel Wi-Fi, tu trovi nuovi amici',
  promiseText:
    'Ogni connessione è un saluto. Portico ti aiuta a riconoscere i clienti abituali, a capire il tuo locale e a restare in contatto.',
} as const satisfies Like<typeof source>
