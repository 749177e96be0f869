import type { startErrors as source } from '../vi/startErrors.ts'
import type { Like } from '../languages.ts'

export const startErrors = {
  'network/unreachable': 'Il server non è raggiungibile. Controlla la connessione e riprova.',
  'request/invalid': 'C’è qualcosa da correggere. Controlla i campi segnalati.',
  'request/too-large': 'Sono troppi dati per una sola richiesta.',
  'request/not-found': 'Elemento non trovato.',
  'request/too-many': 'Stai andando troppo veloce. Attendi un minuto e riprova.',
  'auth/required': 'Accedi per continuare.',
  'auth/expired': 'La sessione è scaduta. Accedi di nuovo.',
  'auth/wrong-password': 'E-mail, cellulare o password non sono corretti.',
  'auth/forbidden': 'Il tuo ruolo in questa pagina non lo consente.',
  'auth/not-activated':
    'Questo account non è ancora attivo. Apri il link nell’e-mail o inserisci il codice inviato; se non è arrivato, richiedilo di nuovo.',
  'auth/code-invalid': 'Il codice o il link è errato, già usato o scaduto. Richiedine uno nuovo.',
  'auth/totp-required': 'Inserisci il codice di 6 cifre della tua app di autenticazione.',
  'auth/totp-wrong': 'Il codice di autenticazione è errato o già usato. Attendi il prossimo e riprova.',
  'auth/totp-setup-required': 'Gli amministratori devono attivare l’accesso in due passaggi prima di farlo.',
  'auth/totp-already-on': 'L’accesso in due passaggi è già attivo.',
  'auth/totp-off': 'L’accesso in due passaggi è disattivato.',
  'auth/google-unavailable': 'Al momento non è possibile accedere con Google. Usa la password.',
  'auth/google-refused': 'Google non ha confermato questo accesso. Riprova.',
  'auth/google-email-taken': 'Questa e-mail ha già un account. Accedi con la password.',
  'auth/mobile-unavailable': 'Questo server non può ancora inviare SMS. Usa un indirizzo e-mail.',
  'page/not-found': 'Questa pagina non esiste o non ne fai più parte.',
  'page/name-mismatch': 'Il nome digitato non corrisponde a quello della pagina. Scrivilo per intero.',
  'page/too-many':
    'Il tuo account ha raggiunto il numero massimo di pagine. Eliminane una che non usi o contatta chi gestisce il server.',
  'plan/required':
    'Il piano di questa pagina non comprende questa funzione o è scaduto. Passa a un piano superiore o rinnovalo.',
  'auth/sign-up-closed': 'Per ora non si accettano nuovi account. Contatta il fornitore della piattaforma.',
  'plan/limit': 'Il piano ha raggiunto il suo limite. Passa a un piano superiore o elimina prima qualcosa.',
  'invitation/not-found':
    'Questo invito non esiste, è già stato usato o è scaduto. Chiedi a chi ti ha invitato di rimandarlo.',
  'invitation/too-many': 'Troppi inviti sono in attesa di risposta. Ritirane qualcuno, poi invita di nuovo.',
  'message/country':
    'Questo server non invia SMS a questo numero. Usa un indirizzo e-mail o chiedi all’amministratore del server di abilitare il Paese.',
  'message/recipient-limit':
    'Questo indirizzo ha raggiunto il limite di messaggi per oggi. Riprova domani o usa un altro indirizzo.',
  'message/page-limit': 'Questa pagina ha raggiunto il limite di messaggi per oggi. Riprova domani.',
  'message/account-limit': 'Il tuo account ha raggiunto il limite di inviti per oggi. Riprova domani.',
  'message/platform-limit':
    'Questo server ha raggiunto il limite di SMS per oggi. Usa un indirizzo e-mail o riprova domani.',
  'device/not-found': 'Questo dispositivo non esiste più. Ricarica la pagina.',
  'session/no-guest': 'Questa sessione non è collegata a nessun ospite.',
  'device/unreachable':
    'Il dispositivo non risponde. Verifica che sia acceso e che la porta di controllo remoto (CoA) sia aperta.',
  'session/not-found': 'Questa sessione non esiste più. Ricarica la pagina.',
  'session/already-ended': 'Questo ospite è già uscito.',
  'try/unavailable': 'Il dispositivo simulato non è attivo su questo server.',
  'server/busy': 'Il server è occupato. Riprova tra un attimo.',
  'server/unhealthy': 'Il server ha un problema e va riavviato. Riprova tra qualche minuto.',
  'server/disk-full':
    'Il disco del server è pieno e non si può salvare nulla. Chiedi all’amministratore del server di liberare spazio.',
  'server/internal':
    'Qualcosa è andato storto da parte nostra. Riprova; se continua, comunica all’assistenza l’ID della richiesta.',
  'field/required': 'Compila questo campo.',
  'field/too-short': 'È troppo corto.',
  'field/at-least-5': 'Inserisci almeno 5 caratteri.',
  'field/at-least-8': 'Inserisci almeno 8 caratteri.',
  'field/too-long': 'È troppo lungo.',
  'field/too-small': 'Questo numero è troppo piccolo.',
  'field/too-big': 'Questo numero è troppo grande.',
  'field/invalid': 'Questo valore non è valido.',
  'field/too-common': 'Questa password è troppo facile da indovinare. Scegli alcune parole senza legame tra loro.',
  'field/breached':
    'Questa password è in un elenco di password rubate, che gli aggressori provano. Scegline un’altra e cambiala ovunque la usi.',
  'field/wrong-password': 'La password attuale non è corretta.',
  'field/letters-and-digits': 'Usa solo lettere e cifre.',
  'field/terms': 'Devi accettare le condizioni d’uso.',
  'field/order-address':
    'Non si possono inviare comandi a questo indirizzo. Lascialo vuoto per usare l’indirizzo da cui invia il dispositivo, o chiedi a chi gestisce il server di autorizzare la sua rete (GATEWAY_NETWORKS).',
  'field/duplicate': 'È già in uso.',
} as const satisfies Like<typeof source>
