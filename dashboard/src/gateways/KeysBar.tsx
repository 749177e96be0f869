import { useState } from 'react'
import { Button } from '@mantine/core'
import { gateways, type Gateway } from '@portico/contract/gateways.ts'
import { api } from '../core/api.ts'
import { useErrorText } from '../core/errors.ts'
import { useFormat } from '../core/useFormat.ts'
import { useText } from '../core/useText.ts'
import { confirm } from '../ui/confirm.ts'
import { notify } from '../ui/toasts.ts'
import css from './wizard.module.css'

const OVERLAP_HOURS = 24

type Props = { device: Gateway; isHidden: boolean; onMade: () => void }

/** Whether the keys are shown, and new ones beside the old. */
export function KeysBar({ device, isHidden, onMade }: Props) {
  const t = useText('gateways')
  const format = useFormat()
  const errorText = useErrorText()
  const [isMaking, setMaking] = useState(false)

  async function make() {
    const isSure = await confirm({
      title: t('keys.ask.title', { name: device.name }),
      text: t('keys.ask.text'),
      confirm: t('keys.make'),
    })
    if (!isSure) return
    setMaking(true)
    try {
      await api(gateways.rotate, { params: { nas_id: device.nas_id }, body: { hours: OVERLAP_HOURS } })
      onMade()
    } catch (error) {
      notify({ kind: 'bad', text: errorText(error) })
    } finally {
      setMaking(false)
    }
  }

  return (
    <div className={css.keys}>
      <p>
        {device.newKeysUntil
          ? t('keys.waiting', { time: format.dateTime(device.newKeysUntil) })
          : isHidden
            ? t('keys.hidden')
            : t('recipe.secret')}
      </p>
      {!device.newKeysUntil && device.state !== 'waiting' && (
        <Button variant="default" size="sm" loading={isMaking} onClick={() => void make()}>
          {t('keys.make')}
        </Button>
      )}
    </div>
  )
}
