import { Link } from '@tanstack/react-router'
import type { doctor } from '@portico/contract/gateways/doctor.ts'
import type { Reply } from '@portico/contract/http/endpoint.ts'
import { useFormat } from '../../core/useFormat.ts'
import { useText } from '../../core/useText.ts'
import { RouterArt } from '../../ui/art/RouterArt.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Card } from '../../ui/Screen.tsx'
import { SkeletonBlock } from '../../ui/Skeletons.tsx'
import { ChainCard } from './ChainCard.tsx'
import { Drops } from './Drops.tsx'
import { isAtStep, stepName } from './stepName.ts'
import { useLastHour } from './useLook.ts'
import css from './doctor.module.css'

type Hour = Reply<typeof doctor.venue>

/** Who tried, who came online, where the others stopped. */
export function LastHour() {
  const t = useText('doctor')
  const format = useFormat()
  const { data, error, refetch } = useLastHour()
  if (error && !data) return <ErrorState error={error} onRetry={refetch} isBoxed />
  if (!data) return <SkeletonBlock height={320} />
  const troubled = data.rows.filter(({ cause }) => cause !== 'online' && cause !== 'left')
  const underWay = data.causes.reduce((sum, { cause, count }) => sum + (cause === 'under-way' ? count : 0), 0)
  const failed = data.tried - data.online - underWay
  const isQuiet = data.tried === 0 && data.drops.length === 0
  const isGood = data.tried > 0 && data.tried === data.online && data.drops.length === 0
  return (
    <>
      {isQuiet ? (
        <Card>
          <EmptyState art={<RouterArt />} title={t('quiet.title')} text={t('quiet.text')} />
        </Card>
      ) : (
        <Card title={t('lastHour')}>
          <dl className={css.figures}>
            <Figure label={t('tried')} value={format.number(data.tried)} />
            <Figure label={t('online')} value={format.number(data.online)} tone="good" />
            <Figure label={t('others')} value={format.number(failed)} tone={failed > 0 ? 'bad' : undefined} />
          </dl>
          {isGood && <p className={css.good}>{t('allGood')}</p>}
          <Causes causes={data.causes} />
        </Card>
      )}
      <Drops drops={data.drops} silent={data.silent} />
      {troubled.map((chain) => (
        <ChainCard
          key={chain.mac}
          chain={chain}
          action={
            <Link to="/dashboard/doctor" search={{ of: chain.mac }} className={css.link}>
              {t('examine')}
            </Link>
          }
        />
      ))}
    </>
  )
}

function Figure({ label, value, tone }: { label: string; value: string; tone?: 'good' | 'bad' }) {
  return (
    <div data-tone={tone}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}

function Causes({ causes }: { causes: Hour['causes'] }) {
  const t = useText('doctor')
  if (causes.length === 0) return null
  return (
    <ul className={css.causes}>
      {causes.map(({ cause, step, deviceName, count }) => (
        <li key={`${cause} ${step} ${deviceName}`}>
          <strong>{t('count', { count })}</strong>
          <span>
            {[
              t(`causes.${cause}.title`),
              step && isAtStep(cause) && t('atStep', { step: stepName(step, t) }),
              deviceName && t('onDevice', { device: deviceName }),
            ]
              .filter(Boolean)
              .join(' ')}
          </span>
        </li>
      ))}
    </ul>
  )
}
