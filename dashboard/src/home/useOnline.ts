import { useMemo, useState } from 'react'
import { sessions, type OnlineSession } from '@portico/contract/gateways.ts'
import { ApiError } from '@portico/contract/http/client.ts'
import { api } from '../core/api.ts'
import { useErrorText } from '../core/errors.ts'
import { useText } from '../core/useText.ts'
import { confirm } from '../ui/confirm.ts'
import { message, notify } from '../ui/toasts.ts'
import { useLiveReply } from './useLiveReply.ts'

/** A guest online, with the start converted to this computer's clock, so that the counter stays right. */
export type Online = OnlineSession & { since: string }

/** Who is online now, and how to throw one out. */
export function useOnline() {
  const t = useText('home')
  const errorText = useErrorText()
  const query = useLiveReply(sessions.online, {}, ['sessions'])
  const [leaving, setLeaving] = useState<ReadonlySet<string>>(new Set())
  const rows = useMemo(
    () =>
      (query.data?.rows ?? []).map((row): Online => ({
        ...row,
        since: new Date(query.dataUpdatedAt - row.seconds * 1000).toISOString(),
        isLeaving: row.isLeaving || leaving.has(row.id),
      })),
    [query.data, query.dataUpdatedAt, leaving],
  )

  async function disconnect(session: Online) {
    const name = session.guestName ?? t('online.noName')
    const isSure = await confirm({
      title: t('disconnect.title', { name }),
      text: t('disconnect.text'),
      confirm: t('disconnect.action'),
      isDanger: true,
    })
    if (!isSure) return
    setLeaving((before) => new Set(before).add(session.id))
    try {
      const { result } = await api(sessions.disconnect, { params: { id: session.id } })
      if (result === 'disconnected') message(t('disconnect.done', { name }), { seconds: 3 })
      else notify({ text: t('disconnect.queued', { name }) })
    } catch (error) {
      setLeaving((before) => new Set([...before].filter((id) => id !== session.id)))
      if (hasLeft(error)) notify({ text: t('disconnect.gone', { name }) })
      else notify({ kind: 'bad', text: t('disconnect.failed', { name, message: errorText(error) }), seconds: 8 })
    }
    void query.refetch()
  }

  return { ...query, rows, disconnect }
}

function hasLeft(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'session/already-ended' || error.code === 'session/not-found')
}
