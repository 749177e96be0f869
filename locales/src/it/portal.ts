import { guestBot } from './guestBot.ts'
import { guestChat } from './guestChat.ts'
import { guestCode } from './guestCode.ts'
import { guestGifts } from './guestGifts.ts'
import type { portal as source } from '../vi/portal.ts'
import type { Like } from '../languages.ts'
import { guestHome } from './guestHome.ts'
import { guestTasks } from './guestTasks.ts'
import { guestMenu } from './guestMenu.ts'
import { guestPurchase } from './guestPurchase.ts'
import { guestReview } from './guestReview.ts'
import { guestStop } from './guestStop.ts'
import { guestWays } from './guestWays.ts'
import { myData } from './myData.ts'
import { ownDevices } from './ownDevices.ts'
import { portalNotices } from './portalNotices.ts'
import { portalProblems } from './portalProblems.ts'

export const portal = {
  page: {
    guestWifi: 'Wi-Fi per gli ospiti',
    language: 'Lingua',
    terms: 'Condizioni e privacy',
  },
  agree: {
    terms: 'Accetto le <link>condizioni d’uso e il modo in cui i miei dati sono protetti</link>.',
    termsRequired: 'Seleziona questa casella per collegarti.',
    marketing:
      'Desidero ricevere novità e offerte da {venue} via {channels}, {maxPerMonth, plural, one {al massimo # messaggio} other {al massimo # messaggi}} al mese. Il Wi-Fi funziona anche senza e posso smettere in qualsiasi momento.',
    age: 'Ho almeno 16 anni (serve solo per ricevere i messaggi).',
    email: 'e-mail',
    sms: 'SMS',
    zalo: 'Zalo',
    call: 'telefono',
  },
  look: {
    pause: 'Metti in pausa le immagini',
    autologin: 'Connessione automatica tra',
    welcome: {
      cafe: { title: 'Ciao, fai come a casa tua', lead: 'Un tocco per il Wi-Fi, e il caffè arriva subito.' },
      restaurant: { title: 'Accomodati a tavola', lead: 'Connettiti mentre la cucina si accende.' },
      bar: { title: 'Stasera è tua', lead: 'Un tocco per il Wi-Fi, poi si brinda.' },
      hotel: { title: 'Ti auguriamo un buon soggiorno', lead: 'Wi-Fi ovunque, dalla hall alla tua camera.' },
      shop: { title: 'Che bello vederti', lead: 'Wi-Fi gratuito mentre ti guardi intorno.' },
      mall: { title: 'Buona passeggiata', lead: 'Wi-Fi gratuito a ogni piano.' },
      salon: { title: 'È ora di rilassarsi', lead: 'Wi-Fi gratuito mentre ci prendiamo cura di te.' },
      gym: { title: 'Si parte con il riscaldamento', lead: 'Connettiti, metti la musica e dai il massimo.' },
      clinic: { title: 'Ciao, accomodati', lead: 'Wi-Fi gratuito mentre aspetti il tuo turno.' },
      office: { title: 'Ti auguriamo buon lavoro', lead: 'Wi-Fi veloce per ospiti e colleghi.' },
    },
  },
  advert: {
    label: 'Pubblicità',
    later: 'Si apre appena sei online.',
    saved: 'Preso nota. Si aprirà quando sarai online.',
    thanks: 'Grazie per la risposta!',
    send: 'Invia la risposta',
    sending: 'Invio…',
  },
  connect: {
    termsTitle: 'Prima di collegarti',
    termsLead: 'Leggi e accetta le condizioni.',
    title: 'Il nostro Wi-Fi è tuo',
    lead: 'Due tocchi e sei online.',
    button: 'Collegati',
    busy: 'Collegamento…',
  },
  form: {
    title: 'Il nostro Wi-Fi è tuo',
    lead: 'Presentati a {venue} e sei subito online.',
    optional: 'facoltativo',
    name: 'Il tuo nome',
    phone: 'Numero di cellulare',
    email: 'E-mail',
    nameRequired: 'Inserisci il tuo nome.',
    nameInvalid: 'Questo nome non va bene. Provane uno più breve.',
    phoneRequired: 'Inserisci il tuo numero di cellulare.',
    phoneInvalid: 'Questo numero non sembra corretto. Esempio: 0912 345 678, o con prefisso: +39 312 345 6789.',
    emailRequired: 'Inserisci il tuo indirizzo e-mail.',
    emailInvalid: 'Questo indirizzo non sembra corretto. Esempio: anna@esempio.it.',
    button: 'Vai online',
    busy: 'Collegamento…',
  },
  step: {
    position: 'Passaggio {number, number} di {of, number}',
    next: 'Continua',
    skip: 'Salta questo passaggio',
  },
  notice: portalNotices,
  home: guestHome,
  tasks: guestTasks,
  gifts: guestGifts,
  menu: guestMenu,
  review: guestReview,
  chat: guestChat,
  bot: guestBot,
  ...guestWays,
  stop: guestStop,
  code: guestCode,
  accessCode: {
    title: 'Inserisci il codice di accesso',
    lead: 'È sul biglietto, oppure te lo dà il personale di {venue}.',
    label: 'Codice di accesso',
    missing: 'Inserisci il codice.',
    button: 'Vai online',
  },
  purchase: guestPurchase,
  password: {
    title: 'Password del Wi-Fi',
    lead: 'La trovi sul cartello o sullo scontrino di {venue}.',
    label: 'Password',
    missing: 'Inserisci la password.',
    wrong: 'La password non è questa.',
    button: 'Vai online',
  },
  signIn: {
    title: 'Accedi per navigare',
    lead: '{provider} permette l’accesso solo in un normale browser. Internet si apre per qualche minuto per permetterti di accedere.',
    begin: 'Continua con {provider}',
    openTitle: 'Apri il browser per accedere',
    openLead: 'Internet è aperto per qualche minuto. Si chiude se non completi l’accesso.',
    timeLeft: 'Tempo rimasto',
    open: 'Apri la pagina di accesso',
    opened:
      'La pagina di accesso è stata aperta. Completa lì l’accesso; se l’hai chiusa, premi «Ricomincia» per un nuovo indirizzo.',
    openChrome: 'Apri in Chrome',
    copy: 'Tieni premuto questo indirizzo e scegli «Copia». Si apre una volta sola:',
    copyOr: 'Oppure copia questo indirizzo (si apre una volta sola) in Safari o Chrome:',
    copyButton: 'Copia l’indirizzo',
    copied: 'Copiato',
    paste: {
      ios: 'Premi «Fine» nell’angolo per lasciare questa pagina, apri Safari e incolla l’indirizzo. Se l’iPhone lo chiede, resta su questo Wi-Fi.',
      android: 'Apri Chrome e incolla l’indirizzo, senza spegnere il Wi-Fi.',
    },
    qr: 'Un altro dispositivo? Inquadra il codice QR',
    qrLabel: 'Codice QR della pagina di accesso',
    comeBack: 'Dopo l’accesso resti online.',
    done: 'Ho effettuato l’accesso',
    checking: 'Verifica…',
    again: 'Ricomincia',
  },
  video: {
    title: 'Un momento con {venue}',
    lead: 'Guarda fino alla fine e sei online.',
    button: 'Vai online',
    skipIn: 'Puoi saltare tra',
    length: '{seconds, plural, one {# secondo} other {# secondi}}. Se non appare nessuna immagine, navighi lo stesso.',
  },
  survey: {
    title: 'Come ti trovi?',
    lead: 'Poche domande brevi aiutano {venue} a servirti meglio.',
    unnamed: 'La tua risposta',
    required: 'Rispondi a questa domanda.',
    chooseOne: 'Scegli una risposta.',
    textInvalid: 'La risposta è un po’ lunga. Accorciala.',
    numberInvalid: 'Inserisci un numero.',
    dateInvalid: 'Questa data non sembra giusta. Esempio: 1995-08-21.',
    stars: '{stars, plural, one {# stella} other {# stelle}}',
    unlikely: 'Per niente',
    likely: 'Sicuramente',
  },
  handOver: {
    title: 'Collegamento al Wi-Fi…',
    lead: 'Se non succede nulla, premi il pulsante qui sotto.',
    button: 'Continua',
    busy: 'Un momento…',
  },
  waiting: {
    title: 'Ti stiamo collegando…',
    lead: 'Aspettiamo la conferma del Wi-Fi, di solito pochi secondi. Questa pagina si aggiorna da sola.',
    check: 'Controlla ora',
    slowTitle: 'Ci vuole un po’ più del solito',
    slowLead:
      'Il Wi-Fi non ha ancora confermato. Questa pagina continua a controllare; puoi anche ricollegarti o chiedere aiuto al personale.',
    again: 'Collegati di nuovo',
  },
  online: {
    title: 'Sei online',
    lead: 'Goditi la tua visita da {venue}.',
    timeLeft: 'Tempo rimasto',
    hours: '{hours, number} h {minutes, number} min',
    minutes: '{minutes, number} min',
    lessThanMinute: 'meno di un minuto',
    download: 'Download',
    upload: 'Upload',
    upTo: 'fino a {speed}',
    mbps: '{value, number} Mbps',
    kbps: '{value, number} kbps',
    continue: 'Continua',
    close: 'Puoi chiudere questa pagina.',
    check: 'Controlla di nuovo',
    extend: '{minutes, plural, one {Ancora # minuto} other {Ancora # minuti}}',
    extending: 'Aggiungo tempo…',
    leave: 'Disconnettiti',
    leaving: 'Disconnessione…',
    notice: {
      extended: 'Il tuo tempo è stato prolungato.',
      'extend-waiting': 'Il Wi-Fi ha ricevuto la richiesta e aggiungerà il tempo tra pochi secondi.',
      'extend-unsupported': 'Questo Wi-Fi non può aggiungere tempo. Quando finisce, collegati di nuovo.',
      'extend-failed':
        'Non è stato possibile aggiungere tempo. Quando finisce, collegati di nuovo o chiedi al personale.',
      leaving: 'Il Wi-Fi ha ricevuto il comando e ti disconnetterà tra un momento.',
      'leave-failed':
        'Il Wi-Fi non ti ha disconnesso: sei ancora online. Per uscire subito, spegni il Wi-Fi del telefono.',
    },
  },
  me: myData,
  devices: ownDevices,
  venue: {
    lead: 'Ti diamo il benvenuto nel nostro Wi-Fi.',
    price: 'Da {price}',
    hours: 'Orari di apertura',
    closed: 'Chiuso',
    link: 'Informazioni su questo locale',
    myData: 'Vedi, correggi o cancella ciò che è conservato qui su di te.',
    open: 'Apri i miei dati',
  },
  terms: {
    house: 'Regole di {venue}',
    title: 'Condizioni e privacy',
    lead: 'In breve, così puoi leggere tutto.',
    back: 'Indietro',
    use: {
      title: 'Usare il Wi-Fi',
      body: '{venue} ti offre questo Wi-Fi. Non farne un uso illegale, non danneggiare nessuno e lasciane un po’ agli altri.\nPuò essere lento, limitato nel tempo o fuori servizio. {venue} può scollegare chi ne abusa.',
    },
    safety: {
      title: 'La tua sicurezza',
      body: 'È una rete condivisa. Inserisci password e dati della carta solo su siti con connessione cifrata (https).',
    },
    controller: {
      title: 'Chi è responsabile',
      body: '{venue} decide per cosa si usano i tuoi dati e ne risponde. Il software di questa pagina agisce solo su istruzione di {venue}.',
    },
    stored: {
      title: 'Che cosa si conserva',
      body: 'Ciò che scrivi tu: nome, numero di cellulare, e-mail.\nSul dispositivo: i suoi indirizzi di rete (MAC e IP), il tipo, il browser e la lingua.\nSulla connessione: inizio, fine e quantità di dati.\nCiò che hai accettato o rifiutato, e quando.\nUn cookie di questa pagina, per riconoscere il tuo browser quando torni.\nNessuno qui guarda o conserva i siti che visiti.',
    },
    purpose: {
      title: 'A che cosa serve',
      body: 'A darti accesso e mantenere sicura la rete, a riconoscerti quando torni, a sapere quando c’è più gente e a rispettare la legge sulle reti pubbliche.\nNovità e offerte si inviano solo se le hai scelte tu. Il Wi-Fi funziona anche senza.',
    },
    kept: {
      title: 'Per quanto tempo',
      months:
        'Fino a {months, plural, one {# mese} other {# mesi}} dopo la tua ultima visita; poi si cancella o si rende anonimo. I registri di connessione e le prove del consenso si conservano più a lungo se la legge lo impone.',
      needed:
        'Finché serve per gli scopi qui sopra, o finché non ne chiedi la cancellazione. I registri di connessione e le prove del consenso si conservano più a lungo se la legge lo impone.',
    },
    shared: {
      title: 'Chi può vederli',
      body: 'Le persone incaricate da {venue}; il servizio che invia i messaggi, se hai scelto di riceverli; e le autorità, se la legge lo impone. I tuoi dati non vengono mai venduti.',
    },
    rights: {
      title: 'I tuoi diritti',
      body: 'Puoi vedere i tuoi dati, averne una copia, correggerli o cancellarli, opporti al loro uso e revocare il consenso in qualsiasi momento. Ciò che è stato fatto prima della revoca resta lecito.\nPuoi anche rivolgerti all’autorità per la protezione dei dati.\nSe hai meno di 16 anni, chiedi a un genitore prima di scrivere i tuoi dati.',
    },
    contact: {
      title: 'Contatti',
      staff: 'Chiedi al personale di {venue}.',
      address: 'Chiedi al personale di {venue} o contatta {contact}.',
    },
  },
  problem: portalProblems,
} as const satisfies Like<typeof source>
