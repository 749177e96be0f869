import type { returns as source } from '../vi/returns.ts'
import type { Like } from '../languages.ts'

export const returns = {
  title: '¿Vuelven los clientes en un plazo de {days, plural, one {# día} other {# días}}?',
  early: 'Es demasiado pronto: hacen falta más clientes en ambos grupos.',
  open: 'La diferencia es de {points} puntos porcentuales y aún puede ser azar.',
  interval: 'Diferencia en la tasa de regreso, en puntos porcentuales',
  help: 'Solo cuentan clientes que tuvieron {days, plural, one {# día} other {# días}} para volver. La barra es el intervalo del 95 %.',
  of: '{cameBack, number} de {guests, plural, one {# cliente} other {# clientes}}',
} as const satisfies Like<typeof source>
