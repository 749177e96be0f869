import type { portal as source } from '../vi/portal.ts'
import type { Like } from '../languages.ts'

export const portal = {
  page: {
    guestWifi: 'Wi-Fi per gli ospiti',
    language: 'Lingua',
    terms: 'Condizioni e privacy',
  },
  agree: {
    terms: 'Accetto le <link>condizioni d’uso e la protezione dei miei dati</link>.',
    termsRequired: 'Seleziona questa casella per collegarti.',
    marketing:
      'Desidero ricevere novità e offerte da {venue} via {channels}, {maxPerMonth, plural, one {al massimo # messaggio} other {al massimo # messaggi}} al mese. Il Wi-Fi funziona anche senza e posso smettere in qualsiasi momento.',
    email: 'e-mail',
    sms: 'SMS',
    zalo: 'Zalo',
  },
  connect: {
    title: 'Il nostro Wi-Fi è tuo',
    lead: 'Due tocchi e sei online.',
    button: 'Collegati',
    busy: 'Collegamento…',
  },
  form: {
    title: 'Il nostro Wi-Fi è tuo',
    lead: 'Presentati a {venue} e sei subito online.',
    check: 'C’è ancora qualcosa da correggere. Controlla qui sotto.',
    optional: 'facoltativo',
    name: 'Il tuo nome',
    phone: 'Numero di cellulare',
    email: 'E-mail',
    nameRequired: 'Scrivi il tuo nome, per favore.',
    nameInvalid: 'Questo nome non va bene. Provane uno più breve.',
    phoneRequired: 'Scrivi il tuo numero di cellulare.',
    phoneInvalid: 'Questo numero non sembra corretto. Esempio: 0912 345 678, o con prefisso: +39 312 345 6789.',
    emailRequired: 'Scrivi il tuo indirizzo e-mail.',
    emailInvalid: 'Questo indirizzo non sembra corretto. Esempio: anna@example.com.',
    button: 'Vai online',
    busy: 'Collegamento…',
  },
  handOver: {
    title: 'Stiamo aprendo il Wi-Fi per te…',
    lead: 'Se non succede nulla, premi il pulsante qui sotto.',
    button: 'Continua',
    busy: 'Un momento…',
  },
  waiting: {
    title: 'Ti apriamo la porta…',
    lead: 'Aspettiamo la conferma del Wi-Fi, di solito pochi secondi. Questa pagina si aggiorna da sola.',
    check: 'Controlla ora',
    slowTitle: 'Ci vuole un po’ più del solito',
    slowLead:
      'Il Wi-Fi non ha ancora confermato. Questa pagina continua a controllare; puoi anche ricollegarti o chiedere aiuto al personale.',
    again: 'Ricollegati',
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
  },
  terms: {
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
      body: 'Ciò che scrivi tu: nome, numero di cellulare, e-mail.\nSul dispositivo: i suoi indirizzi di rete (MAC e IP), il tipo, il browser e la lingua.\nSulla connessione: inizio, fine e quantità di dati.\nCiò che hai accettato o rifiutato, e quando.\nNessuno qui guarda o conserva i siti che visiti.',
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
      body: 'Le persone incaricate da {venue}; il servizio che invia i messaggi, se hai scelto di riceverli; e le autorità, se la legge lo impone. I tuoi dati non si vendono mai.',
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
  problem: {
    reference: 'Codice per il personale: {reference}',
    wait: 'Potrai riprovare tra',
    'not-through-wifi': {
      title: 'Non sei ancora sul nostro Wi-Fi',
      body: 'Apri le impostazioni Wi-Fi, scegli la nostra rete e aspetta che questa pagina compaia da sola. Se i dati mobili o una VPN sono attivi, disattivali un momento.',
      button: 'Riprova',
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
  },
} as const satisfies Like<typeof source>
