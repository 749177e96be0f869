import { automations, type Automation } from '@portico/contract/automations.ts'
import { api } from '../core/api.ts'
import { useText } from '../core/useText.ts'
import { confirm } from '../ui/confirm.ts'
import { message } from '../ui/toasts.ts'

/** Stops an automation; those inside finish, unless the owner wants them out. @returns nothing when it was not wanted */
export function useStop() {
  const t = useText('automations')
  return async ({ id, name, inside }: Automation): Promise<Automation | undefined> => {
    const isSure = await confirm({
      title: t('stop.title', { name }),
      text: inside > 0 ? t('stop.inside', { count: inside }) : t('stop.nobody'),
      confirm: t('stop.action'),
    })
    if (!isSure) return undefined
    const leave =
      inside > 0 &&
      (await confirm({
        title: t('stop.leaveTitle', { count: inside }),
        text: t('stop.leaveText'),
        confirm: t('stop.leave'),
        cancel: t('stop.finish'),
        isDanger: true,
      }))
    const stopped = await api(automations.stop, { params: { id }, body: { inside: leave ? 'leave' : 'finish' } })
    message(t('stop.done'), { seconds: 3 })
    return stopped
  }
}
