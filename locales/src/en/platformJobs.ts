import type { platformJobs as source } from '../vi/platformJobs.ts'
import type { Like } from '../languages.ts'

// What the server does by itself, by feature and job, as administrators read it.
export const platformJobs = {
  accessCodes: {
    clearTries: 'Clear attempts with access codes',
    endOverdue: 'End sessions whose access code has expired',
  },
  accounts: {
    clear: 'Clear expired sign-ins and links',
  },
  ai: {
    settleLost: 'Refund unfinished AI answers',
  },
  automations: {
    clear: 'Clear the log of automations',
    look: 'Find guests due for automations',
  },
  campaigns: {
    clearShows: 'Clear old advert views',
    finishOver: 'Finish expired Wi-Fi campaigns',
  },
  chatbots: {
    clearTurns: 'Clear old chatbot turns',
  },
  core: {
    clearHappenings: 'Clear handled events',
    clearIdempotencyKeys: 'Clear idempotency keys of the API',
    clearMessageCounts: 'Clear counts of messages sent',
    clearOutbox: 'Clear e-mails and messages sent',
  },
  exports: {
    clear: 'Delete expired export files',
  },
  finance: {
    billUsage: 'Bill usage',
    releaseForgotten: 'Release forgotten holds',
  },
  gateways: {
    announceOffline: 'Announce devices that went offline',
    announceOpenWifi: 'Announce Wi-Fi that is open without a welcome page',
    clear: 'Clear old device records',
    closeSilentSessions: 'Close sessions that stopped reporting',
    endLimits: 'End sessions that reached their limits',
    endQuotas: 'End sessions of guests with no quota left',
    useNextSecrets: 'Switch devices to their new keys',
    workInReports: 'Process waiting session reports',
  },
  gifts: {
    clearCardFiles: 'Delete imported card files',
    expire: 'Cancel gift orders past their time',
  },
  guests: {
    clear: 'Clear temporary guest records',
    forgetAbsent: 'Erase guests long absent',
    forgetEnded: 'Remove device addresses of erased guests',
    replayErasures: 'Erase guests again after a restore',
    writeErasures: 'Write the lists of erased guests',
  },
  imports: {
    clear: 'Clear finished imports',
  },
  inbox: {
    clearPresence: 'Clear who is present in the inbox',
    keep: 'Handle conversations: assign, remind, close',
  },
  integrations: {
    clearDeliveries: 'Clear old webhook deliveries',
  },
  leads: {
    remindDue: 'Remind of leads that are due',
  },
  loyalty: {
    giveBirthdayPoints: 'Give birthday points',
    lapsePoints: 'Remove expired points',
  },
  media: {
    removeLeftovers: 'Remove leftover media files',
  },
  menu: {
    clearItemViews: 'Clear old item views',
  },
  messages: {
    advance: 'Advance message campaigns',
    askApprovals: 'Ask for approvals of templates',
    clearAdverts: 'Clear marks of adverts sent',
    clearTextThreads: 'Clear old SMS threads',
    settleSeries: 'Finish runs of recurring campaigns',
  },
  notifications: {
    clear: 'Clear old notifications',
    clearDigests: 'Clear old digests',
    send: 'Send notifications',
    sendDigests: 'Send digests',
  },
  pages: {
    purge: 'Delete removed pages for good',
  },
  payments: {
    queryPending: 'Ask about pending payments',
    reconcile: 'Reconcile payments',
  },
  plans: {
    renewDue: 'Renew plans that are due',
    tellEndings: 'Announce plans about to end',
  },
  platform: {
    endLooks: 'End administrators’ looks at pages',
  },
  portal: {
    clearCodes: 'Clear guests’ sign-in codes',
    clearOwnDevices: 'Clear expired devices that guests added',
    clearSessions: 'Clear welcome page sessions',
    endPasses: 'End short passes',
  },
  privacy: {
    clearViews: 'Clear openings of personal data',
  },
  profiles: {
    applyRules: 'Apply rules of guest stages',
  },
  register: {
    clear: 'Clear the register of connections',
  },
  reports: {
    check: 'Check report totals',
    keepPartitions: 'Add and drop months of events',
    recount: 'Count changed days again',
    send: 'Send scheduled reports',
    sketch: 'Sketch past days and months',
  },
  tasks: {
    clearCodes: 'Clear task codes',
  },
  wifiProfiles: {
    clearTickets: 'Clear links to Wi-Fi profiles',
    renewServer: 'Renew the Wi-Fi server certificate',
  },
  wifiSales: {
    querySales: 'Ask about Wi-Fi sales',
  },
  zalo: {
    clearAccounts: 'Clear disconnected Zalo accounts',
    clearEvents: 'Clear handled Zalo events',
    refreshTokens: 'Refresh Zalo access',
    syncUsers: 'Sync Zalo followers',
  },
} as const satisfies Like<typeof source>
