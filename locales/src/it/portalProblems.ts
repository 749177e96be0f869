import type { portalProblems as source } from '../vi/portalProblems.ts'
import type { Like } from '../languages.ts'

export const portalProblems = {
  'code-ready': {
    title: 'Il codice è pronto',
    body: 'Collegati al Wi-Fi del locale, poi premi il pulsante. Il codice si compila da solo.',
    button: 'Vai online',
  },
  unreadable: {
    title: 'Non è stato possibile leggere questa richiesta',
    body: 'I dati inviati non corrispondono al modulo di questa pagina. Riapri la pagina, compilala e inviala di nuovo.',
    button: 'Riapri la pagina',
  },
  'hand-off-over': {
    title: 'Questo indirizzo non è più valido',
    body: 'Ogni indirizzo si apre una volta sola, per qualche minuto. Torna alla pagina di benvenuto sul telefono e premi «Ricomincia» per averne uno nuovo.',
    button: 'Apri la pagina di benvenuto',
  },
  reference: 'Codice per il personale: {reference}',
  wait: 'Potrai riprovare tra',
  'not-through-wifi': {
    title: 'Non sei ancora sul nostro Wi-Fi',
    body: 'Apri le impostazioni Wi-Fi, scegli la nostra rete e aspetta che questa pagina compaia da sola. Se i dati mobili o una VPN sono attivi, disattivali un momento.',
    button: 'Riprova',
  },
  ended: {
    title: 'La connessione è terminata',
    body: 'Questa sessione Wi-Fi è finita. Ricollegarsi richiede pochi secondi.',
    button: 'Collegati di nuovo',
  },
  left: {
    title: 'Connessione interrotta',
    body: 'Il Wi-Fi ha confermato che il tuo telefono è disconnesso. A presto!',
    button: 'Collegati di nuovo',
  },
  erased: {
    title: 'I tuoi dati sono stati cancellati',
    body: 'Qui non resta più nulla che ti identifichi. La prossima volta sarai un nuovo ospite.',
    button: 'Fatto',
  },
  expired: {
    title: 'Questa pagina è scaduta',
    body: 'È rimasta aperta un po’ troppo a lungo. Ricominciare richiede pochi secondi.',
    button: 'Ricomincia',
  },
  'gateway-silent': {
    title: 'Il Wi-Fi non risponde',
    body: 'Non sei ancora online. Aspetta un momento e riprova; se non cambia nulla, chiedi al personale di controllare il router.',
    button: 'Riprova',
  },
  refused: {
    title: 'Non siamo riusciti a collegarti',
    body: 'Il Wi-Fi ha rifiutato questa connessione. Riprova dall’inizio o chiedi aiuto al personale.',
    button: 'Ricomincia',
  },
  'too-many': {
    title: 'Troppi tentativi',
    body: 'Ci sono stati troppi tentativi in poco tempo. Aspetta un minuto, poi riprova.',
    button: 'Riprova',
  },
  full: {
    title: 'Il Wi-Fi adesso è al completo',
    body: 'Il Wi-Fi ha raggiunto il numero massimo di ospiti. Potrai collegarti appena qualcuno esce; riprova tra qualche minuto.',
    button: 'Riprova',
  },
  blocked: {
    title: 'Questo dispositivo non può collegarsi qui',
    body: 'Il locale ha bloccato il Wi-Fi per questo dispositivo. Se pensi che sia un errore, chiedi al personale.',
    button: 'Riprova',
  },
  quota: {
    title: 'Hai raggiunto il limite di oggi',
    body: 'Ogni ospite ha un limite giornaliero di tempo e dati, per tutti i suoi dispositivi. Torna domani o chiedi al personale.',
    button: 'Riprova',
  },
  gone: {
    title: 'Questa pagina non esiste più',
    body: 'Questo Wi-Fi ha una nuova pagina di accesso. Spegni e riaccendi il Wi-Fi per aprirla, o chiedi al personale.',
    button: 'Riprova',
  },
  'not-found': {
    title: 'Pagina non trovata',
    body: 'L’indirizzo è forse incompleto o scritto male. Vai alla pagina iniziale per collegarti al Wi-Fi.',
    button: 'Vai alla pagina iniziale',
  },
  server: {
    title: 'Qualcosa è andato storto da noi',
    body: 'Non è colpa tua. Aspetta un momento e riprova; se non cambia nulla, avvisa il personale.',
    button: 'Riprova',
  },
} as const satisfies Like<typeof source>
