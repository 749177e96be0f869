import type { tags as source } from '../vi/tags.ts'
import type { Like } from '../languages.ts'

export const tags = {
  title: 'Etiquetas',
  lead: 'Marca clientes a mano o crea una regla que etiquete sola.',
  add: 'Añadir etiqueta',
  edit: 'Editar la etiqueta',
  save: 'Guardar',
  remove: 'Eliminar',
  removeTitle: '¿Eliminar la etiqueta «{name}» de todos los clientes?',
  empty: 'Aún no hay etiquetas',
  name: 'Nombre',
  colour: 'Color',
  guests: 'Clientes',
  origin: 'Cómo se asigna',
  byHand: 'A mano',
  byRule: 'Por regla',
  hasRule: 'Etiquetar con una regla',
  colours: {
    green: 'Verde',
    blue: 'Azul',
    violet: 'Morado',
    amber: 'Ámbar',
    red: 'Rojo',
    grey: 'Gris',
  },
} as const satisfies Like<typeof source>
