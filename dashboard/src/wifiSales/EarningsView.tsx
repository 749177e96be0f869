import { useMemo } from 'react'
import { wifiSales } from '@portico/contract/wifiSales.ts'
import { formatMoney } from '@portico/contract/money.ts'
import type { Reply } from '@portico/contract/http/endpoint.ts'
import { useReply } from '../core/keys.ts'
import { useFormat } from '../core/useFormat.ts'
import { useText } from '../core/useText.ts'
import { EmptyCup } from '../ui/art/EmptyCup.tsx'
import { BarList } from '../ui/charts/BarList.tsx'
import type { ChartData } from '../ui/charts/chartData.ts'
import { TimeChart } from '../ui/charts/TimeChart.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { FilterBar } from '../ui/FilterBar.tsx'
import { Card } from '../ui/Screen.tsx'
import { Stat } from '../ui/Stat.tsx'
import { useLiveReload } from '../ui/useLiveReload.ts'
import type { SalesPlace } from './place.ts'
import css from './wifiSales.module.css'

type Earnings = Reply<typeof wifiSales.earned>
type Props = { place: SalesPlace; onPlace: (place: SalesPlace) => void }

/** The sums of a range of days, as numbers and pictures. */
export function EarningsView({ place, onPlace }: Props) {
  const t = useText('wifiSales')
  const { fromDate, toDate } = place
  const { data, error, refetch } = useReply(wifiSales.earned, { query: { fromDate, toDate } })
  useLiveReload(['wifi-sales'], () => refetch())
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  return (
    <>
      <FilterBar
        label={t('view.earned')}
        filters={[{ kind: 'days', from: 'fromDate', to: 'toDate', label: t('days') }]}
        place={place}
        onPlace={onPlace}
      />
      <Sums data={data} />
      {data?.sales === 0 ? (
        <EmptyState art={<EmptyCup />} title={t('none')} text={t('noneText')} />
      ) : (
        data && <Pictures data={data} />
      )}
    </>
  )
}

function Sums({ data }: { data: Earnings | undefined }) {
  const t = useText('wifiSales')
  const money = (amount: number) => formatMoney(amount, data?.currency ?? 'VND')
  return (
    <div className={css.sums}>
      <Stat label={t('earned')} value={data?.earned} format={money} definition={t('earnedText')} />
      <Stat label={t('salesCount')} value={data?.sales} />
      <Stat label={t('refunded')} value={data?.refunded} format={money} />
    </div>
  )
}

function Pictures({ data: { days, offers, currency } }: { data: Earnings }) {
  const t = useText('wifiSales')
  const format = useFormat()
  const [byDay, byOffer] = useMemo(() => {
    const money = (amount: number) => formatMoney(amount, currency)
    const series = [
      { key: 'amount', label: t('earned') },
      { key: 'sales', label: t('salesCount'), isAside: true, format: format.number },
    ]
    const day = (date: string, how: Intl.DateTimeFormatOptions) => format.day(date, how)
    const perDay: ChartData = {
      rowsLabel: t('day'),
      series,
      format: money,
      rows: days.map(({ date, amount, sales }) => ({
        label: day(date, { day: 'numeric', month: 'numeric' }),
        title: day(date, { weekday: 'long', day: 'numeric', month: 'long' }),
        values: [amount, sales],
      })),
    }
    const perOffer: ChartData = {
      rowsLabel: t('offer'),
      series,
      format: money,
      rows: offers.map(({ name, amount, sales }) => ({ label: name, title: name, values: [amount, sales] })),
    }
    return [perDay, perOffer]
  }, [days, offers, currency, t, format])
  return (
    <>
      <Card>
        <TimeChart title={t('byDay')} data={byDay} fileName={t('byDay')} />
      </Card>
      <Card>
        <BarList title={t('byOffer')} data={byOffer} fileName={t('byOffer')} hasShare />
      </Card>
    </>
  )
}
