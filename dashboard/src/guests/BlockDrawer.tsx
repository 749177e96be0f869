import { useState } from 'react'
import { Button, NativeSelect, Textarea } from '@mantine/core'
import { useText } from '../core/useText.ts'
import { SideDrawer } from '../ui/SideDrawer.tsx'
import css from './guests.module.css'

const DAYS = [1, 7, 30] as const
const DAY_MS = 86_400_000

type Props = {
  name: string
  isOpen: boolean
  onClose: () => void
  onBlock: (rule: { reason: string; until?: string }) => Promise<boolean>
}

/** Keeps a guest off the network: why, and for how long. */
export function BlockDrawer({ name, isOpen, onClose, onBlock }: Props) {
  const t = useText('guests')
  return (
    <SideDrawer opened={isOpen} onClose={onClose} title={t('blocking.title', { name })} subtitle={t('blocking.text')}>
      {isOpen && <BlockForm onClose={onClose} onBlock={onBlock} />}
    </SideDrawer>
  )
}

function BlockForm({ onClose, onBlock }: Pick<Props, 'onClose' | 'onBlock'>) {
  const t = useText('guests')
  const [reason, setReason] = useState('')
  const [days, setDays] = useState('')
  const [isBusy, setBusy] = useState(false)

  async function send() {
    setBusy(true)
    const until = days && new Date(Date.now() + Number(days) * DAY_MS).toISOString()
    if (await onBlock({ reason, ...(until ? { until } : {}) })) onClose()
    else setBusy(false)
  }

  return (
    <div className={css.body}>
      <Textarea
        label={t('blocking.reason')}
        maxLength={200}
        autosize
        minRows={2}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        data-autofocus
      />
      <NativeSelect
        label={t('blocking.until')}
        value={days}
        data={[
          { value: '', label: t('blocking.forever') },
          ...DAYS.map((count) => ({ value: String(count), label: t('blocking.days', { count }) })),
        ]}
        onChange={(event) => setDays(event.currentTarget.value)}
      />
      <Button color="red.9" className={css.start} loading={isBusy} onClick={() => void send()}>
        {t('blocking.confirm')}
      </Button>
    </div>
  )
}
