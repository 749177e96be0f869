import type { guestZalo as source } from '../vi/guestZalo.ts'
import type { Like } from '../languages.ts'

export const guestZalo = {
  title: 'Síguenos en Zalo',
  tile: 'Pregunta y recibe ofertas por Zalo',
  lead: 'Sigue a {venue} en Zalo y envía el código de abajo para que sepan que eres tú.',
  code: 'Tu código, para un solo uso durante una hora',
  copy: 'Copia el código.',
  copyIt: 'Copiar',
  copied: 'Copiado',
  send: 'Abre Zalo, pulsa Seguir, pega el código en el mensaje y envíalo.',
  open: 'Abrir Zalo',
  look: 'Ya envié el código',
  done: 'Zalo vinculado',
  doneLead: '{venue} ya te reconoce en Zalo.',
} as const satisfies Like<typeof source>
