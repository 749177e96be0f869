import type { Like } from '../languages.ts'
import type { consents as vi } from '../vi/consents.ts'

export const consents = {
  tab: 'Textos de consentimiento',
  flows: 'Flujos',
  parts: 'Parte',
  lead: 'Lo que leen los clientes antes de aceptar. Cada guardado crea una versión nueva; quien aceptó una anterior sigue con ella.',
  purpose: {
    label: 'Qué aceptan',
    marketing: 'Ofertas y novedades',
    terms: 'Normas de la casa',
  },
  now: {
    ours: 'Los clientes leen el texto predeterminado',
    own: 'Los clientes leen la versión {number, number}, desde {when}',
  },
  language: 'Idioma del texto',
  missing: 'En este idioma, los clientes leen el texto predeterminado.',
  missingRules: 'No hay normas en este idioma; los clientes solo leen las condiciones predeterminadas.',
  words: {
    marketing: 'Frase junto a la casilla',
    terms: 'Normas de la casa, que se muestran antes de las condiciones',
  },
  hint: {
    marketing:
      "Se rellena solo: '{venue}' es el local, '{channels}' los canales, '{maxPerMonth}' el máximo al mes. Déjalo vacío para usar el texto predeterminado.",
    terms:
      'Por ejemplo, horas de silencio, niños, mascotas. Déjalo vacío para mostrar solo las condiciones predeterminadas.',
  },
  channels: 'Se envía por',
  noChannels: 'Si no eliges ningún canal, no se pregunta a los clientes por las ofertas.',
  most: 'Máximo al mes',
  save: 'Guardar como versión {number, number}',
  saved: 'Versión {number, number} guardada. Los clientes nuevos ya la leen',
  discard: 'Descartar cambios',
  stay: '{count, plural, =0 {Ningún cliente ha aceptado aún la versión actual.} one {# cliente que aceptó la versión actual sigue con ella.} many {# clientes que aceptaron la versión actual siguen con ella.} other {# clientes que aceptaron la versión actual siguen con ella.}}',
  readOnly: 'Puedes leer este texto, pero no cambiarlo.',
  preview: {
    title: 'En el teléfono del cliente',
    frame: 'Este texto en el teléfono del cliente',
    failed: 'No se pudo mostrar esta pantalla',
  },
  history: {
    title: 'Versiones',
    version: 'Versión {number, number}',
    ours: 'Texto predeterminado',
    current: 'Lo leen los clientes',
    given:
      '{count, plural, =0 {Nadie aceptó} one {# cliente aceptó} many {# clientes aceptaron} other {# clientes aceptaron}}',
    standing: '{count, plural, one {# sigue de acuerdo} many {# siguen de acuerdo} other {# siguen de acuerdo}}',
    unnumbered:
      '{count, plural, one {# cliente aceptó antes de que se numeraran las versiones.} many {# clientes aceptaron antes de que se numeraran las versiones.} other {# clientes aceptaron antes de que se numeraran las versiones.}}',
    reuse: 'Partir de esta versión',
    empty: '(vacío)',
  },
} as const satisfies Like<typeof vi>
