import type { tags as source } from '../vi/tags.ts'
import type { Like } from '../languages.ts'

export const tags = {
  title: 'Etiquetas',
  lead: 'Marca clientes a mano o crea una regla que ponga y quite la etiqueta sola.',
  add: 'Añadir etiqueta',
  edit: 'Editar la etiqueta',
  save: 'Guardar',
  remove: 'Eliminar',
  removeTitle: '¿Eliminar la etiqueta «{name}» de todos los clientes?',
  empty: 'Aún no hay etiquetas',
  name: 'Nombre de la etiqueta',
  colour: 'Color',
  guests: 'Clientes',
  origin: 'Cómo se asigna',
  byHand: 'A mano',
  byRule: 'Por regla',
  preview: {
    has: '{count, plural, =0 {Ningún cliente tiene esta etiqueta} one {# cliente tiene esta etiqueta} other {# clientes tienen esta etiqueta}}',
    gains: '{count, plural, one {# cliente la recibirá} other {# clientes la recibirán}}',
    loses: '{count, plural, one {# cliente la perderá} other {# clientes la perderán}}',
    segments: 'En los segmentos: {names}',
    renames: 'El nuevo nombre aparece en todos los clientes que la tienen.',
  },
  merging: {
    action: 'Unir a otra etiqueta',
    title: 'Unir la etiqueta «{name}»',
    lead: 'Los clientes y segmentos con esta etiqueta pasan a la otra. Esta desaparece.',
    into: 'Unir a',
    confirm: 'Unir etiquetas',
    done: 'Unida a «{name}»',
  },
  hasRule: 'Poner y quitar con una regla',
  colours: {
    green: 'Verde',
    blue: 'Azul',
    violet: 'Morado',
    amber: 'Ámbar',
    red: 'Rojo',
    grey: 'Gris',
  },
} as const satisfies Like<typeof source>
