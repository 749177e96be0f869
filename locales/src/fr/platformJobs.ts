import type { platformJobs as source } from '../vi/platformJobs.ts'
import type { Like } from '../languages.ts'

// What the server does by itself, by feature and job, as administrators read it.
export const platformJobs = {
  accessCodes: {
    clearTries: 'Effacer les essais de codes d’accès',
    endOverdue: 'Terminer les sessions dont le code a expiré',
  },
  accounts: {
    clear: 'Effacer les connexions et liens expirés',
  },
  ai: {
    settleLost: 'Rembourser les réponses d’IA inachevées',
  },
  automations: {
    clear: 'Effacer le journal des automatisations',
    look: 'Chercher les clients attendus par les automatisations',
  },
  campaigns: {
    clearShows: 'Effacer les anciennes vues d’annonces',
    finishOver: 'Clore les campagnes Wi-Fi terminées',
  },
  chatbots: {
    clearTurns: 'Effacer les anciens tours de chatbot',
  },
  core: {
    clearHappenings: 'Effacer les événements traités',
    clearIdempotencyKeys: 'Effacer les clés d’idempotence de l’API',
    clearMessageCounts: 'Effacer les compteurs de messages envoyés',
    clearOutbox: 'Effacer les e-mails et messages envoyés',
  },
  exports: {
    clear: 'Supprimer les fichiers d’export expirés',
  },
  finance: {
    billUsage: 'Facturer l’usage',
    releaseForgotten: 'Libérer les réserves oubliées',
  },
  gateways: {
    announceOffline: 'Signaler les appareils hors ligne',
    announceOpenWifi: 'Signaler le Wi-Fi ouvert sans page d’accueil',
    clear: 'Effacer les anciens relevés d’appareils',
    closeSilentSessions: 'Fermer les sessions devenues muettes',
    endLimits: 'Terminer les sessions arrivées à leur limite',
    endQuotas: 'Terminer les sessions des clients sans quota',
    useNextSecrets: 'Passer les appareils à leurs nouvelles clés',
    workInReports: 'Traiter les rapports de session en attente',
  },
  gifts: {
    clearCardFiles: 'Supprimer les fichiers de cartes importés',
    expire: 'Annuler les commandes de cadeaux dépassées',
  },
  guests: {
    clear: 'Effacer les données temporaires des clients',
    forgetAbsent: 'Effacer les clients absents depuis longtemps',
    forgetEnded: 'Retirer les adresses d’appareils des clients effacés',
    replayErasures: 'Effacer de nouveau après une restauration',
    writeErasures: 'Écrire les listes des clients effacés',
  },
  imports: {
    clear: 'Effacer les imports terminés',
  },
  inbox: {
    clearPresence: 'Effacer les présences dans la boîte',
    keep: 'Suivre les conversations : attribuer, rappeler, clore',
  },
  integrations: {
    clearDeliveries: 'Effacer les anciens envois de webhooks',
  },
  leads: {
    remindDue: 'Rappeler les prospects à recontacter',
  },
  loyalty: {
    giveBirthdayPoints: 'Offrir les points d’anniversaire',
    lapsePoints: 'Périmer les points expirés',
  },
  media: {
    removeLeftovers: 'Retirer les fichiers médias restants',
  },
  menu: {
    clearItemViews: 'Effacer les anciennes vues de plats',
  },
  messages: {
    advance: 'Poursuivre les campagnes de messages',
    askApprovals: 'Demander l’approbation des modèles',
    clearAdverts: 'Effacer les traces d’annonces envoyées',
    clearTextThreads: 'Effacer les anciens fils de SMS',
    settleSeries: 'Solder les campagnes récurrentes',
  },
  notifications: {
    clear: 'Effacer les anciennes notifications',
    clearDigests: 'Effacer les anciens résumés',
    send: 'Envoyer les notifications',
    sendDigests: 'Envoyer les résumés',
  },
  pages: {
    purge: 'Supprimer définitivement les pages retirées',
  },
  payments: {
    queryPending: 'Interroger les paiements en attente',
    reconcile: 'Rapprocher les paiements',
  },
  plans: {
    renewDue: 'Renouveler les forfaits échus',
    tellEndings: 'Annoncer les forfaits qui se terminent',
  },
  platform: {
    endLooks: 'Terminer les consultations d’administrateurs',
  },
  portal: {
    clearCodes: 'Effacer les codes de connexion des clients',
    clearOwnDevices: 'Effacer les appareils ajoutés expirés',
    clearSessions: 'Effacer les sessions de la page d’accueil',
    endPasses: 'Terminer les accès brefs',
  },
  privacy: {
    clearViews: 'Effacer les consultations de données personnelles',
  },
  profiles: {
    applyRules: 'Appliquer les règles d’étapes',
  },
  register: {
    clear: 'Effacer le registre des connexions échu',
  },
  reports: {
    check: 'Vérifier les totaux des rapports',
    keepPartitions: 'Ajouter et retirer des mois d’événements',
    recount: 'Recompter les jours modifiés',
    send: 'Envoyer les rapports programmés',
    sketch: 'Condenser les jours et mois écoulés',
  },
  tasks: {
    clearCodes: 'Effacer les codes des missions',
  },
  wifiProfiles: {
    clearTickets: 'Effacer les liens des profils Wi-Fi',
    renewServer: 'Renouveler le certificat du serveur Wi-Fi',
  },
  wifiSales: {
    querySales: 'Interroger les ventes de Wi-Fi',
  },
  zalo: {
    clearAccounts: 'Effacer les comptes Zalo déconnectés',
    clearEvents: 'Effacer les événements Zalo traités',
    refreshTokens: 'Actualiser l’accès Zalo',
    syncUsers: 'Synchroniser les abonnés Zalo',
  },
} as const satisfies Like<typeof source>
