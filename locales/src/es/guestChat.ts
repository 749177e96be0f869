import type { guestChat as source } from '../vi/guestChat.ts'
import type { Like } from '../languages.ts'

export const guestChat = {
  title: 'Escríbenos',
  lead: 'Pregunta el horario, reserva mesa o danos tu opinión: {venue} te responde aquí mismo.',
  tile: 'Pregúntanos, te respondemos aquí',
  answers: '{count, plural, one {# respuesta nueva} other {# respuestas nuevas}}',
  you: 'Tú',
  words: 'Tu mensaje',
  send: 'Enviar',
  sending: 'Enviando…',
  fresh: 'Ver mensajes nuevos',
  problem: {
    empty: 'Escribe unas palabras.',
    'too-long': 'El mensaje es demasiado largo. Acórtalo o envíalo en dos partes.',
    'too-many': 'Has enviado muchos mensajes seguidos. Espera un poco antes del siguiente.',
  },
} as const satisfies Like<typeof source>
