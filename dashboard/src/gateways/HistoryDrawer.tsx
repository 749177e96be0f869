import { useMemo } from 'react'
import { gateways, type DeviceHistory, type Gateway } from '@portico/contract/gateways.ts'
import { useReply } from '../core/keys.ts'
import { useFormat } from '../core/useFormat.ts'
import { useText } from '../core/useText.ts'
import type { ChartData } from '../ui/charts/chartData.ts'
import { TimeChart } from '../ui/charts/TimeChart.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { SideDrawer } from '../ui/SideDrawer.tsx'
import { SkeletonBlock } from '../ui/Skeletons.tsx'
import { Stat } from '../ui/Stat.tsx'
import { Tag } from '../ui/Tag.tsx'
import { useLast } from '../ui/useLast.ts'
import { speedOf } from './sessions/spell.ts'
import css from './wizard.module.css'

/** What a device did in the last days: when it was silent, how much it carried. */
export function HistoryDrawer({ device, onClose }: { device: Gateway | undefined; onClose: () => void }) {
  const t = useText('gateways.history')
  const shown = useLast(device)
  return (
    <SideDrawer
      opened={device !== undefined}
      onClose={onClose}
      title={t('title', { name: shown?.name ?? '' })}
      subtitle={t('lead')}
      width={640}
    >
      {device && <History key={device.nas_id} device={device} />}
    </SideDrawer>
  )
}

function History({ device }: { device: Gateway }) {
  const { data, error, refetch } = useReply(gateways.history, { params: { nas_id: device.nas_id } })
  return (
    <div className={css.panel}>
      {error ? <ErrorState error={error} onRetry={refetch} /> : !data && <SkeletonBlock height={420} />}
      {data && (
        <>
          <Figures history={data} />
          <DaysChart days={data.days} name={device.name} />
          <Outages outages={data.outages} hasContact={data.availability !== null} />
        </>
      )}
    </div>
  )
}

function Figures({ history: { availability, now, days } }: { history: DeviceHistory }) {
  const t = useText('gateways.history')
  const format = useFormat()
  const visits = days.reduce((sum, day) => sum + day.visits, 0)
  return (
    <div className={css.figures}>
      <Stat
        label={t('availability')}
        value={availability ?? 0}
        // Rounded down: what was away for a while was not there for 100 %.
        format={(value) => (availability === null ? '–' : format.percent(Math.floor(value * 100) / 100))}
        definition={t('availabilityHelp')}
      />
      <Stat
        label={t('speed')}
        value={now.downKbps}
        format={(value) => speedOf(value * 1000, format)}
        note={t('upload', { speed: speedOf(now.upKbps * 1000, format) })}
      />
      <Stat label={t('visits')} value={visits} />
    </div>
  )
}

function DaysChart({ days, name }: { days: DeviceHistory['days']; name: string }) {
  const t = useText('gateways.history')
  const format = useFormat()
  const data = useMemo<ChartData>(
    () => ({
      rowsLabel: t('day'),
      series: [
        { key: 'bytes', label: t('data'), unit: 'bytes' },
        { key: 'visits', label: t('visits'), isAside: true, format: format.number },
      ],
      rows: days.map(({ day, bytes, visits }) => ({
        label: format.day(day, { day: 'numeric', month: 'numeric' }),
        title: format.day(day, { weekday: 'long', day: 'numeric', month: 'long' }),
        values: [bytes, visits],
      })),
      format: format.bytes,
      hasDays: true,
    }),
    [days, t, format],
  )
  return <TimeChart title={t('chart')} data={data} fileName={`${name} ${t('data')}`} height={200} />
}

function Outages({ outages, hasContact }: { outages: DeviceHistory['outages']; hasContact: boolean }) {
  const t = useText('gateways.history')
  const format = useFormat()
  return (
    <section className={css.outages}>
      <h3>{t('outages')}</h3>
      {outages.length === 0 && <p>{t(hasContact ? 'none' : 'neverSeen')}</p>}
      <ul>
        {outages.map(({ from, to }) => (
          <li key={from}>
            <span>
              {to ? t('span', { from: format.dateTime(from), to: format.dateTime(to) }) : format.dateTime(from)}
            </span>
            {to ? (
              <strong>{format.duration((Date.parse(to) - Date.parse(from)) / 1000)}</strong>
            ) : (
              <Tag tone="bad" hasDot>
                {t('goesOn')}
              </Tag>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
