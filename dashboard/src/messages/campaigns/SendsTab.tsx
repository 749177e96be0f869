import { useMemo } from 'react'
import type { MessageCampaign, MessageSend } from '@portico/contract/messages/campaigns.ts'
import { MESSAGE_CHANNELS, SEND_STATES } from '@portico/contract/messages/kinds.ts'
import { useFormat } from '../../core/useFormat.ts'
import { useText } from '../../core/useText.ts'
import { EmptyCup } from '../../ui/art/EmptyCup.tsx'
import type { Column } from '../../ui/column.ts'
import { stateColumn } from '../../ui/columns.tsx'
import { CsvButton } from '../../ui/CsvButton.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { FilterBar } from '../../ui/FilterBar.tsx'
import type { Filter } from '../../ui/filters.ts'
import { GuestName } from '../../ui/GuestName.tsx'
import type { SendsPlace } from './place.ts'
import { guestOf, reasonOf, stepOf, timeOf, type Words } from './sendWords.ts'
import { SEND_TONES } from './tones.ts'
import { useSends } from './useSends.ts'

type Props = { campaign: MessageCampaign; place: SendsPlace; onPlace: (place: SendsPlace) => void }

/** A campaign guest by guest: who got it, who did not, and why. */
export function SendsTab({ campaign: { id, name }, place, onPlace }: Props) {
  const t = useText('zaloCampaigns')
  const format = useFormat()
  const words = useMemo(() => ({ t, format }), [t, format])
  const list = useSends(id, place)
  const columns = useMemo(() => columnsOf(words), [words])
  const isFiltered = [place.search, place.state, place.channel].some((value) => value !== undefined)
  return (
    <>
      <FilterBar
        label={t('tabs.sends')}
        filters={useFilters()}
        place={place}
        onPlace={onPlace}
        count={list.loading ? undefined : list.count}
      >
        <CsvButton
          fileName={name}
          columns={columns.map(({ label }) => label)}
          rows={list.rows.map((row) => [
            guestOf(row, words),
            t(`channel.${row.channel}`),
            t(`sends.state.${row.state}`),
            reasonOf(row, words),
            stepOf(row, words),
            timeOf(row, words),
          ])}
        />
      </FilterBar>
      <DataTable<MessageSend>
        {...list}
        label={t('tabs.sends')}
        columns={columns}
        rowKey={(row) => row.id}
        rowName={(row) => guestOf(row, words)}
        empty={
          <EmptyState
            art={<EmptyCup />}
            title={t('sends.empty')}
            text={t(isFiltered ? 'sends.filtered' : 'sends.emptyText')}
          />
        }
      />
    </>
  )
}

function columnsOf(words: Words): Column<MessageSend>[] {
  const { t } = words
  return [
    {
      key: 'guest',
      label: t('sends.guest'),
      card: 'title',
      cell: (row) => <GuestName id={row.guestId} name={guestOf(row, words)} />,
    },
    { key: 'channel', label: t('sends.channel'), cell: ({ channel }) => t(`channel.${channel}`) },
    stateColumn<MessageSend, MessageSend['state']>(
      t('column.state'),
      SEND_TONES,
      ({ state }) => state,
      (state) => t(`sends.state.${state}`),
    ),
    { key: 'reason', label: t('sends.reason'), cell: (row) => reasonOf(row, words) || '–' },
    { key: 'step', label: t('sends.step'), isWide: true, cell: (row) => stepOf(row, words) || '–' },
    { key: 'sentAt', label: t('sends.time'), cell: (row) => timeOf(row, words) || '–' },
  ]
}

function useFilters(): Filter<SendsPlace>[] {
  const t = useText('zaloCampaigns')
  return useMemo(
    () => [
      { kind: 'search', name: 'search', label: t('sends.search'), maxLength: 100 },
      {
        kind: 'one',
        name: 'state',
        label: t('column.state'),
        placeholder: t('filter.any'),
        options: SEND_STATES.map((value) => ({ value, label: t(`sends.state.${value}`) })),
      },
      {
        kind: 'one',
        name: 'channel',
        label: t('sends.channel'),
        placeholder: t('sends.anyChannel'),
        options: MESSAGE_CHANNELS.map((value) => ({ value, label: t(`channel.${value}`) })),
      },
    ],
    [t],
  )
}
