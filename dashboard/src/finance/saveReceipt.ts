import { payments } from '@portico/contract/payments.ts'
import { api } from '../core/api.ts'
import { saveFile } from '../ui/saveFile.ts'

/** Downloads the receipt of a paid top-up, dated by this browser's clock. */
export async function saveReceipt(id: string): Promise<void> {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const { base64, type, filename } = await api(payments.invoice, { params: { id }, query: { timeZone } })
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0)
  saveFile(new Blob([bytes], { type }), filename)
}
