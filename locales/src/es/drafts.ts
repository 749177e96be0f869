import type { drafts as source } from '../vi/drafts.ts'
import type { Like } from '../languages.ts'

// Editors with a draft and versions: one vocabulary for all of them.
export const drafts = {
  rename: 'Cambiar nombre',
  saveName: 'Guardar nombre',
  undo: 'Deshacer',
  redo: 'Rehacer',
  undone: 'Deshecho',
  redone: 'Rehecho',
  saving: {
    saved: 'Borrador guardado',
    waiting: 'Guardando…',
    failed: 'Sin guardar',
    again: 'Guardar otra vez',
  },
  clash: {
    title: 'Otra persona acaba de cambiar este borrador',
    by: '{name} cambió este borrador, {when}',
    text: 'Lo que escribiste sigue aquí y aún no se ha guardado. Elijas la que elijas, Deshacer recupera la otra.',
    theirs: 'Usar la suya',
    mine: 'Conservar la mía como borrador nuevo',
    leave: '¿Salir sin elegir?',
    leaveText: 'Se perderá lo que escribiste desde entonces.',
    leaveConfirm: 'Salir',
    stay: 'Quedarse',
  },
  publish: 'Publicar',
  publishAsk: 'Solo pueden publicar el dueño y los encargados.',
  publishReady: 'Listo para publicar',
  published: 'Publicado. Los clientes lo verán en su próxima conexión',
  publishedUnused: 'Publicado, pero aún sin usar: los clientes siguen viendo otro',
  inUse: 'Los clientes ven esta versión',
  activate: 'Usar en toda la página',
  versions: {
    title: 'Versiones',
    lead: 'Versiones publicadas y borradores conservados, lo más reciente primero.',
    none: 'Aún no hay versiones. La primera publicación crea una.',
    number: 'Versión {number, number}',
    current: 'Última publicada',
    published: 'Publicada',
    draft: 'Borrador',
    restore: 'Recuperar como borrador',
    rollBack: 'Publicar de nuevo',
    restored: 'El borrador es ahora la versión {number, number}',
    rolledBack: 'La versión {number, number} está publicada de nuevo',
    rollBackAsk: {
      title: '¿Publicar de nuevo la versión {number, number}?',
      text: 'Se publica al momento y pasa a ser el borrador. El borrador actual se conserva entre las versiones.',
      confirm: 'Publicar de nuevo',
    },
  },
} as const satisfies Like<typeof source>
