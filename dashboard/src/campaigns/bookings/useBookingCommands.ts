// What can be done with bookings; each says how it went in the words of the specification §8.
import { wifiCampaigns, type WifiCampaign } from '@portico/contract/campaigns.ts'
import type { Request } from '@portico/contract/http/endpoint.ts'
import { api } from '../../core/api.ts'
import { useErrorText } from '../../core/errors.ts'
import { useInvalidate, usePutReply } from '../../core/keys.ts'
import { useText } from '../../core/useText.ts'
import { confirm } from '../../ui/confirm.ts'
import { message, notify } from '../../ui/toasts.ts'
import { newPlan, planOf } from './plan.ts'

type Body = Request<typeof wifiCampaigns.update>['body']
type NewBody = Request<typeof wifiCampaigns.create>['body']

/** A booking made or changed. Both reject as the call does, so that an editor keeps what was typed and knows of a clash. */
function useWrites(renew: () => void) {
  const t = useText('wifiCampaigns')
  const campaigns = useText('campaigns')
  const shell = useText('shell')
  const errorText = useErrorText()
  const put = usePutReply()

  async function create(body: NewBody): Promise<WifiCampaign> {
    try {
      const made = await api(wifiCampaigns.create, { body })
      message(campaigns('toast.created'))
      renew()
      return made
    } catch (error) {
      notify({ kind: 'bad', text: shell('failed.created', { message: errorText(error) }) })
      throw error
    }
  }

  async function update(id: string, body: Body): Promise<WifiCampaign> {
    try {
      const booking = await api(wifiCampaigns.update, { params: { id }, body })
      message(t('toast.updated'))
      put(wifiCampaigns.read, { params: { id } }, booking)
      renew()
      return booking
    } catch (error) {
      notify({ kind: 'bad', title: t('toast.updateFailed'), text: errorText(error) })
      throw error
    }
  }

  return { create, update }
}

export function useBookingCommands() {
  const t = useText('wifiCampaigns')
  const campaigns = useText('campaigns')
  const errorText = useErrorText()
  const invalidate = useInvalidate()
  const renew = () => void invalidate({ list: wifiCampaigns.list, current: wifiCampaigns.current })
  const { create, update } = useWrites(renew)
  return {
    create,
    update,
    setStatus: ({ id, revision }: WifiCampaign, status: 'active' | 'paused') => update(id, { status, revision }),
    async end({ id, name, revision }: WifiCampaign): Promise<WifiCampaign | undefined> {
      const question = { title: t('end.title', { name }), text: t('end.text'), confirm: t('end.confirm') }
      return (await confirm({ ...question, isDanger: true })) ? update(id, { finished: true, revision }) : undefined
    },
    /** Begins now, as a draft, whatever became of the first. */
    async duplicate(booking: WifiCampaign) {
      const plan = {
        ...planOf(booking),
        ...startOfNew(),
        name: campaigns('copyOf', { name: booking.name }).slice(0, 80),
      }
      return create(plan).catch(() => undefined)
    },
    async remove({ id, name }: WifiCampaign): Promise<boolean> {
      const question = { title: t('remove.title', { name }), text: t('remove.text'), confirm: t('remove.confirm') }
      if (!(await confirm({ ...question, isDanger: true }))) return false
      try {
        await api(wifiCampaigns.remove, { params: { id } })
        message(campaigns('toast.deleted'))
        renew()
        return true
      } catch (error) {
        notify({ kind: 'bad', text: campaigns('toast.deleteFailed', { message: errorText(error) }) })
        return false
      }
    },
  }
}

function startOfNew() {
  const { status, startTime, endTime, sponsor } = newPlan(new Date())
  return { status, startTime, endTime, sponsor }
}
