import { Switch } from '@mantine/core'
import { switches, type SwitchName } from '@portico/contract/platform/switches.ts'
import { api } from '../core/api.ts'
import { useReply } from '../core/keys.ts'
import { useSaved } from '../core/useSaved.ts'
import { useText } from '../core/useText.ts'
import { confirm } from '../ui/confirm.ts'
import { Card } from '../ui/Screen.tsx'
import css from './platform.module.css'

/** What can be stopped for everybody, such as sending while a provider is under attack. */
export function Switches() {
  const t = useText('platform')
  const saved = useSaved()
  const { data, refetch } = useReply(switches.list, {})
  if (!data) return null
  async function set(name: SwitchName, isOn: boolean) {
    const label = t(`switch.${name}`)
    const question = {
      title: t('switch.stopTitle', { name: label }),
      text: t(`switch.${name}Text`),
      confirm: t('switch.stop'),
    }
    if (!isOn && !(await confirm({ ...question, isDanger: true }))) return
    await saved('updated', () => api(switches.set, { params: { name }, body: { isOn } })).catch(() => undefined)
    await refetch()
  }
  return (
    <Card title={t('switch.title')}>
      <div className={css.switches}>
        {data.rows.map(({ name, isOn }) => (
          <Switch
            key={name}
            label={t(`switch.${name}`)}
            description={t(`switch.${name}Text`)}
            checked={isOn}
            onChange={(event) => void set(name, event.currentTarget.checked)}
          />
        ))}
      </div>
    </Card>
  )
}
