import { useNavigate } from '@tanstack/react-router'
import { wifiCampaigns, type CampaignResults, type WifiCampaign } from '@portico/contract/campaigns.ts'
import { useAllows } from '../../core/rights.ts'
import { useReply } from '../../core/keys.ts'
import { useFormat } from '../../core/useFormat.ts'
import { useText } from '../../core/useText.ts'
import { GrowingChart } from '../../ui/art/GrowingChart.tsx'
import { BarList } from '../../ui/charts/BarList.tsx'
import type { ChartData } from '../../ui/charts/chartData.ts'
import { Comeback } from '../../ui/charts/Comeback.tsx'
import { TimeChart } from '../../ui/charts/TimeChart.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Card } from '../../ui/Screen.tsx'
import { SkeletonBlock } from '../../ui/Skeletons.tsx'
import { Stat } from '../../ui/Stat.tsx'
import { useLiveReload } from '../../ui/useLiveReload.ts'
import { Pacing } from './Pacing.tsx'
import { Trial } from './Trial.tsx'
import { useVenue } from '../../core/selectedPage.ts'
import { reportRangeOf } from './daysOfBooking.ts'
import { datesOf } from './bookingColumns.tsx'
import fields from '../../ui/editor/fields.module.css'
import css from './results.module.css'

/** What a booking delivered, by place, device, variant and day, and what it was good for. */
export function Figures({ booking }: { booking: WifiCampaign }) {
  const t = useText('wifiCampaigns')
  const format = useFormat()
  const { data, error, refetch } = useReply(wifiCampaigns.results, { params: { id: booking.id } }, { staleTime: 0 })
  useLiveReload(['campaigns'], () => refetch(), 30)
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} isBoxed />
  if (!data) return <SkeletonBlock height={320} />
  const { total, guests } = data
  const rate = total.impressions > 0 ? total.clicks / total.impressions : 0
  return (
    <>
      <p className={css.dates}>{datesOf(booking, { t, format })}</p>
      <div className={css.stats}>
        <Stat label={t('figures.impressions')} value={total.impressions} definition={t('figures.impressionsHelp')} />
        <Stat label={t('figures.guests')} value={guests} />
        <Stat label={t('figures.clicks')} value={total.clicks} definition={t('figures.clicksHelp')} />
        <Stat label={t('figures.rate')} value={rate} format={rateIn(format.locale)} />
      </div>
      {booking.pace && (
        <Card title={t('column.pace')}>
          <Pacing booking={booking} />
        </Card>
      )}
      {total.impressions === 0 ? (
        <Card>
          <EmptyState art={<GrowingChart />} title={t('figures.none')} text={t('figures.noneText')} />
        </Card>
      ) : (
        <Charts data={data} booking={booking} />
      )}
      {data.trial && <Trial trial={data.trial} variants={data.byVariant} />}
      {data.comeback && (
        <Comeback
          comeback={data.comeback}
          words={{
            shown: t('comeback.shown'),
            heldOut: t('comeback.heldOut'),
            more: (points) => t('comeback.more', { points }),
            less: (points) => t('comeback.less', { points }),
          }}
        />
      )}
      {!data.comeback && booking.holdOut === 0 && <p className={fields.help}>{t('comeback.without')}</p>}
    </>
  )
}

/** Click rates are small, so they get one decimal. */
function rateIn(locale: string) {
  const format = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 })
  return (share: number) => format.format(share)
}

type PartsProps = { data: CampaignResults; booking: WifiCampaign }

/**
 * Impressions and clicks of rows, for any of the charts.
 * @param isAside clicks are part of the impressions: bars that lie one after the other would add them up
 */
function useChartOf(isAside = false) {
  const t = useText('wifiCampaigns')
  const format = useFormat()
  return (rowsLabel: string, rows: ChartData['rows']): ChartData => ({
    rowsLabel,
    rows,
    series: [
      { key: 'impressions', label: t('figures.impressions') },
      { key: 'clicks', label: t('figures.clicks'), isAside },
    ],
    format: format.number,
  })
}

function rowOf(title: string, { impressions, clicks }: { impressions: number; clicks: number }, key = '') {
  return { ...(key && { key }), label: title, title, values: [impressions, clicks] }
}

function Charts({ data, booking }: PartsProps) {
  const t = useText('wifiCampaigns')
  const format = useFormat()
  const chartOf = useChartOf()
  const inOrder = data.byDay.toSorted((a, b) => (a.on < b.on ? -1 : 1))
  const days = inOrder.map(({ on, ...share }) => ({
    ...rowOf(format.day(on, { day: 'numeric', month: 'numeric' }), share),
    title: format.day(on, { weekday: 'long', day: 'numeric', month: 'long' }),
  }))
  return (
    <>
      <Card>
        <TimeChart
          title={t('figures.byDay')}
          data={chartOf(t('figures.day'), days)}
          fileName={`${booking.name}-days`}
          kind="area"
        />
      </Card>
      <Parts data={data} booking={booking} />
    </>
  )
}

/** Each part leads to its days in the report, beside the same time before. */
function Parts({ data: { bySlot, byDevice, byVariant }, booking }: PartsProps) {
  const t = useText('wifiCampaigns')
  const c = useText('campaigns')
  const chartOf = useChartOf(true)
  const navigate = useNavigate()
  const mayReport = useAllows('report:read')
  const { timeZone } = useVenue()
  const slots = bySlot.map((one) => rowOf(c(`slots.${one.slot}`), one, one.slot))
  const devices = byDevice.map((one) => rowOf(one.name || one.nas_id, one, one.nas_id))
  const variants = byVariant.map((one) =>
    rowOf(`${one.variant.toUpperCase()} · ${one.name}`, one, `${booking.id}=${one.variant}`),
  )
  const parts = [
    { key: 'slots', filter: 'slot', title: t('figures.bySlot'), label: t('slots.label'), rows: slots },
    { key: 'devices', filter: 'hotspot', title: t('figures.byDevice'), label: t('devices'), rows: devices },
    // One alone has nothing to stand beside.
    ...(variants.length > 1
      ? [
          {
            key: 'variants',
            filter: 'variant',
            title: t('figures.byVariant'),
            label: t('variants.label'),
            rows: variants,
          },
        ]
      : []),
  ]
  const openDays = (filter: string, key: string) =>
    navigate({
      to: '/dashboard/report-campaigns',
      search: { campaign: booking.id, range: reportRangeOf(booking, timeZone, new Date()), [filter]: key },
    })
  return (
    <div className={css.charts}>
      {parts
        .filter(({ rows }) => rows.length > 0)
        .map(({ key, filter, title, label, rows }) => (
          <Card key={key}>
            <BarList
              title={title}
              data={chartOf(label, rows)}
              fileName={`${booking.name}-${key}`}
              onPick={mayReport ? (part) => void openDays(filter, part) : undefined}
            />
          </Card>
        ))}
    </div>
  )
}
