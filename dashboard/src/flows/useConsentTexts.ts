// The words guests agree to, and who agreed to which, from the server.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { consentTexts, type ConsentText } from '@portico/contract/guests.ts'
import type { Request } from '@portico/contract/http/endpoint.ts'
import { api } from '../core/api.ts'
import { usePage } from '../core/page.ts'

export type Purpose = ConsentText['purpose']
export type Wording = Pick<ConsentText, 'texts' | 'channels' | 'maxPerMonth'>

export function useConsentTexts(purpose: Purpose) {
  const client = useQueryClient()
  const pageId = usePage((state) => state.pageId)
  const now = useQuery({
    queryKey: [consentTexts.list.path, pageId],
    queryFn: ({ signal }) => api(consentTexts.list, {}, signal),
    // What is being rewritten is not exchanged under the owner's hands.
    refetchOnWindowFocus: false,
  })
  const versions = useQuery({
    queryKey: [consentTexts.versions.path, pageId, purpose],
    queryFn: ({ signal }) => api(consentTexts.versions, { query: { purpose } }, signal),
  })
  return {
    current: now.data?.rows.find((row) => row.purpose === purpose),
    error: now.error,
    reload: () => now.refetch(),
    versions,
    async save(body: Request<typeof consentTexts.update>['body']): Promise<ConsentText> {
      const saved = await api(consentTexts.update, { body })
      client.setQueryData<{ rows: ConsentText[]; count: number }>(
        [consentTexts.list.path, pageId],
        (old) => old && { ...old, rows: old.rows.map((row) => (row.purpose === purpose ? saved : row)) },
      )
      await client.invalidateQueries({ queryKey: [consentTexts.versions.path, pageId, purpose] })
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
