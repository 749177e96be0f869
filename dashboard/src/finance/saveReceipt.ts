import { invoices } from '@portico/contract/finance/invoices.ts'
import { payments } from '@portico/contract/payments.ts'
import { api } from '../core/api.ts'
import { saveFile } from '../ui/saveFile.ts'

type Paper = { base64: string; type: string; filename: string }

/** Downloads the receipt of a paid top-up, dated by this browser's clock. */
export async function saveReceipt(id: string): Promise<void> {
  savePaper(await api(payments.invoice, { params: { id }, query: { timeZone: ownZone() } }))
}

/** Downloads an invoice. */
export async function saveInvoice(id: string): Promise<void> {
  savePaper(await api(invoices.pdf, { params: { id }, query: { timeZone: ownZone() } }))
}

function savePaper({ base64, type, filename }: Paper): void {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0)
  saveFile(new Blob([bytes], { type }), filename)
}

function ownZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}
