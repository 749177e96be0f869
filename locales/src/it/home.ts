import type { home as source } from '../vi/home.ts'
import type { Like } from '../languages.ts'

export const home = {
  title: 'Panoramica',
  stats: {
    online: 'Sul tuo Wi-Fi adesso',
    onlineNote: 'su {devices, plural, one {# dispositivo} other {# dispositivi}}',
    onlineNone: 'Gli ospiti compaiono qui appena si collegano',
    visitsToday: 'Visite oggi',
    vsSameHours: 'rispetto alle stesse ore di una settimana fa',
    visitsWeek: 'Visite in 7 giorni',
    vsPreviousWeek: 'rispetto ai 7 giorni precedenti',
    weekCourse: 'Visite in ciascuno degli ultimi 7 giorni',
  },
  online: {
    title: 'Ospiti in linea',
    live: 'In diretta',
    connecting: 'Connessione…',
    guest: 'Ospite',
    noName: 'Ospite senza nome',
    device: 'Dispositivo',
    since: 'In linea da',
    down: 'Ricevuti',
    up: 'Inviati',
    leaving: 'In uscita…',
    empty: 'In questo momento nessuno usa il Wi-Fi',
    emptyText: 'Appena un ospite si collega lo vedi qui, senza ricaricare la pagina.',
  },
  disconnect: {
    action: 'Disconnetti',
    title: 'Disconnettere {name}?',
    text: 'Questo telefono perde subito Internet. Per continuare, l’ospite dovrà accedere di nuovo.',
    done: '{name} è disconnesso',
    queued: 'Ordine inviato. Il dispositivo disconnetterà {name} al prossimo contatto, entro pochi secondi.',
    gone: '{name} è appena uscito da solo.',
    failed: '{name} è ancora collegato: {message}',
  },
  chart: {
    title: 'Visite in 30 giorni',
    subtitle: 'In media {average} visite al giorno',
    day: 'Giorno',
    returning: 'Ospiti che tornano',
    first: 'Prime visite',
    total: 'Tutte le visite',
    guests: 'Ospiti',
    empty: 'Il grafico aspetta il suo primo ospite',
    emptyText: 'Ogni passaggio sul tuo Wi-Fi farà crescere una barra qui.',
    file: 'visite-30-giorni',
  },
  week: {
    title: 'Ospiti in 7 giorni',
    ofGuests: '{share} degli ospiti',
  },
  start: {
    title: 'Collega il tuo primo dispositivo',
    text: 'Aggiungi il router o l’access point del locale, incolla la configurazione che prepariamo e guarda gli ospiti collegarsi qui.',
    add: 'Aggiungi dispositivo',
  },
  evening: {
    progress: '{done, number} passi su {all, number} completati',
    title: 'Per iniziare: accogli il primo ospite',
    lead: 'Segui i passaggi in ordine. Si spuntano automaticamente.',
    doneTitle: 'Il primo ospite è online!',
    doneText: 'Il Wi-Fi è pronto ad accogliere. Da ora questa schermata ti dice come va il locale.',
    close: 'Nascondi l’elenco',
    isDone: 'Fatto',
    isOpen: 'Da fare',
    openDevices: 'Apri i dispositivi',
    extras: 'Utile anche:',
    tried: 'L’hai provato con il simulatore e funziona. Le prove non contano nei tuoi dati.',
    step: {
      signedUp: 'Crea il tuo account',
      pageMade: 'Crea la pagina del locale',
      deviceAdded: 'Aggiungi il router o l’access point',
      deviceSeen: 'Il dispositivo comunica con Portico',
      portalOpened: 'Un telefono apre la pagina di benvenuto',
      guestOnline: 'Il primo ospite è online',
    },
    text: {
      deviceAdded:
        'Scegli il tipo di dispositivo: Portico prepara le impostazioni da incollare. Nessun router a portata di mano? Prova con il simulatore.',
      deviceSeen:
        'Apri i dispositivi, segui i passi di installazione e accendi il router. Il passo si spunta al primo segnale.',
      portalOpened:
        'Prendi un telefono e collegalo al Wi-Fi del locale. La pagina di benvenuto si apre da sola; altrimenti apri un sito nel browser.',
      guestOnline:
        'Completa la pagina di benvenuto sul telefono finché risulta online. Se non succede, rivedi l’installazione del dispositivo.',
    },
    extra: {
      memberInvited: 'Invita una seconda persona',
      twoStepOn: 'Attiva la verifica in due passaggi',
      emailConfirmed: 'E-mail confermata',
    },
  },
  tryOut: 'Prova senza router',
} as const satisfies Like<typeof source>
