import type { Like } from '../languages.ts'
import type { reportMail as source } from '../vi/reportMail.ts'

export const reportMail = {
  subject: '{page}: {report}, {range}',
  greeting: 'Hola:',
  text: 'Este es el informe de {report} de {page}, {range}.',
  none: 'En estos días aún no hay datos.',
  picture: 'Barras del informe de {report}; las cifras están en la tabla de arriba.',
  button: 'Abrir el informe',
  closing:
    'Recibes este correo porque tu dirección está en la lista de informes de {page}. Para dejar de recibirlo, pide al propietario de la página que la quite.',
  reports: {
    overview: 'resumen',
    campaigns: 'campañas',
    visits: 'visitas',
    devices: 'dispositivos',
    software: 'programas y sistemas',
    times: 'horarios',
    survey: 'encuesta',
    leads: 'clientes potenciales',
  },
  figures: {
    visits: 'Visitas',
    guests: 'Clientes',
    newGuests: 'Clientes nuevos',
    contacts: 'Dejaron un contacto',
    consents: 'Aceptaron mensajes',
    averageStay: 'Estancia media',
    data: 'Datos',
    impressions: 'Impresiones',
    clicks: 'Clics',
    created: 'Nuevos clientes potenciales',
    answered: '{count} respuestas',
    minutes: '{count} min',
    phone: 'Teléfono',
    tablet: 'Tableta',
    computer: 'Ordenador',
    other: 'Otro',
    webview: 'La ventana de acceso del teléfono',
    estimate: 'unos {count}',
  },
} as const satisfies Like<typeof source>
