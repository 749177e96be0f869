// First words of the dashboard's addresses: the server answers them with the application, everything else is a call or a file.

/** Empty is the sign-in at `/`. */
export const SCREENS: readonly string[] = [
  '',
  'activate',
  'approve',
  'dashboard',
  'forgot-password',
  'help',
  'page',
  'reset-password',
  'shared',
  'signin',
  'signup',
  'terms',
]
