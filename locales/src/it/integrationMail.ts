import type { Like } from '../languages.ts'
import type { integrationMail as vi } from '../vi/integrationMail.ts'

export const integrationMail = {
  subject: 'E-mail di prova da Portico',
  greeting: 'Ciao,',
  text: 'Il server di posta di «{page}» funziona: questa e-mail è passata da lì.',
  closing: 'Ricevi questa e-mail perché chi gestisce la pagina ha chiesto una prova.',
  sms: 'Messaggio di prova di {page}: gli SMS funzionano.',
} as const satisfies Like<typeof vi>
