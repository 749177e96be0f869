import type { announcements as source } from '../vi/announcements.ts'
import type { Like } from '../languages.ts'

export const announcements = {
  title: 'Anuncios',
  lead: 'Una frase breve que todo propietario lee sobre sus pantallas.',
  empty: 'Aún no hay anuncios',
  add: 'Añadir un anuncio',
  edit: 'Editar el anuncio',
  save: 'Guardar',
  remove: 'Eliminar',
  removeTitle: '¿Eliminar el anuncio «{name}»?',
  words: 'Texto',
  tone: 'Tipo',
  tones: {
    info: 'Información',
    warn: 'Aviso',
  },
  from: 'Desde',
  to: 'Hasta',
  toHelp: 'Déjelo vacío si aún no se sabe el final.',
  forever: 'sin final',
  suspended:
    'La página «{page}» está suspendida: {reason}. Los clientes no pueden abrir su portal. Contacte con su proveedor.',
} as const satisfies Like<typeof source>
