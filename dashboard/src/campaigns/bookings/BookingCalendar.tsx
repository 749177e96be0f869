import { useMemo } from 'react'
import { useMediaQuery } from '@mantine/hooks'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { wifiCampaigns, type WifiCampaign } from '@portico/contract/campaigns.ts'
import { useVenue } from '../../core/selectedPage.ts'
import { daysOfBooking } from './daysOfBooking.ts'
import { useFormat } from '../../core/useFormat.ts'
import { useWholeList } from '../../core/useWholeList.ts'
import { useText } from '../../core/useText.ts'
import { addDays, addMonths, firstWeekday, weeksOf } from '../../ui/dates/calendar.ts'
import { useToday } from '../../ui/dates/useToday.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { useLiveReload } from '../../ui/useLiveReload.ts'
import { barsOf, runsOf, type Spell } from './calendarLayout.ts'
import type { BookingFilters } from './place.ts'
import css from './calendar.module.css'

type Props = { filters: BookingFilters; month: string | undefined; onMonth: (month: string | undefined) => void }
/** What has no end reaches beyond every month. */
const NEVER = '9999-12-31'

/** A month of bookings: bars that show where they overlap; on a phone the days one below the other. */
export function BookingCalendar({ filters, month: asked, onMonth }: Props) {
  const t = useText('wifiCampaigns')
  const dates = useText('dates')
  const format = useFormat()
  const { timeZone } = useVenue()
  const today = useToday()
  const month = asked ?? today.slice(0, 7)
  const isPhone = useMediaQuery('(max-width: 767px)', false, { getInitialValueInEffect: false })
  const list = useWholeList(wifiCampaigns, { ...filters, sort: 'startTime', order: 'desc' })
  useLiveReload(['campaigns'], () => list.reload())
  const spells = useMemo(() => list.rows.map((booking) => spellOf(booking, timeZone)), [list.rows, timeZone])
  const byId = useMemo(() => new Map(list.rows.map((booking) => [booking.id, booking])), [list.rows])
  const turn = (count: number) => onMonth(addMonths(`${month}-01`, count).slice(0, 7))
  if (list.error && list.rows.length === 0) return <ErrorState error={list.error} onRetry={list.reload} isBoxed />
  const View = isPhone ? Days : Month
  return (
    <section className={css.calendar} aria-label={t('view.calendar')}>
      <div className={css.head}>
        <button type="button" aria-label={dates('previousMonth')} onClick={() => turn(-1)}>
          <IconChevronLeft size={18} stroke={1.8} aria-hidden />
        </button>
        <strong aria-live="polite">{format.day(`${month}-01`, { month: 'long', year: 'numeric' })}</strong>
        <button type="button" aria-label={dates('nextMonth')} onClick={() => turn(1)}>
          <IconChevronRight size={18} stroke={1.8} aria-hidden />
        </button>
        {month !== today.slice(0, 7) && (
          <button type="button" className={css.now} onClick={() => onMonth(undefined)}>
            {t('calendar.now')}
          </button>
        )}
      </div>
      <View month={month} today={today} spells={spells} byId={byId} />
    </section>
  )
}

function spellOf(booking: WifiCampaign, timeZone: string): Spell {
  const { from, to = NEVER } = daysOfBooking(booking, timeZone)
  return { id: booking.id, from, to }
}

type ViewProps = { month: string; today: string; spells: Spell[]; byId: Map<string, WifiCampaign> }

function Month({ month, today, spells, byId }: ViewProps) {
  const format = useFormat()
  const weeks = weeksOf(month, firstWeekday(format.locale))
  return (
    <div className={css.month}>
      <div className={css.weekdays} aria-hidden>
        {weeks[0]?.map((day) => (
          <span key={day}>{format.day(day, { weekday: 'short' })}</span>
        ))}
      </div>
      {weeks.map((week) => (
        <div key={week[0]} className={css.week}>
          {week.map((day, at) => (
            <time
              key={day}
              dateTime={day}
              className={css.day}
              style={{ gridColumn: at + 1 }}
              data-out={!day.startsWith(month) || undefined}
              data-today={day === today || undefined}
            >
              {Number(day.slice(8))}
            </time>
          ))}
          {barsOf(spells, week).map(({ id, lane, first, last, isBegin, isEnd }) => (
            <Entry
              key={id}
              booking={byId.get(id)!}
              isBegin={isBegin}
              isEnd={isEnd}
              style={{ gridColumn: `${first + 1} / ${last + 2}`, gridRow: lane + 2 }}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

function Days({ month, spells, byId }: ViewProps) {
  const t = useText('wifiCampaigns')
  const format = useFormat()
  const next = addMonths(`${month}-01`, 1)
  const days: string[] = []
  for (let day = `${month}-01`; day < next; day = addDays(day, 1)) days.push(day)
  const runs = runsOf(spells, days)
  if (runs.length === 0) return <p className={css.none}>{t('calendar.none')}</p>
  return (
    <ol className={css.days}>
      {runs.map(({ from, to, ids }) => (
        <li key={from}>
          <h3>{from === to ? format.day(from) : t('dates.fromTo', { from: format.day(from), to: format.day(to) })}</h3>
          {ids.map((id) => (
            <Entry key={id} booking={byId.get(id)!} isBegin isEnd />
          ))}
        </li>
      ))}
    </ol>
  )
}

type EntryProps = { booking: WifiCampaign; isBegin: boolean; isEnd: boolean; style?: React.CSSProperties }

function Entry({ booking: { id, name, type, state }, isBegin, isEnd, style }: EntryProps) {
  const t = useText('wifiCampaigns')
  return (
    <Link
      to="/dashboard/wifi-campaign/$campaignId"
      params={{ campaignId: id }}
      className={css.bar}
      data-type={type}
      data-quiet={state !== 'running' && state !== 'scheduled' ? true : undefined}
      data-begin={isBegin || undefined}
      data-end={isEnd || undefined}
      style={style}
      title={`${name} · ${t(`type.${type}.name`)} · ${t(`state.${state}`)}`}
    >
      {name} <small>{t(`state.${state}`)}</small>
    </Link>
  )
}
