import type { figures as source } from '../vi/figures.ts'
import type { Like } from '../languages.ts'

/** What each figure is called and means, on every screen that shows it. */
export const figures = {
  name: {
    visits: 'Visitas',
    guests: 'Clientes',
    newGuests: 'Clientes nuevos',
    contacts: 'Dejaron sus datos',
    verified: 'Contactos verificados',
    consentRate: 'Aceptaron mensajes',
    impressions: 'Impresiones',
    clicks: 'Clics',
    ctr: 'Tasa de clics',
    reached: 'La ven por primera vez',
    cameBack: 'Volvieron después',
    averageStay: 'Estancia media',
    bytes: 'Datos usados',
    engaged: 'Se quedaron un rato',
    created: 'Posibles clientes nuevos',
    answered: 'Respuestas',
  },
  means: {
    visits: 'Un cliente que entra en el Wi-Fi y se va es una visita. Si se corta y vuelve enseguida, sigue siendo una.',
    guests:
      'Personas distintas que entraron en el Wi-Fi. El signo ≈ indica una estimación, con un error de alrededor del 1,5 %.',
    newGuests: 'Clientes cuya primera visita está en estas fechas.',
    contacts: 'Clientes que dejaron un teléfono o un correo.',
    verified: 'Clientes que confirmaron su teléfono o correo con un código.',
    consentRate: 'De los clientes a quienes se preguntó, la parte que aceptó recibir mensajes del local.',
    impressions: 'Cuántas veces apareció la campaña en la página de bienvenida.',
    clicks: 'Cuántas veces los clientes pulsaron la campaña.',
    ctr: 'Clics divididos entre impresiones.',
    reached: 'Clientes que vieron una campaña por primera vez en estas fechas.',
    cameBack: 'De quienes la vieron por primera vez, los que volvieron otro día.',
    averageStay: 'Solo cuentan las visitas terminadas.',
    bytes: 'Descargas y subidas de todos los clientes.',
    engaged: 'La parte de visitas que duró {minutes, plural, one {# minuto} other {# minutos}} o más.',
    created: 'Posibles clientes registrados en estas fechas.',
  },
} as const satisfies Like<typeof source>
