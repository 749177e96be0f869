import type { guestPurchase as source } from '../vi/guestPurchase.ts'
import type { Like } from '../languages.ts'

export const guestPurchase = {
  title: 'Comprar Wi-Fi',
  lead: 'Elige la opción que prefieras. Pagas directamente a {venue}.',
  choose: 'Elige una opción',
  time: '{time} de Wi-Fi',
  devices: 'para {count, number} dispositivos',
  way: 'Forma de pago',
  by: { payos: 'Transferencia (VietQR)', vnpay: 'Tarjeta o código QR (VNPay)', stripe: 'Tarjeta internacional' },
  button: 'Pagar',
  haveCode: 'Ya tengo un código',
  closed: 'Ahora no se vende Wi-Fi aquí. Si tienes un código, escríbelo abajo o pregunta al personal.',
  payTitle: 'Paga para conectarte',
  payLead: 'En cuanto llegue el pago tendrás Internet. No hace falta nada más.',
  starting: 'Preparando el pago…',
  qr: 'Código VietQR para pagar {price}',
  scan: 'Escanéalo con otro teléfono, o haz una captura de pantalla y ábrela en la app de tu banco.',
  open: 'Abrir la página de pago',
  pass: 'Abrir el Wi-Fi unos minutos para pagar',
  passLeft: 'El Wi-Fi está abierto {time} más para que puedas pagar.',
  looks: 'Esta página se actualiza sola cada pocos segundos.',
  reference: 'Referencia del pago: {reference}.',
  check: 'Ya he pagado',
  awaited: 'El pago aún no ha llegado. Tu banco puede tardar unos segundos más.',
  other: 'Elegir otra opción',
  code: 'Tu código, para volver a entrar o usarlo en otro dispositivo:',
} as const satisfies Like<typeof source>
