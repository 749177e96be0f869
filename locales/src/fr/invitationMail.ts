import type { invitationMail as source } from '../vi/invitationMail.ts'
import type { Like } from '../languages.ts'

export const invitationMail = {
  subject: '{from} vous invite à collaborer sur {page}',
  greeting: 'Bonjour,',
  text: '{from} vous invite à gérer la page {page} sur Portico. Utilisez le bouton ci-dessous pour vous connecter ou créer un compte, puis acceptez.',
  button: 'Voir l’invitation',
  closing: 'L’invitation est valable {days} jours. Si vous ne connaissez pas l’expéditeur, ignorez ce message.',
  sms: '{from} vous invite à gérer {page} sur Portico : {url}',
  offer: {
    subject: '{from} souhaite vous céder {page}',
    text: '{from} souhaite vous céder la page {page} sur Portico. Dès que vous acceptez, la page est à vous et {from} en devient gérant. Utilisez le bouton ci-dessous pour accepter ou refuser.',
    button: 'Répondre',
    closing: 'La proposition est valable {days} jours. Tant que vous n’avez pas répondu, rien ne change.',
    sms: '{from} souhaite vous céder la page {page} sur Portico. Répondez ici : {url}',
  },
} as const satisfies Like<typeof source>
