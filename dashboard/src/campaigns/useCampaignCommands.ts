// What can be done with campaigns; each says how it went in the words of the specification §8.
import { campaigns, type Campaign } from '@portico/contract/campaigns.ts'
import type { Request } from '@portico/contract/http/endpoint.ts'
import { api } from '../core/api.ts'
import { useErrorText } from '../core/errors.ts'
import { useInvalidate, usePutReply } from '../core/keys.ts'
import { useText } from '../core/useText.ts'
import { confirm } from '../ui/confirm.ts'
import { message, notify } from '../ui/toasts.ts'

type Body = Request<typeof campaigns.update>['body']

export function useCampaignCommands() {
  const t = useText('campaigns')
  const shell = useText('shell')
  const errorText = useErrorText()
  const invalidate = useInvalidate()
  const put = usePutReply()

  const create = async (name: string, design: Campaign['design']) => {
    try {
      const made = await api(campaigns.create, { body: { name, design } })
      message(t('toast.created'))
      void invalidate(campaigns)
      return made
    } catch (error) {
      notify({ kind: 'bad', text: shell('failed.created', { message: errorText(error) }) })
      return undefined
    }
  }

  return {
    create,
    duplicate: ({ name, design }: Campaign) => create(t('copyOf', { name }).slice(0, 80), design),
    /** Rejects as the call does, so that an editor knows of a clash. */
    async update(id: string, body: Body) {
      try {
        const campaign = await api(campaigns.update, { params: { id }, body })
        message(t('toast.updated'))
        put(campaigns.read, { params: { id } }, campaign)
        void invalidate({ list: campaigns.list })
        return campaign
      } catch (error) {
        notify({ kind: 'bad', text: t('toast.updateFailed', { message: errorText(error) }) })
        throw error
      }
    },
    async remove({ id, name, usedIn }: Campaign) {
      const isUsed = usedIn.length > 0
      const isSure = await confirm({
        title: t('remove.title', { name }),
        text: isUsed ? t('remove.used', { count: usedIn.length }) : t('remove.text'),
        confirm: t(isUsed ? 'remove.archive' : 'remove.confirm'),
        isDanger: true,
      })
      if (!isSure) return false
      try {
        const { isArchived } = await api(campaigns.remove, { params: { id } })
        message(t(isArchived ? 'toast.archived' : 'toast.deleted'))
        void invalidate(campaigns)
        return true
      } catch (error) {
        notify({ kind: 'bad', text: t('toast.deleteFailed', { message: errorText(error) }) })
        return false
      }
    },
  }
}
