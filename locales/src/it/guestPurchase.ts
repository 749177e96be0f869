import type { guestPurchase as source } from '../vi/guestPurchase.ts'
import type { Like } from '../languages.ts'

export const guestPurchase = {
  title: 'Acquista il Wi-Fi',
  lead: 'Scegli l’offerta che preferisci. Paghi direttamente {venue}.',
  choose: 'Scegli un’offerta',
  time: '{time} di Wi-Fi',
  devices: 'per {count, number} dispositivi',
  way: 'Metodo di pagamento',
  by: { payos: 'Bonifico (VietQR)', vnpay: 'Carta o codice QR (VNPay)', stripe: 'Carta internazionale' },
  button: 'Paga',
  haveCode: 'Ho già un codice',
  closed: 'Al momento qui il Wi-Fi non è in vendita. Se hai un codice, inseriscilo qui sotto o chiedi al personale.',
  payTitle: 'Paga per connetterti',
  payLead: 'Appena arriva il pagamento sei online. Non devi fare altro.',
  starting: 'Preparazione del pagamento…',
  qr: 'Codice VietQR per pagare {price}',
  scan: 'Inquadralo con un altro telefono, oppure fai uno screenshot e aprilo nell’app della tua banca.',
  open: 'Apri la pagina di pagamento',
  pass: 'Apri il Wi-Fi per qualche minuto per pagare',
  passLeft: 'Il Wi-Fi resta aperto ancora {time} per permetterti di pagare.',
  looks: 'Questa pagina controlla da sola ogni pochi secondi.',
  reference: 'Riferimento del pagamento: {reference}.',
  check: 'Ho pagato',
  awaited: 'Il pagamento non è ancora arrivato. La banca potrebbe aver bisogno di qualche secondo.',
  other: 'Scegli un’altra offerta',
  code: 'Il tuo codice, per tornare o per un altro dispositivo:',
} as const satisfies Like<typeof source>
