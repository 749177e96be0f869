import type { deviceForm as source } from '../vi/deviceForm.ts'
import type { Like } from '../languages.ts'

export const deviceForm = {
  createTitle: 'Aggiungi dispositivo',
  editTitle: 'Modifica dispositivo',
  create: 'Aggiungi e configura',
  save: 'Salva',
  type: 'Tipo di dispositivo',
  name: 'Nome del dispositivo',
  nameHint: 'Per esempio: Router del bancone',
  manufacturer: 'Marca e modello',
  manufacturerHint: 'Facoltativo, per riconoscerlo meglio',
  nasIdHint:
    'Il codice con cui il server riconosce il dispositivo. Lascialo vuoto e Portico ne sceglie uno. Lettere senza accenti, cifre e . _ -, da 3 a 64 caratteri.',
  fields: {
    loginUrl: {
      label: 'Indirizzo di accesso sul dispositivo',
      hint: 'Indirizzo a cui il telefono dell’ospite invia il codice di accesso, per esempio http://10.5.50.1/login',
    },
    coaAddress: {
      label: 'Indirizzo IP per la disconnessione remota (CoA)',
      hint: 'Lascialo vuoto se è l’indirizzo da cui arrivano le richieste del dispositivo',
    },
    coaPort: {
      label: 'Porta',
    },
    controllerUrl: {
      label: 'Indirizzo del controller',
      hint: 'Il nostro server chiama solo questo indirizzo e questa porta',
    },
    controllerUser: {
      label: 'Nome utente',
      hint: 'Un amministratore locale (UniFi), un operatore dell’hotspot (Omada) o l’utente northbound (SmartZone)',
    },
    controllerSecret: {
      label: 'Password o chiave API',
      hint: 'Viene salvata cifrata e non si mostra più. Lascia vuoto per mantenerla.',
    },
    certificate: {
      label: 'Impronta del certificato (SHA-256)',
      hint: 'Solo se il controller usa un certificato autofirmato',
    },
    site: {
      label: 'ID interno del sito',
      hint: 'Di solito default',
    },
    accessPoints: {
      label: 'Indirizzi MAC degli access point',
      hint: 'Solo se più locali hanno qui un sito con lo stesso nome; separati da spazi',
    },
  },
  choices: {
    fasLevel: {
      '1': {
        name: 'Firmato (livello 1)',
        text: 'Per router con poca memoria, senza PHP. I dati non sono cifrati durante il transito.',
      },
      '2': {
        name: 'Cifrato tramite il browser (livello 2)',
        text: 'Se il router non raggiunge il server; richiede il pacchetto php-cli.',
      },
      '3': {
        name: 'Cifrato (livello 3)',
        text: 'I dati dell’ospite sono cifrati durante il transito. La pagina di benvenuto deve avere un indirizzo https con un nome di dominio; il router ha bisogno del pacchetto php-cli.',
      },
      auto: {
        name: 'Automatico',
        text: 'Consigliato: livello 3 se la pagina di benvenuto ha un indirizzo https con un nome di dominio, altrimenti livello 1.',
      },
      label: 'Come gli ospiti arrivano alla pagina di benvenuto',
    },
    messageAuthenticator: {
      label: 'Firma dei pacchetti RADIUS (autenticazione)',
      required: {
        name: 'Firma obbligatoria',
        text: 'Consigliato. Ogni pacchetto deve avere un Message-Authenticator.',
      },
      legacy: {
        name: 'Dispositivo vecchio',
        text: 'Accetta anche pacchetti senza firma.',
      },
    },
    uamPassword: {
      label: 'Come viene inviata la password',
      chap: {
        name: 'CHAP',
        text: 'Consigliato. La password non passa sulla rete.',
      },
      pap: {
        name: 'PAP',
        text: 'Se il dispositivo non supporta CHAP.',
      },
    },
    unifiLogin: {
      label: 'Tipo di controller',
      os: {
        name: 'UniFi OS',
        text: 'Dream Machine, Cloud Key Gen2 oppure UniFi OS Server',
      },
      classic: {
        name: 'Classico',
        text: 'UniFi Network installato da te, porta 8443',
      },
      key: {
        name: 'Chiave API',
        text: 'Network 9.1.105 e successivi',
      },
    },
    omadaVersion: {
      label: 'Versione di Omada',
      v5: {
        name: '5.0.15 e successive',
        text: 'I controller attuali',
      },
      v4: {
        name: '4.1.5 – 4.4',
      },
      v2: {
        name: '2.6 – 3.2',
      },
    },
    omadaTime: {
      label: 'Unità di tempo',
      ms: {
        name: 'Millisecondi',
        text: 'Predefinita',
      },
      us: {
        name: 'Microsecondi',
        text: 'Se gli ospiti vengono disconnessi quasi subito',
      },
    },
    ruckusController: {
      label: 'Tipo di controller',
      unleashed: {
        name: 'Unleashed, ZoneDirector',
        text: 'Il telefono dell’ospite invia il codice di accesso al controller.',
      },
      smartzone: {
        name: 'SmartZone',
        text: 'vSZ, SZ-100, SZ-300: il nostro server fa accedere l’ospite presso il controller.',
      },
    },
    splash: {
      label: 'Tipo di pagina splash di Meraki',
      'sign-on': {
        name: 'Con accesso (sign-on)',
        text: 'Consigliato. Con RADIUS, report e disconnessione remota.',
      },
      click: {
        name: 'Un clic (click-through)',
        text: 'Senza report, e gli ospiti non possono essere disconnessi.',
      },
    },
  },
  advanced: 'Opzioni avanzate',
  advancedHint: 'I valori predefiniti vanno bene per la maggior parte dei router.',
  coa: 'Disconnessione remota (CoA)',
  legacyWarning:
    'Un malintenzionato in rete potrebbe falsificare le risposte del server (BlastRADIUS, CVE-2024-3596). Usalo solo per dispositivi che non si possono più aggiornare, meglio se tramite VPN.',
  limits: 'Limiti per sessione',
  minutes: 'Tempo',
  minutesHint: 'Allo scadere l’ospite accede di nuovo. Lascia vuoto per non porre limiti.',
  minutesSuffix: ' min',
  down: 'Velocità in download',
  up: 'Velocità in upload',
  data: 'Dati',
  dataHint: 'Upload e download sommati. Lascia vuoto per non porre limiti.',
  dataSuffix: ' MB',
  speed: {
    unlimited: 'Nessun limite',
    text: 'Basta per messaggi e navigazione leggera',
    social: 'Basta per social e chiamate',
    video: 'Basta per video HD e riunioni online',
    fast: 'Basta per tutto, anche file grandi',
  },
} as const satisfies Like<typeof source>
