import type { platformJobs as source } from '../vi/platformJobs.ts'
import type { Like } from '../languages.ts'

// What the server does by itself, by feature and job, as administrators read it.
export const platformJobs = {
  accessCodes: {
    clearTries: 'Cancella i tentativi con i codici di accesso',
    endOverdue: 'Chiudi le sessioni con il codice scaduto',
  },
  accounts: {
    clear: 'Cancella accessi e link scaduti',
  },
  ai: {
    settleLost: 'Rimborsa le risposte IA incompiute',
  },
  automations: {
    clear: 'Cancella il registro delle automazioni',
    look: 'Cerca gli ospiti per le automazioni',
  },
  campaigns: {
    clearShows: 'Cancella le vecchie visualizzazioni di annunci',
    finishOver: 'Chiudi le campagne Wi-Fi finite',
  },
  chatbots: {
    clearTurns: 'Cancella i vecchi turni dei chatbot',
  },
  core: {
    clearHappenings: 'Cancella gli eventi elaborati',
    clearIdempotencyKeys: 'Cancella le chiavi di idempotenza dell’API',
    clearMessageCounts: 'Cancella i conteggi dei messaggi inviati',
    clearOutbox: 'Cancella e-mail e messaggi inviati',
  },
  exports: {
    clear: 'Elimina i file esportati scaduti',
  },
  finance: {
    billUsage: 'Addebita l’utilizzo',
    releaseForgotten: 'Libera gli importi bloccati e dimenticati',
  },
  gateways: {
    announceOffline: 'Segnala i dispositivi offline',
    announceOpenWifi: 'Segnala il Wi-Fi aperto senza pagina di benvenuto',
    clear: 'Cancella i vecchi dati dei dispositivi',
    closeSilentSessions: 'Chiudi le sessioni che non comunicano più',
    endLimits: 'Chiudi le sessioni che hanno raggiunto il limite',
    endQuotas: 'Chiudi le sessioni degli ospiti senza quota',
    useNextSecrets: 'Passa i dispositivi alle nuove chiavi',
    workInReports: 'Elabora i rapporti di sessione in attesa',
  },
  gifts: {
    clearCardFiles: 'Elimina i file di carte importati',
    expire: 'Annulla gli ordini di regali scaduti',
  },
  guests: {
    clear: 'Cancella i dati temporanei degli ospiti',
    forgetAbsent: 'Cancella gli ospiti assenti da tempo',
    forgetEnded: 'Togli gli indirizzi dei dispositivi degli ospiti cancellati',
    replayErasures: 'Cancella di nuovo dopo un ripristino',
    writeErasures: 'Scrivi gli elenchi degli ospiti cancellati',
  },
  imports: {
    clear: 'Cancella le importazioni finite',
  },
  inbox: {
    clearPresence: 'Cancella le presenze nella posta',
    keep: 'Cura le conversazioni: assegna, ricorda, chiudi',
  },
  integrations: {
    clearDeliveries: 'Cancella le vecchie consegne di webhook',
  },
  leads: {
    remindDue: 'Ricorda i contatti in scadenza',
  },
  loyalty: {
    giveBirthdayPoints: 'Dai i punti di compleanno',
    lapsePoints: 'Fai scadere i punti',
  },
  media: {
    removeLeftovers: 'Rimuovi i file multimediali rimasti',
  },
  menu: {
    clearItemViews: 'Cancella le vecchie viste delle voci',
  },
  messages: {
    advance: 'Prosegui le campagne di messaggi',
    askApprovals: 'Chiedi l’approvazione dei modelli',
    clearAdverts: 'Cancella le tracce degli annunci inviati',
    clearTextThreads: 'Cancella i vecchi thread SMS',
    settleSeries: 'Chiudi le campagne ricorrenti',
  },
  notifications: {
    clear: 'Cancella le vecchie notifiche',
    clearDigests: 'Cancella i vecchi riepiloghi',
    send: 'Invia le notifiche',
    sendDigests: 'Invia i riepiloghi',
  },
  pages: {
    purge: 'Elimina per sempre le pagine rimosse',
  },
  payments: {
    queryPending: 'Verifica i pagamenti in sospeso',
    reconcile: 'Riconcilia i pagamenti',
  },
  plans: {
    renewDue: 'Rinnova i piani in scadenza',
    tellEndings: 'Avvisa dei piani in scadenza',
  },
  platform: {
    endLooks: 'Termina le visite degli amministratori',
  },
  portal: {
    clearCodes: 'Cancella i codici di accesso degli ospiti',
    clearOwnDevices: 'Cancella i dispositivi aggiunti e scaduti',
    clearSessions: 'Cancella le sessioni della pagina di benvenuto',
    endPasses: 'Termina gli accessi brevi',
  },
  privacy: {
    clearViews: 'Cancella le consultazioni dei dati personali',
  },
  profiles: {
    applyRules: 'Applica le regole delle fasi',
  },
  register: {
    clear: 'Cancella il registro delle connessioni scaduto',
  },
  reports: {
    check: 'Controlla i totali dei report',
    keepPartitions: 'Aggiungi e togli i mesi di eventi',
    recount: 'Riconta i giorni modificati',
    send: 'Invia i report programmati',
    sketch: 'Riassumi giorni e mesi conclusi',
  },
  tasks: {
    clearCodes: 'Cancella i codici delle attività',
  },
  wifiProfiles: {
    clearTickets: 'Cancella i link ai profili Wi-Fi',
    renewServer: 'Rinnova il certificato del server Wi-Fi',
  },
  wifiSales: {
    querySales: 'Verifica le vendite di Wi-Fi',
  },
  zalo: {
    clearAccounts: 'Cancella gli account Zalo scollegati',
    clearEvents: 'Cancella gli eventi Zalo elaborati',
    refreshTokens: 'Aggiorna l’accesso a Zalo',
    syncUsers: 'Sincronizza i follower di Zalo',
  },
} as const satisfies Like<typeof source>
