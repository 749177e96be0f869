import type { aiKnowledge as source } from '../vi/aiKnowledge.ts'
import type { Like } from '../languages.ts'

export const aiKnowledge = {
  title: 'Título o pregunta',
  lead: 'Preguntas frecuentes, notas y archivos (PDF, .txt, .md, .csv). Tu página, carta, regalos y horario ya se conocen.',
  empty: 'Aún no hay conocimiento',
  add: 'Añadir',
  edit: 'Editar',
  save: 'Guardar',
  remove: 'Eliminar',
  removeTitle: '¿Eliminar «{name}»?',
  kind: 'Tipo',
  kinds: {
    faq: 'Pregunta frecuente',
    text: 'Nota',
    file: 'Archivo',
  },
  state: 'Estado',
  on: 'En uso',
  off: 'Desactivado',
  use: 'Usar para responder',
  changed: 'Último cambio',
  titleHint: 'Si es una pregunta: escribe una forma de hacerla por línea.',
  body: 'Texto o respuesta',
  leftOut: '{count, plural, one {# frase descartada} other {# frases descartadas}}',
  leftOutText: 'Estas frases dan órdenes a la IA en vez de informar al cliente, así que no se usan:',
  addFile: 'Añadir archivo',
  fileLarge: 'El archivo es demasiado grande. El máximo es {most}.',
  fileSending: 'Subiendo {name}',
  fileReading: 'Leyendo {name}',
  fileOffline: 'Sin conexión. La subida sigue en cuanto vuelva.',
  fileAdded: '{name} añadido',
} as const satisfies Like<typeof source>
