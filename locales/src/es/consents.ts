import type { Like } from '../languages.ts'
import type { consents as vi } from '../vi/consents.ts'

export const consents = {
  tab: 'Textos de consentimiento',
  flows: 'Flujos',
  parts: 'Parte',
  lead: 'Lo que leen los invitados antes de aceptar. Cada guardado es una versión nueva; quien aceptó una anterior sigue con ella.',
  purpose: {
    label: 'A qué aceptan',
    marketing: 'Ofertas y novedades',
    terms: 'Normas de la casa',
  },
  now: {
    ours: 'Los invitados leen el texto predeterminado',
    own: 'Los invitados leen la versión {number, number}, desde {when}',
  },
  language: 'Texto en',
  missing: 'En este idioma se lee el texto predeterminado.',
  missingRules: 'No hay normas en este idioma; solo se leen las condiciones predeterminadas.',
  words: {
    marketing: 'La frase junto a la casilla',
    terms: 'Normas de la casa, antes de las condiciones',
  },
  hint: {
    marketing:
      "Se rellena solo: '{venue}' es el local, '{channels}' los canales, '{maxPerMonth}' cuántos al mes. Vacío: el texto predeterminado.",
    terms: 'Por ejemplo, horas de silencio, niños, mascotas. Vacío: solo las condiciones predeterminadas.',
  },
  channels: 'Se envía por',
  noChannels: 'Sin ningún canal, no se pregunta a los invitados.',
  most: 'Como mucho al mes',
  save: 'Guardar como versión {number, number}',
  saved: 'Versión {number, number} guardada. Los nuevos invitados ya la leen',
  discard: 'Descartar cambios',
  stay: '{count, plural, =0 {Ningún invitado ha aceptado aún la versión actual.} one {# invitado que aceptó la versión actual sigue con ella.} many {# invitados que aceptaron la versión actual siguen con ella.} other {# invitados que aceptaron la versión actual siguen con ella.}}',
  readOnly: 'Puedes leer este texto pero no cambiarlo.',
  preview: {
    title: 'En el teléfono del invitado',
    frame: 'Este texto en el teléfono del invitado',
    failed: 'No se pudo dibujar esta pantalla',
  },
  history: {
    title: 'Versiones',
    version: 'Versión {number, number}',
    ours: 'Texto predeterminado',
    current: 'Lo leen los invitados',
    given:
      '{count, plural, =0 {Nadie aceptó} one {# invitado aceptó} many {# invitados aceptaron} other {# invitados aceptaron}}',
    standing: '{count, plural, one {# sigue de acuerdo} many {# siguen de acuerdo} other {# siguen de acuerdo}}',
    unnumbered:
      '{count, plural, one {# invitado aceptó antes de anotarse las versiones.} many {# invitados aceptaron antes de anotarse las versiones.} other {# invitados aceptaron antes de anotarse las versiones.}}',
    reuse: 'Partir de esta',
    empty: '(vacío)',
  },
} as const satisfies Like<typeof vi>
