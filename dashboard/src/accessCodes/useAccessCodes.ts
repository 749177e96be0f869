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

/** Everything that can be done with codes; each shows by a toast how it went. */
export function useCodeDeeds() {
  const saved = useSaved()
  const { reloading, reporting } = useReports()
  return {
    create: (body: NewBatch) => reloading(saved('created', () => api(accessCodes.createBatch, { body }))),
    update: (id: string, body: Request<typeof accessCodes.updateBatch>['body']) =>
      reloading(saved('updated', () => api(accessCodes.updateBatch, { params: { id }, body }))),
    note: (id: string, note: string) =>
      reloading(saved('updated', () => api(accessCodes.note, { params: { id }, body: { note } }))),
    issue: (batchId: string) => reporting(reloading(api(accessCodes.issue, { body: { batchId, note: '' } }))),
    print: (id: string, body: Request<typeof accessCodes.print>['body']) =>
      reporting(api(accessCodes.print, { params: { id }, body }).then(save)),
    slip: (id: string, as: 'slip58' | 'slip80') =>
      reporting(api(accessCodes.slip, { params: { id }, body: { as } }).then(save)),
    setNetwork: (ssid: string) => reloading(api(accessCodes.setNetwork, { body: { ssid } })),
    ...useBatchDeeds(),
    ...useRevocation(),
  }
}

/** Switching a batch off and on, and removing it; both ask first where guests would notice. */
function useBatchDeeds() {
  const t = useText('accessCodes')
  const saved = useSaved()
  const { reloading, reporting } = useReports()
  return {
    async toggle({ id, name, isEnabled }: Batch) {
      const question = { title: t('off.title', { name }), text: t('off.text'), confirm: t('action.turnOff') }
      if (isEnabled && !(await confirm(question))) return
      const body = { isEnabled: !isEnabled }
      await reporting(reloading(saved('updated', () => api(accessCodes.updateBatch, { params: { id }, body }))))
    },

    async remove({ id, name }: Batch) {
      const isSure = await confirm({
        title: t('remove.title', { name }),
        text: t('remove.text'),
        confirm: t('action.remove'),
        isDanger: true,
      })
      if (!isSure) return
      await reloading(saved('deleted', () => api(accessCodes.removeBatch, { params: { id } }))).catch(() => undefined)
    },
  }
}

/** Revoking codes, which also ends the sessions that they opened. */
function useRevocation() {
  const t = useText('accessCodes')
  const { reloading, reporting } = useReports()

  const confirmRevocation = (title: string) =>
    confirm({ title, text: t('revoke.text'), confirm: t('action.revoke'), isDanger: true })
  const showResult = ({ codes, disconnected, queued, failed }: Revocation) => {
    const lines = [
      t('revoke.done', { count: codes }),
      disconnected > 0 && t('revoke.disconnected', { count: disconnected }),
      queued > 0 && t('revoke.queued', { count: queued }),
      failed > 0 && t('revoke.failed', { count: failed }),
    ]
    notify({ kind: failed > 0 ? 'bad' : 'good', text: lines.filter(Boolean).join(' ') })
  }

  return {
    /** @returns whether they are revoked now */
    async revoke(codes: readonly Pick<AccessCode, 'id'>[]): Promise<boolean> {
      if (!(await confirmRevocation(t('revoke.title', { count: codes.length })))) return false
      const body = { ids: codes.map(({ id }) => id) }
      const result = await reporting(reloading(api(accessCodes.revoke, { body })))
      if (result) showResult(result)
      return result !== undefined
    },

    async revokeBatch({ id, name }: Batch) {
      if (!(await confirmRevocation(t('revoke.batchTitle', { name })))) return
      const result = await reporting(reloading(api(accessCodes.revokeBatch, { params: { id } })))
      if (result) showResult(result)
    },
  }
}

/** What follows a change: the lists reload, and a fault is shown. */
function useReports() {
  const invalidate = useInvalidate()
  const errorText = useErrorText()
  return {
    async reloading<T>(work: Promise<T>): Promise<T> {
      const result = await work
      await invalidate(accessCodes)
      return result
    },
    async reporting<T>(work: Promise<T>): Promise<T | undefined> {
      try {
        return await work
      } catch (error) {
        notify({ kind: 'bad', text: errorText(error) })
        return undefined
      }
    },
  }
}

function save({ base64, type, filename }: Paper): void {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  saveFile(new Blob([bytes], { type }), filename)
}
