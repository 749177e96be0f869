import type { guestWifiProfile as source } from '../vi/guestWifiProfile.ts'
import type { Like } from '../languages.ts'

export const guestWifiProfile = {
  title: 'Connessione automatica la prossima volta',
  tile: 'Il dispositivo entra senza questa pagina',
  lead: 'Si configura una volta. La prossima volta da {venue} il dispositivo entra da solo in una rete cifrata.',
  secure: 'La rete {network} è cifrata: chi ti sta accanto non può leggere ciò che fai.',
  known:
    'Niente da digitare per {days, plural, one {# giorno} other {# giorni}}. Il locale ti riconosce come quando accedi da qui.',
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
  yours: 'I tuoi dispositivi',
  device: { apple: 'iPhone, iPad, Mac', android: 'Android', windows: 'Windows', other: 'Altro dispositivo' },
  made: 'Creato il {at}',
  used: 'ultimo uso {at}',
  until: 'Valido fino al {at}',
  ended: 'terminato',
  remove: 'Non usare più questo dispositivo',
  notice: {
    removed: 'Fatto. Quel dispositivo non entra più da solo.',
    'not-offered': 'Questo locale non offre più profili Wi-Fi.',
    'too-many': 'Hai appena creato diversi profili. Riprova tra qualche minuto.',
    over: 'Questo link di download è scaduto. Creane uno nuovo.',
  },
  removeHow:
    'Per rimuoverlo: su iPhone, Impostazioni → Generali → VPN e gestione dispositivo; su Android e Windows, scegli questa rete e premi Dimentica. Potrai sempre usare il Wi-Fi dalla pagina di benvenuto.',
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
      first: 'Apri questa pagina in Safari, scarica il profilo e premi Consenti.',
      second: 'Apri Impostazioni, premi «Profilo scaricato» in alto, premi Installa e inserisci il codice.',
      third: 'Fatto. La prossima volta il dispositivo entra da solo in {network}.',
    },
    android: {
      first: 'Apri questa pagina in Chrome e scarica il profilo.',
      second: 'Apri il file. Il telefono chiede se installare la rete: premi Installa.',
      third: 'Non chiede nulla? Scegli {network}, metodo TTLS, fase 2 PAP, e digita nome e password qui sotto.',
    },
    windows: {
      first:
        'Scarica il file, apri Terminale nella cartella dei download ed esegui: netsh wlan add profile filename=wifi.xml user=current',
      second: 'Scegli {network}. Windows chiede un nome e una password: digita quelli qui sotto.',
      third:
        'Windows chiede se fidarsi del server: confronta il nome e premi Connetti. La prossima volta entra da solo.',
    },
    other: {
      first: 'Scarica il certificato e installalo come certificato Wi-Fi.',
      second: 'Scegli {network}, metodo TTLS, all’interno PAP, e digita nome e password qui sotto.',
      third: 'Connettiti solo se il dispositivo mostra il nome del server qui sotto.',
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
    'Inquadra il codice o copia l’indirizzo. Vale 15 minuti. Non inoltrarlo: l’altro dispositivo entrerebbe a tuo nome.',
  qr: 'Codice QR del profilo',
  address: 'Indirizzo del profilo',
  fileTitle: 'Wi-Fi {venue}',
  fileAbout:
    'Permette a questo dispositivo di entrare da solo in {network} da {venue}. Il profilo si rimuove da solo alla scadenza.',
  fileConsent:
    'Il dispositivo entrerà in {network} ogni volta che vieni da {venue}, e il locale saprà che sei venuto. Puoi rimuovere il profilo in Impostazioni quando vuoi.',
} as const satisfies Like<typeof source>
