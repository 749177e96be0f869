import type { accounts as source } from '../vi/accounts.ts'
import type { Like } from '../languages.ts'

export const accounts = {
  title: 'Sign in',
  welcome: 'Welcome back',
  intro: 'Sign in to see who is visiting and look after your regulars.',
  emailOrMobile: 'E-mail or mobile number',
  password: 'Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  remember: 'Remember me',
  submit: 'Sign in',
  fillEmailOrMobile: 'Enter your e-mail or mobile number.',
  fillPassword: 'Enter your password.',
  loginError: 'Login Error: {message}',
  promise: 'Guests join the Wi-Fi, you make new friends',
  promiseText:
    'Every connection is a hello. Portico helps you recognise regulars, understand your venue and stay in touch.',
} as const satisfies Like<typeof source>
