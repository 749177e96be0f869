import { accessCodes } from '@portico/contract/accessCodes.ts'
import { audit } from '@portico/contract/audit.ts'
import { accessRules } from '@portico/contract/gateways/accessRules.ts'
import { doctor } from '@portico/contract/gateways/doctor.ts'
import { sessions } from '@portico/contract/gateways/sessions.ts'
import { guestRights, type HeldGuest } from '@portico/contract/guests.ts'
import type { Request } from '@portico/contract/http/endpoint.ts'
import { profiles } from '@portico/contract/profiles.ts'
import { reports } from '@portico/contract/reports.ts'
import { api } from '../core/api.ts'
import { useErrorText } from '../core/errors.ts'
import { useInvalidate, usePutReply, useReply } from '../core/keys.ts'
import { useLanguage } from '../core/language.ts'
import { useText } from '../core/useText.ts'
import { confirm } from '../ui/confirm.ts'
import { saveFile } from '../ui/saveFile.ts'
import { message, notify } from '../ui/toasts.ts'

/** Calls whose answers name guests. */
const NAMING_GUESTS = [sessions, accessRules, doctor, accessCodes, reports, audit, profiles]

type Body = Request<typeof guestRights.correct>['body']
type Channel = Request<typeof guestRights.withdraw>['body']['channel']
export type Commands = ReturnType<typeof useHeldGuest>['commands']

/** One guest's data from the server, which is forgotten when the drawer closes, and what can be done with it. */
export function useHeldGuest(id: string | undefined) {
  const putReply = usePutReply()
  const params = { id: id ?? '' }
  const how = { isEnabled: id !== undefined, staleTime: 0, gcTime: 0, retry: false }
  const query = useReply(guestRights.show, { params }, how)
  const put = (held: HeldGuest) => putReply(guestRights.show, { params }, held)
  const refetch = () => query.refetch()
  return {
    ...query,
    commands: { ...useChanges(params, put), ...useRights(params, put), ...useBlocking(params, refetch) },
  }
}

type Params = { id: string }
type Put = (held: HeldGuest) => void

function useRenewLists() {
  const invalidate = useInvalidate()
  return () => void invalidate(...NAMING_GUESTS)
}

function useReportFailure() {
  const errorText = useErrorText()
  return (error: unknown) => notify({ kind: 'bad', text: errorText(error) })
}

/** Corrections and erasure. A failure rejects: the form or the dialog that asked shows it. */
function useChanges(params: Params, put: Put) {
  const t = useText('guests')
  const renewLists = useRenewLists()
  return {
    async correct(body: Body) {
      put(await api(guestRights.correct, { params, body }))
      message(t('correcting.saved'))
      renewLists()
    },
    async erase() {
      await api(guestRights.erase, { params })
      message(t('erasing.done'), { seconds: 3 })
      renewLists()
    },
  }
}

/** Withdrawing a consent, and a copy of all data. */
function useRights(params: Params, put: Put) {
  const t = useText('guests')
  const language = useLanguage((state) => state.language)
  const reportFailure = useReportFailure()
  return {
    async withdraw(channel: Channel) {
      const isSure = await confirm({
        title: channel ? t('withdrawAsk.title', { channel: t(`channel.${channel}`) }) : t('withdrawAsk.all'),
        text: t('withdrawAsk.text'),
        confirm: t('withdrawAsk.confirm'),
        isDanger: true,
      })
      if (!isSure) return
      try {
        put(await api(guestRights.withdraw, { params, body: { channel } }))
        message(t('withdrawn'), { seconds: 3 })
      } catch (error) {
        reportFailure(error)
      }
    },

    async download(kind: 'html' | 'json' | 'zip') {
      try {
        const { data, html, zip } = await api(guestRights.copy, { params, body: { language } })
        const blobs = {
          html: () => new Blob([html], { type: 'text/html;charset=utf-8' }),
          json: () => new Blob([JSON.stringify(data, null, 2)], { type: 'application/json;charset=utf-8' }),
          zip: () =>
            new Blob([Uint8Array.from(atob(zip), (letter) => letter.codePointAt(0) ?? 0)], { type: 'application/zip' }),
        }
        saveFile(blobs[kind](), `${t('download.file')}.${kind}`)
        message(t('download.done'))
      } catch (error) {
        reportFailure(error)
      }
    },
  }
}

/** Keeping a guest off the network, and ending that. */
function useBlocking(params: Params, refetch: () => Promise<unknown>) {
  const t = useText('guests')
  const renewLists = useRenewLists()
  const reportFailure = useReportFailure()
  return {
    /** A guest has one rule at most: a block replaces an admission. */
    async block(rule: HeldGuest['rule'], { reason, until }: { reason: string; until?: string }) {
      try {
        if (rule) await api(accessRules.remove, { params: { id: rule.id } })
        await api(accessRules.create, { body: { kind: 'deny', guestId: params.id, reason, ...(until && { until }) } })
        message(t('blocking.done'), { seconds: 3 })
        renewLists()
        return true
      } catch (error) {
        reportFailure(error)
        return false
      } finally {
        await refetch()
      }
    },

    async unblock(id: string) {
      try {
        await api(accessRules.remove, { params: { id } })
        message(t('blocking.undone'), { seconds: 3 })
        renewLists()
      } catch (error) {
        reportFailure(error)
      }
      await refetch()
    },
  }
}
