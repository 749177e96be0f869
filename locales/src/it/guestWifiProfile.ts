import type { guestWifiProfile as source } from '../vi/guestWifiProfile.ts'
import type { Like } from '../languages.ts'

export const guestWifiProfile = {
  title: 'Connessione automatica la prossima volta',
  tile: 'Il dispositivo entra senza questa pagina',
  lead: 'Si configura una volta. La prossima volta da {venue} il dispositivo entra da solo in una rete cifrata.',
  secure: 'La rete {network} è cifrata: chi le sta accanto non può leggere ciò che fa.',
  known:
    'Niente da digitare per {days, plural, one {# giorno} other {# giorni}}. Il locale la riconosce come quando accede da qui.',
  noNews: 'Configurarla non significa accettare pubblicità.',
  venues: 'Funziona anche da: {venues}.',
  make: {
    apple: 'Configura iPhone, iPad o Mac',
    android: 'Configura Android',
    windows: 'Configura Windows',
    other: 'Altro dispositivo: mostra nome e password',
  },
  making: 'Un momento…',
  otherDevice: 'Configura un altro dispositivo',
  yours: 'I suoi dispositivi',
  device: { apple: 'iPhone, iPad, Mac', android: 'Android', windows: 'Windows', other: 'Altro dispositivo' },
  made: 'Creato il {at}',
  used: 'ultimo uso {at}',
  until: 'Valido fino al {at}',
  ended: 'terminato',
  remove: 'Non usare più questo dispositivo',
  notice: {
    removed: 'Fatto. Quel dispositivo non entra più da solo.',
    'not-offered': 'Questo locale non offre più profili Wi-Fi.',
    'too-many': 'Ha appena creato diversi profili. Riprovi tra qualche minuto.',
    over: 'Questo link di download è scaduto. Ne crei uno nuovo.',
  },
  removeHow:
    'Per rimuoverlo: su iPhone, Impostazioni → Generali → VPN e gestione dispositivo; su Android e Windows, scelga questa rete e prema Dimentica. Potrà sempre usare il Wi-Fi dalla pagina di benvenuto.',
  ready: 'Il profilo è pronto',
  readyLead: 'Tre passaggi, circa un minuto.',
  file: {
    apple: 'Scarica il profilo',
    android: 'Scarica il profilo',
    windows: 'Scarica il file di configurazione',
    other: 'Scarica il certificato',
  },
  steps: {
    apple: {
      first: 'Apra questa pagina in Safari, scarichi il profilo e prema Consenti.',
      second: 'Apra Impostazioni, prema «Profilo scaricato» in alto, prema Installa e inserisca il codice.',
      third: 'Fatto. La prossima volta il dispositivo entra da solo in {network}.',
    },
    android: {
      first: 'Apra questa pagina in Chrome e scarichi il profilo.',
      second: 'Apra il file. Il telefono chiede se installare la rete: prema Installa.',
      third: 'Non chiede nulla? Scelga {network}, metodo TTLS, fase 2 PAP, e digiti nome e password qui sotto.',
    },
    windows: {
      first:
        'Scarichi il file, apra Terminale nella cartella dei download ed esegua: netsh wlan add profile filename=wifi.xml user=current',
      second: 'Scelga {network}. Windows chiede un nome e una password: digiti quelli qui sotto.',
      third:
        'Windows chiede se fidarsi del server: confronti il nome e prema Connetti. La prossima volta entra da solo.',
    },
    other: {
      first: 'Scarichi il certificato e lo installi come certificato Wi-Fi.',
      second: 'Scelga {network}, metodo TTLS, all’interno PAP, e digiti nome e password qui sotto.',
      third: 'Si connetta solo se il dispositivo mostra il nome del server qui sotto.',
    },
  },
  network: 'Rete',
  name: 'Nome',
  password: 'Password',
  method: 'Metodo',
  inside: 'EAP-TTLS · PAP',
  server: 'Nome del server',
  elsewhere: 'Apri su un altro dispositivo o browser',
  elsewhereHow:
    'Scansioni il codice o copi l’indirizzo. Vale 15 minuti. Non lo inoltri: l’altro dispositivo entrerebbe a suo nome.',
  qr: 'Codice QR del profilo',
  address: 'Indirizzo del profilo',
  fileTitle: 'Wi-Fi {venue}',
  fileAbout:
    'Permette a questo dispositivo di entrare da solo in {network} da {venue}. Il profilo si rimuove da solo alla scadenza.',
  fileConsent:
    'Il dispositivo entrerà in {network} ogni volta che viene da {venue}, e il locale saprà che è venuto. Può rimuovere il profilo in Impostazioni quando vuole.',
} as const satisfies Like<typeof source>
