import { useMemo, useState } from 'react'
import { IconPlus } from '@tabler/icons-react'
import { BOOKING_STATES, BOOKING_TYPES } from '@portico/contract/campaigns/kinds.ts'
import { useAllows } from '../../core/rights.ts'
import { usePlace } from '../../core/usePlace.ts'
import { useText } from '../../core/useText.ts'
import { FilterBar } from '../../ui/FilterBar.tsx'
import type { Filter } from '../../ui/filters.ts'
import { Screen } from '../../ui/Screen.tsx'
import { ViewTabs } from '../../ui/ViewTabs.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { BookingCalendar } from './BookingCalendar.tsx'
import { BookingList } from './BookingList.tsx'
import { readPlace, VIEWS, type Place } from './place.ts'

/** All bookings, as a list or a calendar. */
export function BookingsPage() {
  const t = useText('wifiCampaigns')
  const [place, go] = usePlace(readPlace)
  const { view = 'list', month, ...filters } = place
  const [count, setCount] = useState<number>()
  const mayWrite = useAllows('campaign:write')
  return (
    <Screen
      title={t('title')}
      lead={t('lead')}
      action={
        mayWrite && (
          <LinkButton
            to="/dashboard/wifi-campaign/$campaignId"
            params={{ campaignId: 'new' }}
            leftSection={<IconPlus size={17} stroke={2} aria-hidden />}
          >
            {t('add')}
          </LinkButton>
        )
      }
    >
      <ViewTabs
        label={t('view.label')}
        views={VIEWS.map((value) => ({ value, label: t(`view.${value}`) }))}
        value={view}
        onChange={(next) => go({ ...place, view: next === 'list' ? undefined : next }, { isStep: true })}
      />
      <FilterBar
        label={t('title')}
        views="bookings"
        filters={useFilters()}
        place={place}
        onPlace={go}
        count={view === 'list' ? count : undefined}
      />
      {view === 'calendar' ? (
        <BookingCalendar filters={filters} month={month} onMonth={(next) => go({ ...place, month: next })} />
      ) : (
        <BookingList filters={filters} onCount={setCount} />
      )}
    </Screen>
  )
}

function useFilters(): Filter<Place>[] {
  const t = useText('wifiCampaigns')
  return useMemo(() => {
    const placeholder = t('filter.all')
    return [
      { kind: 'search', name: 'search', label: t('filter.search'), maxLength: 80 },
      {
        kind: 'one',
        name: 'state',
        label: t('column.state'),
        placeholder,
        options: BOOKING_STATES.map((value) => ({ value, label: t(`state.${value}`) })),
      },
      {
        kind: 'one',
        name: 'type',
        label: t('type.label'),
        placeholder,
        options: BOOKING_TYPES.map((value) => ({ value, label: t(`type.${value}.name`) })),
      },
    ]
  }, [t])
}
