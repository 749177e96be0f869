import type { aiCases as source } from '../vi/aiCases.ts'
import type { Like } from '../languages.ts'

export const aiCases = {
  title: 'Preguntas de prueba',
  lead: 'Tus preguntas, con lo que debería salir. Ejecútalas tras cada cambio de las reglas.',
  empty: 'Aún no hay preguntas',
  add: 'Añadir pregunta',
  edit: 'Editar la pregunta',
  save: 'Guardar',
  remove: 'Eliminar',
  removeTitle: '¿Eliminar la pregunta «{name}»?',
  question: 'Pregunta',
  expects: 'Debería salir',
  results: {
    rule: 'Una regla',
    faq: 'Una pregunta frecuente',
    ai: 'La IA',
    hand: 'Una persona',
    silent: 'Silencio',
  },
  contains: 'Debe contener',
  containsHint: 'Déjalo vacío si vale cualquier respuesta.',
  result: 'Resultado',
  right: 'Bien',
  wrong: 'Mal',
  never: 'Sin ejecutar',
  answer: 'Respuesta',
  runAll: 'Ejecutar todas',
  rightOf: '{right, number} de {count, number} bien',
  running: 'Preguntando {number, number} de {count, number}',
} as const satisfies Like<typeof source>
