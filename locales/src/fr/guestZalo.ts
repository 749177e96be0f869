import type { guestZalo as source } from '../vi/guestZalo.ts'
import type { Like } from '../languages.ts'

export const guestZalo = {
  title: 'Nous suivre sur Zalo',
  tile: 'Questions et offres par Zalo',
  lead: 'Suivez {venue} sur Zalo et envoyez le code ci-dessous pour que l’établissement vous reconnaisse.',
  code: 'Votre code, à usage unique pendant une heure',
  copy: 'Copiez le code.',
  copyIt: 'Copier',
  copied: 'Copié',
  send: 'Ouvrez Zalo, touchez Suivre, collez le code dans le message et envoyez-le.',
  open: 'Ouvrir Zalo',
  look: 'J’ai envoyé le code',
  done: 'Zalo est relié',
  doneLead: '{venue} vous reconnaît maintenant sur Zalo.',
} as const satisfies Like<typeof source>
