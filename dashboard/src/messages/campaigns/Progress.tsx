import { useState } from 'react'
import { Button } from '@mantine/core'
import type { MessageCampaign } from '@portico/contract/messages/campaigns.ts'
import { PLAN_OVER } from '@portico/contract/messages/kinds.ts'
import { useAllows } from '../../core/rights.ts'
import { useFormat } from '../../core/useFormat.ts'
import { useText } from '../../core/useText.ts'
import { confirm } from '../../ui/confirm.ts'
import { Notice } from '../../ui/Notice.tsx'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import { Card } from '../../ui/Screen.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { TONES } from './tones.ts'
import { useCampaignCommands } from './useCampaignCommands.ts'
import css from './campaigns.module.css'

/** How far a campaign is, and how it is stopped. */
export function Progress({ campaign }: { campaign: MessageCampaign }) {
  const t = useText('zaloCampaigns')
  const format = useFormat()
  const { status, counts, startsAt, startedAt, endedAt, pausedWhy, waitsUntil, waitsFor } = campaign
  const all = counts.total - counts.skipped - counts.heldOut
  const done = all - counts.waiting
  const at = endedAt ?? startedAt ?? startsAt
  return (
    <Card>
      <div className={css.progress}>
        <p>
          <Tag tone={TONES[status]} hasDot>
            {t(`state.${status}`)}
          </Tag>{' '}
          {at && format.dateTime(at)}
        </p>
        <ProgressBar value={done} max={all} label={t('progress')} />
        <p role="status">{t('sentOf', { sent: done, of: all })}</p>
        {waitsFor && waitsUntil && <Notice>{t(`waits.${waitsFor}`, { until: format.dateTime(waitsUntil) })}</Notice>}
        {status === 'paused' && pausedWhy && (
          <Notice>{pausedWhy === PLAN_OVER ? t('planOver') : t('pausedWhy', { why: pausedWhy })}</Notice>
        )}
        <Steps campaign={campaign} />
      </div>
    </Card>
  )
}

function Steps({ campaign }: { campaign: MessageCampaign }) {
  const t = useText('zaloCampaigns')
  const maySend = useAllows('zalo:send')
  const commands = useCampaignCommands()
  const [isBusy, setBusy] = useState(false)
  const { status } = campaign
  if (!maySend || status === 'done' || status === 'cancelled') return null

  async function go(step: 'pause' | 'resume' | 'cancel') {
    if (step === 'cancel') {
      const isSure = await confirm({
        title: t('cancel.title', { name: campaign.name }),
        text: t('cancel.text'),
        confirm: t('cancel.confirm'),
        isDanger: true,
      })
      if (!isSure) return
    }
    setBusy(true)
    await commands.step(step, campaign)
    setBusy(false)
  }

  return (
    <div className={css.buttons}>
      {(status === 'preparing' || status === 'running') && (
        <Button variant="default" loading={isBusy} onClick={() => void go('pause')}>
          {t('pause')}
        </Button>
      )}
      {status === 'paused' && (
        <Button loading={isBusy} onClick={() => void go('resume')}>
          {t('resume')}
        </Button>
      )}
      <Button variant="default" disabled={isBusy} onClick={() => void go('cancel')}>
        {t('cancel.confirm')}
      </Button>
    </div>
  )
}
