import type { platformJobs as source } from '../vi/platformJobs.ts'
import type { Like } from '../languages.ts'

// What the server does by itself, by feature and job, as administrators read it.
export const platformJobs = {
  accessCodes: {
    clearTries: 'Borrar los intentos con códigos de acceso',
    endOverdue: 'Cerrar las sesiones con un código caducado',
  },
  accounts: {
    clear: 'Borrar inicios de sesión y enlaces caducados',
  },
  ai: {
    settleLost: 'Devolver el coste de respuestas de IA sin terminar',
  },
  automations: {
    clear: 'Borrar el registro de automatizaciones',
    look: 'Buscar clientes para las automatizaciones',
  },
  campaigns: {
    clearShows: 'Borrar vistas antiguas de anuncios',
    finishOver: 'Finalizar campañas Wi-Fi terminadas',
  },
  chatbots: {
    clearTurns: 'Borrar turnos antiguos de chatbots',
  },
  core: {
    clearHappenings: 'Borrar eventos ya tratados',
    clearIdempotencyKeys: 'Borrar las claves de idempotencia de la API',
    clearMessageCounts: 'Borrar los recuentos de mensajes enviados',
    clearOutbox: 'Borrar correos y mensajes enviados',
  },
  exports: {
    clear: 'Eliminar archivos de exportación caducados',
  },
  finance: {
    billUsage: 'Facturar el uso',
    releaseForgotten: 'Liberar retenciones olvidadas',
  },
  gateways: {
    announceOffline: 'Avisar de dispositivos sin conexión',
    announceOpenWifi: 'Avisar de Wi-Fi abierta sin página de bienvenida',
    clear: 'Borrar registros antiguos de dispositivos',
    closeSilentSessions: 'Cerrar sesiones que dejaron de informar',
    endLimits: 'Cerrar sesiones que llegaron a su límite',
    endQuotas: 'Cerrar sesiones de clientes sin cuota',
    useNextSecrets: 'Pasar los dispositivos a sus claves nuevas',
    workInReports: 'Tratar los informes de sesión pendientes',
  },
  gifts: {
    clearCardFiles: 'Eliminar archivos de tarjetas importados',
    expire: 'Cancelar pedidos de regalos vencidos',
  },
  guests: {
    clear: 'Borrar datos temporales de clientes',
    forgetAbsent: 'Borrar clientes ausentes desde hace tiempo',
    forgetEnded: 'Quitar direcciones de dispositivos de clientes borrados',
    replayErasures: 'Borrar de nuevo tras una restauración',
    writeErasures: 'Escribir las listas de clientes borrados',
  },
  imports: {
    clear: 'Borrar importaciones terminadas',
  },
  inbox: {
    clearPresence: 'Borrar la presencia en la bandeja',
    keep: 'Cuidar las conversaciones: asignar, recordar, cerrar',
  },
  integrations: {
    clearDeliveries: 'Borrar entregas antiguas de webhooks',
  },
  leads: {
    remindDue: 'Recordar contactos pendientes',
  },
  loyalty: {
    giveBirthdayPoints: 'Dar puntos de cumpleaños',
    lapsePoints: 'Caducar puntos vencidos',
  },
  media: {
    removeLeftovers: 'Quitar archivos multimedia sobrantes',
  },
  menu: {
    clearItemViews: 'Borrar vistas antiguas de platos',
  },
  messages: {
    advance: 'Continuar las campañas de mensajes',
    askApprovals: 'Preguntar por la aprobación de plantillas',
    clearAdverts: 'Borrar marcas de anuncios enviados',
    clearTextThreads: 'Borrar hilos antiguos de SMS',
    settleSeries: 'Cerrar campañas periódicas',
  },
  notifications: {
    clear: 'Borrar notificaciones antiguas',
    clearDigests: 'Borrar resúmenes antiguos',
    send: 'Enviar notificaciones',
    sendDigests: 'Enviar resúmenes',
  },
  pages: {
    purge: 'Eliminar del todo las páginas retiradas',
  },
  payments: {
    queryPending: 'Consultar pagos pendientes',
    reconcile: 'Conciliar pagos',
  },
  plans: {
    renewDue: 'Renovar planes que vencen',
    tellEndings: 'Avisar de planes que terminan',
  },
  platform: {
    endLooks: 'Terminar las visitas de administradores',
  },
  portal: {
    clearCodes: 'Borrar códigos de acceso de clientes',
    clearOwnDevices: 'Borrar dispositivos añadidos ya caducados',
    clearSessions: 'Borrar sesiones de la página de bienvenida',
    endPasses: 'Terminar los pases breves',
  },
  privacy: {
    clearViews: 'Borrar consultas de datos personales',
  },
  profiles: {
    applyRules: 'Aplicar las reglas de etapas',
  },
  register: {
    clear: 'Borrar el registro de conexiones vencido',
  },
  reports: {
    check: 'Comprobar los totales de los informes',
    keepPartitions: 'Añadir y quitar meses de eventos',
    recount: 'Recontar los días modificados',
    send: 'Enviar informes programados',
    sketch: 'Resumir días y meses terminados',
  },
  tasks: {
    clearCodes: 'Borrar códigos de tareas',
  },
  wifiProfiles: {
    clearTickets: 'Borrar enlaces a perfiles Wi-Fi',
    renewServer: 'Renovar el certificado del servidor Wi-Fi',
  },
  wifiSales: {
    querySales: 'Consultar ventas de Wi-Fi',
  },
  zalo: {
    clearAccounts: 'Borrar cuentas de Zalo desconectadas',
    clearEvents: 'Borrar eventos de Zalo tratados',
    refreshTokens: 'Renovar el acceso a Zalo',
    syncUsers: 'Sincronizar seguidores de Zalo',
  },
} as const satisfies Like<typeof source>
