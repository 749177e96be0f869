import type { portalProblems as source } from '../vi/portalProblems.ts'
import type { Like } from '../languages.ts'

export const portalProblems = {
  'code-ready': {
    title: 'Il codice è pronto',
    body: 'Si colleghi al Wi-Fi del locale, poi prema il pulsante. Il codice si compila da solo.',
    button: 'Vai online',
  },
  unreadable: {
    title: 'Non è stato possibile leggere questa richiesta',
    body: 'Ciò che è stato inviato non è un modulo della pagina Wi-Fi. Riapri la pagina, compilala e inviala di nuovo.',
    button: 'Riapri la pagina',
  },
  'hand-off-over': {
    title: 'Questo indirizzo non è più valido',
    body: 'Ogni indirizzo si apre una volta sola e solo per qualche minuto. Torna alla pagina del Wi-Fi sul telefono e premi «Ricomincia».',
    button: 'Apri la pagina del Wi-Fi',
  },
  reference: 'Codice per il personale: {reference}',
  wait: 'Potrai riprovare tra',
  'not-through-wifi': {
    title: 'Non sei ancora sul nostro Wi-Fi',
    body: 'Apri le impostazioni Wi-Fi, scegli la nostra rete e aspetta che questa pagina compaia da sola. Se i dati mobili o una VPN sono attivi, disattivali un momento.',
    button: 'Riprova',
  },
  ended: {
    title: 'Non sei più connesso',
    body: 'Questa sessione Wi-Fi è finita. Ricollegarsi richiede pochi secondi.',
    button: 'Collegati di nuovo',
  },
  left: {
    title: 'Ti sei disconnesso',
    body: 'Il Wi-Fi ha confermato che il tuo telefono è fuori dalla rete. A presto!',
    button: 'Collegati di nuovo',
  },
  erased: {
    title: 'I tuoi dati sono stati cancellati',
    body: 'Qui non resta più nulla che dica chi sei. La prossima volta sarai un nuovo ospite.',
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
    title: 'Non siamo riusciti a farti entrare',
    body: 'Il Wi-Fi ha rifiutato questa connessione. Riprova dall’inizio o chiedi aiuto al personale.',
    button: 'Ricomincia',
  },
  'too-many': {
    title: 'Un po’ più piano',
    body: 'Ci sono stati troppi tentativi in poco tempo. Aspetta un minuto, poi riprova.',
    button: 'Riprova',
  },
  full: {
    title: 'Il Wi-Fi adesso è al completo',
    body: 'Sono online tutti gli ospiti che può servire. Appena qualcuno esce c’è posto per te; riprova tra qualche minuto.',
    button: 'Riprova',
  },
  blocked: {
    title: 'Questo dispositivo non può collegarsi qui',
    body: 'Il locale ha escluso questo dispositivo dal Wi-Fi. Se pensi che sia un errore, chiedi al personale.',
    button: 'Riprova',
  },
  quota: {
    title: 'Hai usato tutto per oggi',
    body: 'Ogni ospite ha tempo e dati per un giorno, tra tutti i suoi dispositivi. Torna domani o chiedi al personale.',
    button: 'Riprova',
  },
  gone: {
    title: 'Questa pagina non esiste più',
    body: 'Il Wi-Fi di qui ha una nuova pagina di accesso. Spegni e riaccendi il Wi-Fi per aprirla, o chiedi al personale.',
    button: 'Riprova',
  },
  'not-found': {
    title: 'Non c’è nulla a questo indirizzo',
    body: 'Forse è incompleto o scritto male. Dalla prima pagina arrivi al Wi-Fi.',
    button: 'Vai alla prima pagina',
  },
  server: {
    title: 'Qualcosa è andato storto da noi',
    body: 'Non è colpa tua. Aspetta un momento e riprova; se non cambia nulla, avvisa il personale.',
    button: 'Riprova',
  },
} as const satisfies Like<typeof source>
