import type { announcements as source } from '../vi/announcements.ts'
import type { Like } from '../languages.ts'

export const announcements = {
  title: 'Comunicados',
  lead: 'Una frase breve que todos los propietarios leen en lo alto de sus pantallas.',
  empty: 'Aún no hay comunicados',
  add: 'Añadir un comunicado',
  edit: 'Editar el comunicado',
  save: 'Guardar',
  remove: 'Eliminar',
  removeTitle: '¿Eliminar el comunicado «{name}»?',
  words: 'Texto',
  tone: 'Tipo',
  tones: {
    info: 'Información',
    warn: 'Aviso',
  },
  from: 'Desde',
  to: 'Hasta',
  toHelp: 'Déjalo vacío si aún no se sabe cuándo termina.',
  forever: 'sin fecha de fin',
  suspended:
    'La página «{page}» está suspendida: {reason}. Los clientes no pueden abrir su página de bienvenida. Contacta con tu proveedor.',
} as const satisfies Like<typeof source>
