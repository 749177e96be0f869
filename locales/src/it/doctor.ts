import type { Like } from '../languages.ts'
import type { doctor as vi } from '../vi/doctor.ts'

export const doctor = {
  title: 'Perché il mio ospite non si collega?',
  lead: 'Ogni anello dal telefono a Internet, da ciò che è stato registrato.',
  search: 'Ospite, telefono o apparato Wi-Fi',
  placeholder: 'Nome, fine del numero, MAC o codice NAS',
  examine: 'Esamina',
  back: 'Ultima ora',
  lastHour: 'L’ultima ora',
  tried: 'Hanno provato',
  online: 'Collegati',
  others: 'Non riusciti',
  allGood: 'Tutti quelli che hanno provato sono online, nessun pacchetto rifiutato.',
  quiet: {
    title: 'Nessuno ha provato nell’ultima ora',
    text: 'Quando un telefono apre il portale, il suo percorso appare qui.',
  },
  nobody: {
    title: 'Nessuno così',
    text: 'Prova con l’indirizzo MAC: è nelle impostazioni Wi-Fi del telefono.',
  },
  count: '{count, plural, one {# persona} other {# persone}}',
  atStep: 'al passo «{step}»',
  onDevice: 'su {device}',
  said: 'Ha detto: {detail}',
  fix: 'Cosa fare',
  packets: '{count, plural, one {# pacchetto} other {# pacchetti}} da {address}, ultimo {when}',
  turnedAway: '{count, plural, one {# ospite} other {# ospiti}}, l’ultimo {when}',
  manyAddresses: 'molti indirizzi',
  drops: {
    'wrong-secret': 'Segreto RADIUS errato su {device}',
    'no-message-authenticator': '{device} invia pacchetti senza firma',
    'unknown-gateway': 'Un apparato si chiama «{said}»: simile a {device}, ma non è lo stesso codice',
    'wrong-key': '{device} manda ospiti con una chiave che non corrisponde',
  },
  dropFixes: {
    'wrong-secret': 'Copia di nuovo il segreto RADIUS dalla configurazione, o crea chiavi nuove.',
    'no-message-authenticator': 'Attiva Message-Authenticator. Se non può, scegli la modalità per vecchi apparati.',
    'unknown-gateway': 'Imposta nell’apparato il NAS-Identifier identico al codice NAS qui, maiuscole comprese.',
    'wrong-key':
      'Ricopia la chiave (faskey di openNDS, uamsecret di CoovaChilli) dalla configurazione dell’apparato e riavvia quel programma. Controlla anche che il livello FAS del router sia quello scelto qui.',
  },
  silent: '{device} silenzioso; ultimo segnale {when}',
  silentNever: '{device} mai sentito',
  links: {
    portal: 'Portale aperto',
    steps: 'Passi superati',
    gateway: 'L’apparato ha chiesto',
    answer: 'Ammesso',
    online: 'Online',
  },
  states: {
    ok: 'fatto',
    broken: 'rotto qui',
    waiting: 'in attesa',
    open: 'non raggiunto',
  },
  steps: {
    'one-tap': 'Un tocco',
    terms: 'Condizioni',
    form: 'Modulo',
    survey: 'Sondaggio',
    'phone-code': 'Codice al telefono',
    'email-code': 'Codice per e-mail',
    password: 'Password',
    google: 'Accesso con Google',
    facebook: 'Accesso con Facebook',
    zalo: 'Accesso con Zalo',
    video: 'Video da guardare',
    other: 'Altro passo',
  },
  causes: {
    online: {
      title: 'È online',
      fix: 'Tutto regge. Se si lamenta ancora, spenga i dati mobili o la VPN.',
    },
    left: {
      title: 'Era online ed è uscito',
      fix: 'Niente da fare. Può rientrare nel Wi-Fi.',
    },
    'under-way': {
      title: 'È in cammino',
      fix: 'Aspetta un minuto e riguarda.',
    },
    stopped: {
      title: 'Si è fermato',
      fix: 'Il passo può essere lungo o chiedere troppo. Provalo, e chiedi meno se puoi.',
    },
    'stopped-code': {
      title: 'Si è fermato al codice',
      fix: 'Forse il codice non è arrivato. Controlla SMS, Zalo o e-mail, o dai un codice al banco.',
    },
    blocked: {
      title: 'Bloccato dal tuo elenco',
      fix: 'Per farlo entrare, toglilo dall’elenco dei bloccati.',
    },
    quota: {
      title: 'Quota di oggi esaurita',
      fix: 'Alza la quota giornaliera, o torni domani.',
    },
    full: {
      title: 'L’apparato è pieno',
      fix: 'Alza il massimo di ospiti, o accorcia le sessioni.',
    },
    'gateway-offline': {
      title: 'L’apparato Wi-Fi è offline',
      fix: 'Controlla corrente e connessione.',
    },
    'wrong-secret': {
      title: 'Segreto RADIUS errato',
      fix: 'Copia di nuovo il segreto RADIUS, o crea chiavi nuove.',
    },
    unsigned: {
      title: 'L’apparato invia pacchetti senza firma',
      fix: 'Attiva Message-Authenticator sull’apparato.',
    },
    'no-request': {
      title: 'L’apparato non ha chiesto',
      fix: 'Controlla indirizzo di accesso, porte RADIUS e firewall; o l’ospite ha chiuso la pagina.',
    },
    'order-waiting': {
      title: 'L’apparato non ha preso l’ordine',
      fix: 'Il programma sull’apparato può essersi fermato. Riavvialo.',
    },
    'order-failed': {
      title: 'Il controller non lo ha ammesso',
      fix: 'Premi «Prova» su questo apparato per sapere cosa dice il controller.',
    },
    'refused-unknown': {
      title: 'RADIUS non conosce questo accesso',
      fix: 'Il telefono ha provato senza il portale. Apra il portale.',
    },
    'refused-wrong-password': {
      title: 'Rifiutato da RADIUS: password errata',
      fix: 'Probabilmente il segreto è un po’ diverso. Copialo di nuovo.',
    },
    'refused-wrong-device': {
      title: 'Rifiutato: accesso di un altro telefono',
      fix: 'L’indirizzo è cambiato. Esca dal Wi-Fi e rientri.',
    },
    'refused-wrong-gateway': {
      title: 'Rifiutato: accesso di un altro apparato',
      fix: 'Ha cambiato punto di accesso. Riapra il portale.',
    },
    'refused-used': {
      title: 'Rifiutato: accesso già usato',
      fix: 'Ogni accesso vale una volta. Riapra il portale.',
    },
    'refused-expired': {
      title: 'Rifiutato: accesso scaduto',
      fix: 'Riapra il portale. Se capita spesso, controlla la connessione.',
    },
    'refused-revoked': {
      title: 'Rifiutato: era stato disconnesso',
      fix: 'Il personale lo ha disconnesso. Può rientrare dal portale.',
    },
    'refused-denied': {
      title: 'Rifiutato: è nel tuo elenco dei bloccati',
      fix: 'Per farlo entrare, toglilo dall’elenco.',
    },
    'no-accounting': {
      title: 'Ammesso, ma l’apparato non riferisce',
      fix: 'Attiva l’accounting RADIUS verso lo stesso server, porta 1813.',
    },
    'never-seen': {
      title: 'Dispositivo mai visto',
      fix: 'Non ha aperto il portale nelle ultime 24 ore. È sul Wi-Fi giusto, senza dati mobili né VPN? Poi controlla che l’apparato mandi al portale.',
    },
  },
} as const satisfies Like<typeof vi>
