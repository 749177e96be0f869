import { zaloCampaigns, type MessageCampaign, type MessageResults } from '@portico/contract/messages/campaigns.ts'
import { formatMoney } from '@portico/contract/money.ts'
import { useReply } from '../../core/keys.ts'
import { useFormat } from '../../core/useFormat.ts'
import { useText } from '../../core/useText.ts'
import { Comeback } from '../../ui/charts/Comeback.tsx'
import { Funnel } from '../../ui/charts/Funnel.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Card } from '../../ui/Screen.tsx'
import { SkeletonBlock } from '../../ui/Skeletons.tsx'
import { Stat } from '../../ui/Stat.tsx'
import { useLiveReload } from '../../ui/useLiveReload.ts'
import { Progress } from './Progress.tsx'
import css from './campaigns.module.css'

/** A campaign that has begun: how far it is, what became of it, and who came back. */
export function Results({ campaign }: { campaign: MessageCampaign }) {
  const t = useText('zaloCampaigns')
  const { id, held, spent, currency } = campaign
  const { data, error, refetch } = useReply(zaloCampaigns.results, { params: { id } }, { staleTime: 0 })
  useLiveReload(['messages'], () => refetch(), 5)
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} isBoxed />
  if (!data) return <SkeletonBlock height={320} />
  const { total, comeback, flagged } = data
  return (
    <>
      <Progress campaign={campaign} />
      <div className={css.stats}>
        <Stat label={t('result.sent')} value={total.sent} />
        <Stat label={t('result.clicked')} value={total.clicked} />
        <Stat label={t('result.unsubscribed')} value={total.unsubscribed} />
        {held > 0 && (
          <Stat
            label={t(spent === null ? 'result.held' : 'result.spent')}
            value={spent ?? held}
            format={(amount) => formatMoney(amount, currency)}
          />
        )}
      </div>
      {total.sent > 0 && <Steps total={total} name={campaign.name} />}
      {flagged > 0 && <p className={css.help}>{t('result.flagged', { count: flagged })}</p>}
      <Lists data={data} />
      {comeback && (
        <Comeback
          comeback={comeback}
          words={{
            shown: t('comeback.shown'),
            heldOut: t('comeback.heldOut'),
            more: (points) => t('comeback.more', { points }),
            less: (points) => t('comeback.less', { points }),
          }}
        />
      )}
    </>
  )
}

const STEPS = ['sent', 'delivered', 'seen', 'clicked', 'replied'] as const

function Steps({ total, name }: { total: MessageResults['total']; name: string }) {
  const t = useText('zaloCampaigns')
  const { number } = useFormat()
  const data = {
    rowsLabel: t('result.step'),
    format: number,
    series: [{ key: 'guests', label: t('check.guests') }],
    rows: STEPS.filter((step) => step === 'sent' || total[step] > 0).map((step) => ({
      key: step,
      label: t(`result.${step}`),
      title: t(`result.${step}`),
      values: [total[step]],
    })),
  }
  return (
    <Card>
      <Funnel title={t('result.funnel')} subtitle={t('result.funnelHelp')} data={data} fileName={name} />
    </Card>
  )
}

function Lists({ data: { byChannel, left, failed, links } }: { data: MessageResults }) {
  const t = useText('zaloCampaigns')
  const { number } = useFormat()
  const lists = [
    { title: t('check.ways'), rows: byChannel.map(({ channel, sent }) => [t(`channel.${channel}`), sent] as const) },
    { title: t('check.left'), rows: left.map(({ reason, guests }) => [t(`reason.${reason}`), guests] as const) },
    {
      title: t('result.failed'),
      rows: failed.map(
        ({ reason, detail, guests }) => [[t(`failure.${reason}`), detail].filter(Boolean).join(': '), guests] as const,
      ),
    },
    { title: t('result.links'), rows: links.map(({ href, guests }) => [href, guests] as const) },
  ]
  return (
    <div className={css.columns}>
      {lists
        .filter(({ rows }) => rows.length > 0)
        .map(({ title, rows }) => (
          <Card key={title} title={title}>
            <ul className={css.rows}>
              {rows.map(([label, guests]) => (
                <li key={label}>
                  <span>{label}</span>
                  <b>{number(guests)}</b>
                </li>
              ))}
            </ul>
          </Card>
        ))}
    </div>
  )
}
