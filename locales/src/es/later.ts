import type { later as source } from '../vi/later.ts'
import type { Like } from '../languages.ts'

export const later = {
  kicker: 'Aún no disponible',
  lead: 'Esta parte aún no funciona. Su sitio está listo y no mostramos cifras inventadas.',
  back: 'Volver al resumen',
  devices: 'Ver los dispositivos',
  topic: {
    loginFlow: 'Aquí ordenarás los pasos antes de conectarse: formulario, preguntas, código y tiempo.',
    accessCodes: 'Aquí darás códigos de wifi uno a uno o por lotes, y los anularás si hace falta.',
    loyalty: 'Aquí los clientes ganarán puntos con pequeñas tareas y los canjearán; el personal acepta cada canje.',
    guests: 'Aquí verás a tus clientes por etiqueta y visita, hasta donde hayan aceptado.',
    reports: 'Aquí habrá informes por fechas, descargables. Por ahora, el Resumen muestra las cifras de hoy.',
    media: 'Aquí subirás fotos y vídeos para la bienvenida y las campañas.',
    notification: 'Aquí elegirás de qué avisar, a quién y por dónde.',
    integration: 'Aquí conectarás correo, SMS, Google y tus sistemas, con el estado de cada uno.',
    billing: 'Aquí verás tu plan, comprarás, recargarás y bajarás facturas. Ahora no se cobra nada.',
    zalo: 'Aquí conectarás tu cuenta oficial de Zalo para hablar con seguidores, enviar plantillas y responder solo.',
    admin: 'Aquí la administración gestionará planes, suscripciones, códigos y plantillas comunes.',
  },
} as const satisfies Like<typeof source>
