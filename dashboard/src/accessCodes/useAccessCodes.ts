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
import { useErrorText } from '../core/errors.ts'
import { useInvalidate, useReply } from '../core/keys.ts'
import { useList } from '../core/useList.ts'
import { useSaved } from '../core/useSaved.ts'
import { useText } from '../core/useText.ts'
import { confirm } from '../ui/confirm.ts'
import { saveFile } from '../ui/saveFile.ts'
import { notify } from '../ui/toasts.ts'
import { useLiveReload } from '../ui/useLiveReload.ts'

/** Batches of the page; only for those who make them. `head` tells what stands beside them. */
export function useBatches() {
  const list = useList(batches)
  useLiveReload(['access-codes'], list.reload, 60)
  return list
}

/** What the counter may issue. */
export function usePresets(isEnabled: boolean) {
  return useReply(accessCodes.presets, {}, { isEnabled })
}

/** Everything that can be done with codes; each says by a toast how it went. */
export function useCodeDeeds() {
  const t = useText('accessCodes')
  const invalidate = useInvalidate()
  const saved = useSaved()
  const errorText = useErrorText()
  const after = async <T>(deed: Promise<T>): Promise<T> => {
    const result = await deed
    await invalidate(accessCodes)
    return result
  }
  const told = async <T>(deed: Promise<T>): Promise<T | undefined> => {
    try {
      return await deed
    } catch (error) {
      notify({ kind: 'bad', text: errorText(error) })
      return undefined
    }
  }
  const sayRevoked = ({ codes, disconnected, queued, failed }: Revocation) => {
    const lines = [
      t('revoke.done', { count: codes }),
      disconnected > 0 && t('revoke.disconnected', { count: disconnected }),
      queued > 0 && t('revoke.queued', { count: queued }),
      failed > 0 && t('revoke.failed', { count: failed }),
    ]
    notify({ kind: failed > 0 ? 'bad' : 'good', text: lines.filter(Boolean).join(' ') })
  }
  return {
    create: (body: NewBatch) => after(saved('created', () => api(accessCodes.createBatch, { body }))),
    update: (id: string, body: Request<typeof accessCodes.updateBatch>['body']) =>
      after(saved('updated', () => api(accessCodes.updateBatch, { params: { id }, body }))),
    note: (id: string, note: string) =>
      after(saved('updated', () => api(accessCodes.note, { params: { id }, body: { note } }))),
    issue: (batchId: string) => told(after(api(accessCodes.issue, { body: { batchId, note: '' } }))),

    async toggle(batch: Batch) {
      const { id, name, isEnabled } = batch
      if (
        isEnabled &&
        !(await confirm({ title: t('off.title', { name }), text: t('off.text'), confirm: t('action.turnOff') }))
      )
        return
      await told(
        after(
          saved('updated', () => api(accessCodes.updateBatch, { params: { id }, body: { isEnabled: !isEnabled } })),
        ),
      )
    },

    async revoke(codes: readonly Pick<AccessCode, 'id'>[]): Promise<boolean> {
      const title = t('revoke.title', { count: codes.length })
      if (!(await confirm({ title, text: t('revoke.text'), confirm: t('action.revoke'), isDanger: true }))) return false
      const result = await told(after(api(accessCodes.revoke, { body: { ids: codes.map(({ id }) => id) } })))
      if (result) sayRevoked(result)
      return result !== undefined
    },

    async revokeBatch({ id, name }: Batch) {
      const title = t('revoke.batchTitle', { name })
      if (!(await confirm({ title, text: t('revoke.text'), confirm: t('action.revoke'), isDanger: true }))) return
      const result = await told(after(api(accessCodes.revokeBatch, { params: { id } })))
      if (result) sayRevoked(result)
    },

    async remove({ id, name }: Batch) {
      if (
        !(await confirm({
          title: t('remove.title', { name }),
          text: t('remove.text'),
          confirm: t('action.remove'),
          isDanger: true,
        }))
      )
        return
      await after(saved('deleted', () => api(accessCodes.removeBatch, { params: { id } }))).catch(() => undefined)
    },

    print: (id: string, body: Request<typeof accessCodes.print>['body']) =>
      told(api(accessCodes.print, { params: { id }, body }).then(save)),
    slip: (id: string, as: 'slip58' | 'slip80') =>
      told(api(accessCodes.slip, { params: { id }, body: { as } }).then(save)),
    setNetwork: (ssid: string) => after(api(accessCodes.setNetwork, { body: { ssid } })),
  }
}

function save({ base64, type, filename }: Paper): void {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  saveFile(new Blob([bytes], { type }), filename)
}
