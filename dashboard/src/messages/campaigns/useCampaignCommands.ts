// What can be done with campaigns; each says how it went in the words of the specification §8.
import { zaloCampaigns, type MessageCampaign } from '@portico/contract/messages/campaigns.ts'
import type { Request } from '@portico/contract/http/endpoint.ts'
import { api } from '../../core/api.ts'
import { useErrorText } from '../../core/errors.ts'
import { useInvalidate, usePutReply } from '../../core/keys.ts'
import { useText } from '../../core/useText.ts'
import { confirm } from '../../ui/confirm.ts'
import { message, notify } from '../../ui/toasts.ts'
import { dataOf } from '../answer.ts'

type Body = Request<typeof zaloCampaigns.create>['body']
type Step = 'launch' | 'pause' | 'resume' | 'cancel'

export function useCampaignCommands() {
  const t = useText('zaloCampaigns')
  const shell = useText('shell')
  const { complain, take } = useOutcome()

  const create = async (body: Body) => {
    try {
      const campaign = take(await api(zaloCampaigns.create, { body }))
      message(t('toast.created'))
      return campaign
    } catch (error) {
      complain((text) => shell('failed.created', { message: text }), error)
      return undefined
    }
  }

  return {
    create,
    duplicate: ({ name, segmentId, ways, holdOut }: MessageCampaign) =>
      create({ name: t('copyOf', { name }).slice(0, 80), segmentId, ways, holdOut, startsAt: null }),
    /** @returns nothing when it failed, which has been said */
    async update(id: string, body: Request<typeof zaloCampaigns.update>['body']) {
      try {
        const campaign = take(await api(zaloCampaigns.update, { params: { id }, body }))
        message(t('toast.updated'))
        return campaign
      } catch (error) {
        complain((text) => t('toast.updateFailed', { message: text }), error)
        return undefined
      }
    },
    async step(step: Step, { id }: MessageCampaign) {
      try {
        const answer = await sendStep(step, id)
        message(t(`toast.${step}`))
        return take(answer)
      } catch (error) {
        complain((text) => t('toast.updateFailed', { message: text }), error)
        return undefined
      }
    },
    async remove({ id, name }: MessageCampaign): Promise<boolean> {
      const isSure = await confirm({
        title: t('remove.title', { name }),
        text: t('remove.text'),
        confirm: t('remove.action'),
        isDanger: true,
      })
      if (!isSure) return false
      try {
        take(await api(zaloCampaigns.remove, { params: { id } }))
        message(t('toast.deleted'))
        return true
      } catch (error) {
        complain((text) => t('toast.deleteFailed', { message: text }), error)
        return false
      }
    },
  }
}

function sendStep(step: Step, id: string) {
  const request = { params: { id } }
  return step === 'launch' ? api(zaloCampaigns.launch, { ...request, body: {} }) : api(zaloCampaigns[step], request)
}

/** What an answer holds, shown wherever it is; and how a failure is said. */
function useOutcome() {
  const unknown = useText('messages')('unknownError')
  const errorText = useErrorText()
  const invalidate = useInvalidate()
  const put = usePutReply()
  return {
    complain: (say: (text: string) => string, error: unknown) => notify({ kind: 'bad', text: say(errorText(error)) }),
    take<Data extends { id: string }>(answer: { error: number; message: string; data: Data }): Data {
      const data = dataOf(answer, unknown)
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every call but the removal answers with the campaign
      if ('status' in data) put(zaloCampaigns.read, { params: { id: data.id } }, answer as never)
      void invalidate({ list: zaloCampaigns.list })
      return data
    },
  }
}
