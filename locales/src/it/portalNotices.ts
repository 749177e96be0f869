import type { portalNotices as source } from '../vi/portalNotices.ts'
import type { Like } from '../languages.ts'

export const portalNotices = {
  check: 'C’è qualcosa da correggere. Controlla qui sotto.',
  sent: 'Un nuovo codice è in arrivo.',
  wait: 'Un codice è appena stato inviato. Aspetta {seconds, plural, one {# secondo} other {# secondi}} prima di chiederne un altro.',
  'too-many': 'Oggi sono stati inviati troppi codici. Scegli un altro modo o chiedi al personale.',
  'pass-too-many':
    'Questo dispositivo ha esaurito le connessioni temporanee di oggi. Usa i dati mobili o chiedi al personale.',
  'purchase-gone': 'Questa offerta non è più in vendita. Scegline un’altra.',
  'purchase-over': 'L’ultimo pagamento non è andato a buon fine. Riprova o paga in un altro modo.',
  'purchase-unreachable':
    'Non è stato possibile aprire la pagina di pagamento. Riprova, paga in un altro modo o chiedi al personale.',
  'purchase-too-many': 'Sono stati avviati troppi pagamenti. Chiedi al personale.',
  undelivered: 'Non è stato possibile inviare il codice in questo modo. Scegline un altro qui sotto.',
  country: 'Qui non si possono inviare codici a numeri di quel Paese. Scegli un altro modo o chiedi al personale.',
  wrong: 'Il codice non è questo. {left, plural, one {Resta # tentativo} other {Restano # tentativi}}.',
  expired: 'Questo codice è scaduto. Richiedine uno nuovo qui sotto.',
  spent: 'Troppi tentativi con questo codice. Richiedine uno nuovo qui sotto.',
  'password-wrong': 'La password non è questa. Guarda di nuovo il cartello o chiedi al personale.',
  'password-too-many': 'Troppi tentativi sbagliati. Aspetta qualche minuto o chiedi al personale.',
  'access-unknown': 'Questo codice non è valido. Controlla di nuovo il biglietto o chiedi al personale.',
  'access-expired': 'Il tempo di questo codice è finito. Chiedine uno nuovo al personale.',
  'access-spent': 'I dati di questo codice sono finiti. Chiedine uno nuovo al personale.',
  'access-revoked': 'Questo codice non si può più usare. Chiedi al personale.',
  'access-devices': 'Questo codice è già in uso sul numero massimo di dispositivi. Chiedine un altro al personale.',
  'access-too-many': 'Troppi tentativi sbagliati. Aspetta qualche minuto o chiedi al personale.',
  'sign-in-refused': 'Questa volta l’accesso non è riuscito. Riprova.',
  'sign-in-away': 'Non vediamo ancora il tuo accesso. Completalo nel browser e poi torna qui.',
  watch: 'Ancora {seconds, plural, one {# secondo} other {# secondi}}.',
} as const satisfies Like<typeof source>
