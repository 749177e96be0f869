import { useState } from 'react'
import { Button, NumberInput } from '@mantine/core'
import { guestQuota } from '@portico/contract/gateways/accessRules.ts'
import type { Reply } from '@portico/contract/http/endpoint.ts'
import { api } from '../../core/api.ts'
import { useReply } from '../../core/keys.ts'
import { usePage } from '../../core/page.ts'
import { useAllows } from '../../core/rights.ts'
import { useSend } from '../../core/useSend.ts'
import { useText } from '../../core/useText.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Card } from '../../ui/Screen.tsx'
import { SkeletonBlock } from '../../ui/Skeletons.tsx'
import css from './sessions.module.css'

type Quota = Reply<typeof guestQuota.read>

/** What one guest may use a day, over all their devices. */
export function QuotaTab() {
  const pageId = usePage((state) => state.pageId)
  const query = useReply(guestQuota.read, {})
  if (query.error) return <ErrorState error={query.error} onRetry={() => query.refetch()} isBoxed />
  if (!query.data) return <SkeletonBlock height={240} />
  return <QuotaForm key={pageId} quota={query.data} onSaved={() => void query.refetch()} />
}

function QuotaForm({ quota, onSaved }: { quota: Quota; onSaved: () => void }) {
  const t = useText('sessions')
  const mayWrite = useAllows('device:write')
  const [minutes, setMinutes] = useState<number | string>(quota.minutesPerDay ?? '')
  const [megabytes, setMegabytes] = useState<number | string>(quota.megabytesPerDay ?? '')
  const [devices, setDevices] = useState<number | string>(quota.devicesPerGuest)
  const { send, isSending } = useSend()

  async function save() {
    const body = {
      minutesPerDay: Number(minutes) || null,
      megabytesPerDay: Number(megabytes) || null,
      ...(devices !== '' && { devicesPerGuest: Number(devices) }),
    }
    if (await send(() => api(guestQuota.save, { body }), { done: t('quota.saved') })) onSaved()
  }

  const common = { allowDecimal: false, readOnly: !mayWrite }
  const perDay = { ...common, description: t('quota.hint'), min: 1, placeholder: '∞' }
  return (
    <Card>
      <form
        className={css.quota}
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <p>{t('quota.lead')}</p>
        <div className={css.speeds}>
          <NumberInput {...perDay} label={t('quota.minutes')} value={minutes} onChange={setMinutes} max={1440} />
          <NumberInput
            {...perDay}
            label={t('quota.megabytes')}
            value={megabytes}
            onChange={setMegabytes}
            max={10_000_000}
          />
        </div>
        <NumberInput
          {...common}
          label={t('quota.devices')}
          description={t('quota.devicesHint')}
          value={devices}
          onChange={setDevices}
          min={0}
          max={20}
        />
        {mayWrite && (
          <Button type="submit" loading={isSending}>
            {t('quota.save')}
          </Button>
        )}
      </form>
    </Card>
  )
}
