// The words guests agree to, and who agreed to which, from the server.
import { consentTexts, type ConsentText } from '@portico/contract/guests.ts'
import type { Request } from '@portico/contract/http/endpoint.ts'
import { api } from '../core/api.ts'
import { useInvalidate, usePutReply, useReply } from '../core/keys.ts'

export type Purpose = ConsentText['purpose']
export type Wording = Pick<ConsentText, 'texts' | 'channels' | 'maxPerMonth'>

export function useConsentTexts(purpose: Purpose) {
  const invalidate = useInvalidate()
  const putReply = usePutReply()
  // What is being rewritten is not exchanged under the owner's hands.
  const now = useReply(consentTexts.list, {}, { refetchOnWindowFocus: false })
  const versions = useReply(consentTexts.versions, { query: { purpose } })
  return {
    current: now.data?.rows.find((row) => row.purpose === purpose),
    error: now.error,
    reload: () => now.refetch(),
    versions,
    async save(body: Request<typeof consentTexts.update>['body']): Promise<ConsentText> {
      const saved = await api(consentTexts.update, { body })
      const rows = now.data?.rows.map((row) => (row.purpose === purpose ? saved : row))
      if (rows) putReply(consentTexts.list, {}, { ...now.data!, rows })
      await invalidate({ versions: consentTexts.versions })
      return saved
    },
  }
}

/** Whether two say the same, whatever empty languages they carry along. */
export function isSameWording(one: Wording, other: Wording): boolean {
  const plain = ({ texts, channels, maxPerMonth }: Wording) =>
    JSON.stringify([
      Object.entries(texts)
        .filter(([, words]) => words)
        .toSorted(([a], [b]) => a.localeCompare(b)),
      channels.toSorted(),
      maxPerMonth,
    ])
  return plain(one) === plain(other)
}
