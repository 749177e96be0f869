// What can be done with templates; each says how it went in the words of the specification §8.
import { messageTemplates, type MessageTemplate } from '@portico/contract/messages.ts'
import type { Request } from '@portico/contract/http/endpoint.ts'
import { api } from '../core/api.ts'
import { useErrorText } from '../core/errors.ts'
import { useInvalidate, usePutReply } from '../core/keys.ts'
import { useText } from '../core/useText.ts'
import { confirm } from '../ui/confirm.ts'
import { message, notify } from '../ui/toasts.ts'
import { dataOf } from './answer.ts'

type Body = Request<typeof messageTemplates.update>['body']

export function useTemplateCommands() {
  const t = useText('messages')
  const shell = useText('shell')
  const errorText = useErrorText()
  const invalidate = useInvalidate()
  const put = usePutReply()
  const complain = (command: 'created' | 'updated' | 'deleted', error: unknown) =>
    notify({ kind: 'bad', text: shell(`failed.${command}`, { message: errorText(error) }) })

  const create = async (name: string, content: Request<typeof messageTemplates.create>['body']['content']) => {
    try {
      const data = dataOf(await api(messageTemplates.create, { body: { name, content } }), t('unknownError'))
      message(t('toast.created'))
      void invalidate(messageTemplates)
      return data
    } catch (error) {
      complain('created', error)
      return undefined
    }
  }

  return {
    create,
    duplicate: ({ name, content }: MessageTemplate) => create(t('copyOf', { name }).slice(0, 80), content),
    /** Rejects as the call does, so that an editor knows of a clash. */
    async update(id: string, body: Body) {
      try {
        const answer = await api(messageTemplates.update, { params: { id }, body })
        const data = dataOf(answer, t('unknownError'))
        message(t('toast.updated'))
        put(messageTemplates.read, { params: { id } }, answer)
        void invalidate({ list: messageTemplates.list })
        return data
      } catch (error) {
        complain('updated', error)
        throw error
      }
    },
    async remove({ id, name }: MessageTemplate) {
      const isSure = await confirm({
        title: t('remove.title', { name }),
        text: t('remove.text'),
        confirm: t('remove.action'),
        isDanger: true,
      })
      if (!isSure) return
      try {
        dataOf(await api(messageTemplates.remove, { params: { id } }), t('unknownError'))
        message(shell('saved.deleted'))
        void invalidate(messageTemplates)
      } catch (error) {
        complain('deleted', error)
      }
    },
  }
}
