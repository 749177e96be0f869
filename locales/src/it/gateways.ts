import type { gateways as source } from '../vi/gateways.ts'
import type { Like } from '../languages.ts'

export const gateways = {
  title: 'Dispositivi',
  lead: 'I router e gli access point che portano gli ospiti alla tua pagina di benvenuto.',
  add: 'Aggiungi dispositivo',
  tryOut: 'Prova senza router',
  name: 'Nome',
  state: 'Stato',
  states: {
    waiting: 'In attesa del primo contatto',
    online: 'In linea',
    offline: 'Silenzioso',
  },
  guestsOnline: 'Ospiti in linea',
  lastSeen: 'Ultimo contatto',
  never: 'Ancora nessuno',
  nasId: 'Id NAS',
  types: {
    opennds: {
      name: 'openNDS',
      text: 'Un router OpenWrt o una macchina Linux con openNDS',
    },
    mikrotik: {
      name: 'MikroTik',
      text: 'Un router MikroTik con l’hotspot di RouterOS',
    },
    unifi: {
      name: 'UniFi',
      text: 'Access point UniFi, con UniFi Network o UniFi OS',
    },
    omada: {
      name: 'Omada',
      text: 'Access point TP-Link Omada, con il loro controller',
    },
    coovachilli: {
      name: 'CoovaChilli',
      text: 'Una macchina Linux o un router con CoovaChilli',
    },
    meraki: {
      name: 'Meraki',
      text: 'Access point Cisco Meraki, pagina splash propria',
    },
    aruba: {
      name: 'Aruba',
      text: 'Aruba Instant e Instant On',
    },
    cisco: {
      name: 'Cisco',
      text: 'Controller Catalyst 9800 e AireOS',
    },
    ruckus: {
      name: 'Ruckus',
      text: 'Ruckus Unleashed, ZoneDirector e SmartZone',
    },
    cambium: {
      name: 'Cambium',
      text: 'Cambium cnPilot, XV e cnMaestro',
    },
    fortinet: {
      name: 'Fortinet',
      text: 'FortiGate e FortiAP',
    },
    radius: {
      name: 'RADIUS',
      text: 'Qualsiasi altro con pagina di accesso esterna e RADIUS',
    },
  },
  setUp: 'Installa',
  edit: 'Modifica',
  remove: 'Elimina',
  empty: {
    title: 'Ancora nessun dispositivo',
    text: 'Aggiungi il router del locale: chi entra nel Wi-Fi vedrà il tuo benvenuto. Non hai un router a portata di mano? Prova prima con uno simulato.',
    readOnly: 'Il proprietario o un responsabile della pagina può aggiungere il primo dispositivo.',
  },
  removeAsk: {
    title: 'Eliminare «{name}»?',
    text: 'Gli ospiti di questo dispositivo non potranno più accedere. Non si può annullare.',
    confirm: 'Elimina dispositivo',
  },
  form: {
    createTitle: 'Aggiungi dispositivo',
    editTitle: 'Modifica dispositivo',
    create: 'Aggiungi e installa',
    save: 'Salva',
    type: 'Tipo di dispositivo',
    name: 'Nome del dispositivo',
    nameHint: 'Per esempio: Router del bancone',
    manufacturer: 'Marca e modello',
    manufacturerHint: 'Per riconoscerlo; facoltativo',
    nasIdHint:
      'Il nome con cui il dispositivo si presenta al server. Lascialo vuoto e ne scegliamo uno. Lettere senza accenti, cifre e . _ -, da 3 a 64 caratteri.',
    fields: {
      loginUrl: {
        label: 'Indirizzo di accesso sul dispositivo',
        hint: 'Dove il telefono dell’ospite invia il suo codice, per esempio http://10.5.50.1/login',
      },
      coaAddress: {
        label: 'Indirizzo IP che riceve gli ordini',
        hint: 'Lascialo vuoto se è lo stesso da cui arrivano le richieste',
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
        hint: 'Salvata cifrata e mai più mostrata. Vuoto: resta quella.',
      },
      certificate: {
        label: 'Impronta del certificato (SHA-256)',
        hint: 'Solo se il controller usa un certificato proprio',
      },
      site: {
        label: 'Nome interno del sito',
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
          text: 'Per router con poca memoria, senza PHP. Nulla è cifrato lungo la strada.',
        },
        '2': {
          name: 'Cifrato dal browser (livello 2)',
          text: 'Se il router non può chiamare il server; serve php-cli.',
        },
        '3': {
          name: 'Cifrato (livello 3)',
          text: 'Consigliato. I dati dell’ospite sono cifrati; il router ha bisogno del pacchetto php-cli.',
        },
        label: 'Come gli ospiti arrivano al benvenuto',
      },
      messageAuthenticator: {
        label: 'Controllo dei pacchetti RADIUS',
        required: {
          name: 'Firma obbligatoria',
          text: 'Consigliato. Ogni pacchetto deve avere un Message-Authenticator.',
        },
        legacy: {
          name: 'Dispositivo vecchio',
          text: 'Si accettano anche pacchetti senza firma.',
        },
      },
      uamPassword: {
        label: 'Come viaggia la password',
        chap: {
          name: 'CHAP',
          text: 'Consigliato. La password non passa sulla rete.',
        },
        pap: {
          name: 'PAP',
          text: 'Se il RADIUS del dispositivo non accetta CHAP.',
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
          text: 'I controller di oggi',
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
          text: 'La più comune',
        },
        us: {
          name: 'Microsecondi',
          text: 'Se i clienti cadono quasi subito',
        },
      },
      ruckusController: {
        label: 'Tipo di controller',
        unleashed: {
          name: 'Unleashed, ZoneDirector',
          text: 'Il telefono dell’ospite porta l’accesso al controller.',
        },
        smartzone: {
          name: 'SmartZone',
          text: 'vSZ, SZ-100, SZ-300: il nostro server avvisa il controller.',
        },
      },
      splash: {
        label: 'Tipo di pagina splash',
        'sign-on': {
          name: 'Con accesso (sign-on)',
          text: 'Consigliato. Con RADIUS, dati e disconnessione.',
        },
        click: {
          name: 'Un clic (click-through)',
          text: 'Senza dati, e nessuno può essere disconnesso.',
        },
      },
    },
    coa: 'Disconnessione a distanza (CoA)',
    legacyWarning:
      'Qualcuno sulla linea potrebbe falsificare le risposte del server (BlastRADIUS, CVE-2024-3596). Solo per dispositivi che non si aggiornano più, meglio se via VPN.',
    limits: 'Limiti di ogni connessione',
    minutes: 'Tempo',
    minutesHint: 'Allo scadere l’ospite accede di nuovo. Vuoto: nessun limite.',
    minutesSuffix: ' min',
    down: 'Velocità in download',
    up: 'Velocità in upload',
    data: 'Dati',
    dataHint: 'Caricamento e scaricamento insieme. Vuoto: nessun limite.',
    dataSuffix: ' MB',
    speed: {
      unlimited: 'Nessun limite',
      text: 'Per messaggi e pagine leggere',
      social: 'Per social e chiamate vocali',
      video: 'Per video HD e riunioni online',
      fast: 'Per tutto, anche file grandi',
    },
  },
  recipe: {
    title: 'Installa {name}',
    lead: 'Passo per passo. Tutti i valori sono già quelli di questo dispositivo.',
    secret: 'Contiene chiavi segrete: non inviarlo a sconosciuti.',
    code: 'Codice del passo {number, number}',
    waiting: 'In attesa del primo contatto…',
    waitingText: 'Tieni aperta questa pagina. Appena il dispositivo si fa sentire, diventa verde.',
    online: 'Collegato!',
    onlineText: 'Ultimo contatto: {when}. Ora entra nel Wi-Fi con il tuo telefono.',
    offline: 'Il dispositivo tace',
    offlineText: 'Ultimo contatto: {when}. Controlla l’alimentazione e la linea Internet.',
    lastError: 'Ultimo errore: {error}',
    ownerOnly: 'Solo il proprietario della pagina vede l’installazione, perché contiene chiavi segrete.',
  },
  wizard: {
    brand: 'Marca',
    details: 'Dati',
    connect: 'Collega',
    label: 'Passi per aggiungere',
    search: 'Cerca marca o modello',
    none: 'Marca assente. Se ha una pagina esterna e RADIUS, scegli «RADIUS».',
    other: 'Cambia marca',
  },
  test: {
    examine: 'Perché non si collegano?',
    action: 'Prova',
    title: 'Prova di {name}',
    lead: 'Ogni riga è uno scambio reale, o ciò che l’apparato ha dimostrato di recente.',
    again: 'Prova ancora',
    running: 'Sto chiedendo all’apparato…',
    checks: {
      contact: {
        name: 'L’apparato ci parla',
        ok: 'Sentito un attimo fa.',
        failed: 'Silenzioso da più di 5 minuti. Controlla corrente e Internet.',
        open: 'Mai sentito. Fai prima la configurazione.',
        none: 'Non si applica.',
      },
      keys: {
        name: 'Il segreto combacia',
        ok: 'I suoi pacchetti hanno il segreto giusto.',
        failed: 'Pacchetti a suo nome con un altro segreto. Copialo di nuovo o crea chiavi nuove.',
        open: 'Ancora nessun pacchetto per saperlo.',
        none: 'Questo tipo non usa RADIUS.',
      },
      login: {
        name: 'Accesso di prova via RADIUS',
        ok: 'Il server ha accettato una richiesta firmata con il segreto di questo apparato.',
        failed: 'Il server RADIUS non ha risposto. Avvisa chi gestisce il sistema.',
        open: 'Non provato.',
        none: 'Questo tipo non usa RADIUS.',
      },
      orders: {
        name: 'Accetta i nostri ordini',
        ok: 'L’apparato o il controller ha appena risposto.',
        failed: 'Disconnettere o cambiare velocità non funzionerebbe.',
        open: 'Non noto.',
        none: 'Questo tipo non accetta ordini.',
      },
      guest: {
        name: 'Un vero ospite online',
        ok: 'Un ospite si è collegato nelle ultime 24 ore.',
        open: 'Ancora nessuno. Prova con il telefono: solo così si dimostra tutto il percorso.',
        failed: 'Ancora nessuno.',
        none: 'Non si applica.',
      },
    },
    at: 'Alle {time}',
    results: {
      ok: 'Bene',
      failed: 'Non va',
      open: 'Non provato',
      none: 'Nessuno',
    },
  },
  keys: {
    hidden: 'L’apparato ha dimostrato le sue chiavi: non si mostrano più. Lo configuri di nuovo? Crea chiavi nuove.',
    make: 'Crea chiavi nuove',
    ask: {
      title: 'Creare chiavi nuove per {name}?',
      text: 'Le vecchie chiavi valgono 24 ore, o fino al primo uso delle nuove. Gli ospiti non notano nulla.',
    },
    waiting: 'Le chiavi nuove aspettano l’apparato. Le vecchie valgono fino alle {time}.',
  },
  phone: {
    button: 'Apri su un telefono',
    title: 'Inquadralo col telefono accanto all’apparato',
    text: 'Il link si apre una volta, su un solo telefono, e scade alle {time}. Chi lo apre vede le chiavi segrete dell’apparato.',
    label: 'Codice QR che apre i passi',
    copy: 'Copia il link',
    copied: 'Copiato.',
    over: 'Questo link è scaduto.',
    again: 'Crea un nuovo link',
  },
  import: {
    action: 'Aggiungi più',
    title: 'Aggiungi apparati da un CSV',
    lead: 'Un apparato per riga. Guarda l’anteprima; si aggiungono tutti insieme solo se ogni riga è giusta.',
    template: 'Scarica il modello',
    choose: 'Scegli CSV',
    paste: 'O incolla qui',
    line: 'Riga',
    good: 'Pronta',
    add: '{count, plural, one {Aggiungi # apparato} other {Aggiungi # apparati}}',
    added: '{count, plural, one {# apparato aggiunto.} other {# apparati aggiunti.}}',
    problems: {
      name: 'Manca il nome',
      type: 'Tipo sconosciuto',
      nas_id: 'Un codice NAS ha lettere, cifre e . _ -, da 3 a 64',
      loginUrl: 'L’indirizzo deve iniziare con http:// o https://',
      duplicate: 'Questo codice NAS esiste già',
      many: 'Al massimo 200 righe',
      notText: 'Questo file non è un CSV. Nel foglio di calcolo salvalo come «CSV UTF-8» e riprova.',
    },
  },
} as const satisfies Like<typeof source>
