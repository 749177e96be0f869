import { useQuery, useQueryClient } from '@tanstack/react-query'
import { guestRights, type HeldGuest } from '@portico/contract/guests.ts'
import type { Request } from '@portico/contract/http/endpoint.ts'
import { api } from '../core/api.ts'
import { useErrorText } from '../core/errors.ts'
import { useLanguage } from '../core/language.ts'
import { usePage } from '../core/page.ts'
import { useText } from '../core/useText.ts'
import { confirm } from '../ui/confirm.ts'
import { saveFile } from '../ui/saveFile.ts'
import { message, notify } from '../ui/toasts.ts'

type Body = Request<typeof guestRights.correct>['body']
type Channel = Request<typeof guestRights.withdraw>['body']['channel']
export type Deeds = ReturnType<typeof useHeldGuest>['deeds']

/** One guest's data from the server, never kept longer than it is looked at, and what can be done with it. */
export function useHeldGuest(id: string | undefined) {
  const t = useText('guests')
  const errorText = useErrorText()
  const client = useQueryClient()
  const pageId = usePage((state) => state.pageId)
  const language = useLanguage((state) => state.language)
  const queryKey = ['guest', pageId, id, language]
  const params = { id: id ?? '' }
  const query = useQuery({
    queryKey,
    enabled: id !== undefined,
    queryFn: ({ signal }) => api(guestRights.show, { params }, signal),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })

  const put = (held: HeldGuest) => client.setQueryData(queryKey, held)
  /** Lists name guests too. */
  const told = () => void client.invalidateQueries({ predicate: ({ queryKey: [first] }) => first !== 'guest' })
  const failed = (error: unknown) => notify({ kind: 'bad', text: errorText(error) })

  async function withdraw(channel: Channel) {
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
      failed(error)
    }
  }

  async function download(kind: 'html' | 'json') {
    try {
      const { data, html } = await api(guestRights.copy, { params, body: { language } })
      const [content, type] =
        kind === 'html' ? [html, 'text/html'] : [JSON.stringify(data, null, 2), 'application/json']
      saveFile(new Blob([content], { type: `${type};charset=utf-8` }), `${t('download.file')}.${kind}`)
      message(t('download.done'))
    } catch (error) {
      failed(error)
    }
  }

  return {
    ...query,
    deeds: {
      withdraw,
      download,
      async correct(body: Body) {
        put(await api(guestRights.correct, { params, body }))
        message(t('correcting.saved'))
        told()
      },
      async erase() {
        await api(guestRights.erase, { params })
        message(t('erasing.done'), { seconds: 3 })
        told()
      },
    },
  }
}
