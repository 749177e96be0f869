import {
  accessCodes,
  batches,
  type AccessCode,
  type Batch,
  type NewBatch,
  type Paper,
  type Revocation,
} from '@portico/contract/accessCodes.ts'
import type { Request } from '@portico/contract/http/endpoint.ts'
import { api } from '../core/api.ts'
import { useInvalidate, useReply } from '../core/keys.ts'
import { useList } from '../core/useList.ts'
import { useSaved } from '../core/useSaved.ts'
import { useSend } from '../core/useSend.ts'
import { useText } from '../core/useText.ts'
import { saveFile } from '../ui/saveFile.ts'
import { notify } from '../ui/toasts.ts'
import { useLiveReload } from '../ui/useLiveReload.ts'

/** Batches of the page; only for those who may make them. `head` holds what the screen shows beside them. */
export function useBatches() {
  const list = useList(batches)
  useLiveReload(['access-codes'], list.reload, 60)
  return list
}

/** What the counter may issue. */
export function usePresets(isEnabled: boolean) {
  return useReply(accessCodes.presets, {}, { isEnabled })
}

type Change = Request<typeof accessCodes.updateBatch>['body']
type Print = Request<typeof accessCodes.print>['body']

/** Everything that can be done with codes; each shows by a toast how it went, and reloads the lists. */
export function useCodeCommands() {
  const t = useText('accessCodes')
  const saved = useSaved()
  const { send } = useSend()
  const invalidate = useInvalidate()
  async function reloading<T>(work: Promise<T>): Promise<T> {
    const answer = await work
    await invalidate(accessCodes)
    return answer
  }
  async function revoking(work: () => Promise<Revocation>): Promise<boolean> {
    const ended = await send(() => reloading(work()))
    if (!ended) return false
    const { codes, disconnected, queued, failed } = ended
    const lines = [
      t('revoke.done', { count: codes }),
      disconnected > 0 && t('revoke.disconnected', { count: disconnected }),
      queued > 0 && t('revoke.queued', { count: queued }),
      failed > 0 && t('revoke.failed', { count: failed }),
    ]
    notify({ kind: failed > 0 ? 'bad' : 'good', text: lines.filter(Boolean).join(' ') })
    return true
  }
  const update = (id: string, body: Change) =>
    reloading(saved('updated', () => api(accessCodes.updateBatch, { params: { id }, body })))
  return {
    create: (body: NewBatch) => reloading(saved('created', () => api(accessCodes.createBatch, { body }))),
    update,
    toggle: ({ id, isEnabled }: Batch) => send(() => update(id, { isEnabled: !isEnabled })),
    remove: ({ id }: Batch) => reloading(saved('deleted', () => api(accessCodes.removeBatch, { params: { id } }))),
    note: (id: string, note: string) =>
      reloading(saved('updated', () => api(accessCodes.note, { params: { id }, body: { note } }))),
    issue: (batchId: string) => send(() => reloading(api(accessCodes.issue, { body: { batchId, note: '' } }))),
    print: (id: string, body: Print) => send(() => api(accessCodes.print, { params: { id }, body }).then(save)),
    slip: (id: string, as: 'slip58' | 'slip80') =>
      send(() => api(accessCodes.slip, { params: { id }, body: { as } }).then(save)),
    setNetwork: (ssid: string) => reloading(api(accessCodes.setNetwork, { body: { ssid } })),
    /** Ends the sessions the codes opened, too. @returns whether they are revoked now */
    revoke: (codes: readonly Pick<AccessCode, 'id'>[]) =>
      revoking(() => api(accessCodes.revoke, { body: { ids: codes.map(({ id }) => id) } })),
    revokeBatch: ({ id }: Batch) => revoking(() => api(accessCodes.revokeBatch, { params: { id } })),
  }
}

/** The question before codes are revoked. */
export function useRevocationQuestion() {
  const t = useText('accessCodes')
  return (title: string) => ({ title, text: t('revoke.text'), confirm: t('action.revoke'), isDanger: true })
}

function save({ base64, type, filename }: Paper): void {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  saveFile(new Blob([bytes], { type }), filename)
}
