import type { Like } from '../languages.ts'
import type { integrationMail as vi } from '../vi/integrationMail.ts'

export const integrationMail = {
  subject: 'E-mail de test de Portico',
  greeting: 'Bonjour,',
  text: 'Le serveur de messagerie de « {page} » fonctionne : cet e-mail est passé par lui.',
  closing: 'Vous recevez cet e-mail parce qu’une personne qui gère la page a demandé un test.',
  sms: 'Message de test de {page} : les SMS fonctionnent.',
} as const satisfies Like<typeof vi>
