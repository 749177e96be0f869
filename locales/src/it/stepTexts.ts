import type { stepTexts as source } from '../vi/stepTexts.ts'
import type { Like } from '../languages.ts'

// What each type of step does, for an owner who chooses one.
export const stepTexts = {
  'one-tap': 'Accettare le condizioni e premere un pulsante.',
  terms: 'Le regole del locale e il consenso, prima degli altri passaggi.',
  form: 'Nome, telefono, e-mail e ciò che ti serve sapere.',
  survey: 'Voti, scelte, commenti. Ciò che non è obbligatorio si può saltare.',
  'phone-code': 'Invia un codice al numero di telefono per verificarlo.',
  'email-code': 'Invia un codice via e-mail. L’ospite naviga qualche minuto per aprirla.',
  'access-code': 'L’ospite inserisce un codice che hai rilasciato.',
  purchase: 'Gli ospiti pagano il Wi-Fi, direttamente sul tuo conto.',
  password: 'Una password per tutti gli ospiti.',
  google: 'Gli ospiti accedono con il loro browser; ottieni la loro e-mail.',
  facebook: 'Gli ospiti accedono con il loro browser; ottieni il loro nome.',
  zalo: 'Gli ospiti accedono con Zalo; ottieni il loro nome.',
  video: 'Qualche secondo di immagine o video prima di proseguire.',
} as const satisfies Like<typeof source>
