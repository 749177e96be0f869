import type { stepQuestions as source } from '../vi/stepQuestions.ts'
import type { Like } from '../languages.ts'

// The questions of a step.
export const stepQuestions = {
  title: 'Preguntas',
  add: 'Añadir pregunta',
  none: 'Aún no hay preguntas.',
  full: 'Un paso tiene como máximo {most, number} preguntas.',
  one: 'Pregunta {number, number}',
  label: 'Pregunta',
  type: 'Tipo de respuesta',
  mapping: 'Se guarda como',
  mappingKey: 'Nombre del campo propio',
  mappingKeyHint: 'Minúsculas sin acentos, como numero_habitacion.',
  required: 'Obligatoria',
  up: 'Subir la pregunta {number, number}',
  down: 'Bajar la pregunta {number, number}',
  duplicate: 'Duplicar la pregunta {number, number}',
  remove: 'Eliminar la pregunta {number, number}',
  options: 'Opciones',
  option: 'Opción {number, number}',
  addOption: 'Añadir opción',
  removeOption: 'Eliminar la opción {number, number}',
  moved: 'La pregunta es ahora la número {number, number}',
  removed: 'Pregunta eliminada',
} satisfies Like<typeof source>
