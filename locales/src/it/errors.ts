import type { errors as source } from '../vi/errors.ts'
import type { Like } from '../languages.ts'

export const errors = {
  'network/unreachable': 'Il server non è raggiungibile. Controlla la connessione e riprova.',
  'request/invalid': 'C’è ancora qualcosa da correggere. Controlla i campi segnalati.',
  'request/too-large': 'Sono troppi dati per una sola richiesta.',
  'request/not-found': 'Questo elemento non esiste.',
  'request/too-many': 'Stai andando troppo veloce. Attendi un minuto e riprova.',
  'auth/required': 'Accedi per continuare.',
  'auth/expired': 'La sessione è terminata. Accedi di nuovo.',
  'auth/wrong-password': 'E-mail, cellulare o password non sono corretti.',
  'auth/forbidden': 'Il tuo ruolo in questa pagina non lo consente.',
  'page/not-found': 'Questa pagina non esiste o non ne fai più parte.',
  'page/name-mismatch': 'Il nome digitato non è quello della pagina.',
  'device/not-found': 'Questo dispositivo non esiste.',
  'device/duplicate': 'La tua pagina ha già un dispositivo con questo identificativo NAS. Scegline un altro.',
  'device/unreachable': 'Il dispositivo non risponde. Verifica che sia acceso e che la porta CoA sia aperta.',
  'session/not-found': 'Questa sessione non esiste.',
  'session/already-ended': 'Questo ospite è già uscito.',
  'try/unavailable': 'Il gateway simulato non è attivo su questo server.',
  'server/busy': 'Il server è occupato. Riprova tra un attimo.',
  'server/internal': 'Qualcosa è andato storto da parte nostra. Riprova; se continua, comunica all’assistenza il codice della richiesta.',
  'field/required': 'Compila questo campo.',
  'field/too-short': 'È troppo corto.',
  'field/too-long': 'È troppo lungo.',
  'field/invalid': 'Questo valore non è valido.',
  'field/duplicate': 'È già in uso.',
} as const satisfies Like<typeof source>
