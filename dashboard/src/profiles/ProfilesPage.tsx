import { useMemo, useState } from 'react'
import { Button } from '@mantine/core'
import { IconSettings } from '@tabler/icons-react'
import { exports } from '@portico/contract/exports.ts'
import type { Profile } from '@portico/contract/profiles.ts'
import { tags as tagCalls } from '@portico/contract/profiles/tags.ts'
import { api } from '../core/api.ts'
import { useReply } from '../core/keys.ts'
import { openGuest } from '../core/openGuest.ts'
import { usePage } from '../core/page.ts'
import { useAllows, useAllowsPersonal } from '../core/rights.ts'
import { usePlace } from '../core/usePlace.ts'
import { useFormat } from '../core/useFormat.ts'
import { useText } from '../core/useText.ts'
import { EmptyCup } from '../ui/art/EmptyCup.tsx'
import { DataTable } from '../ui/DataTable.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Screen } from '../ui/Screen.tsx'
import { useSelection } from '../ui/selection.ts'
import { TransferMenu } from '../ui/TransferMenu.tsx'
import { readPlace, type ProfileFilters } from './place.ts'
import { nameOf, profileColumns } from './profileColumns.tsx'
import { ProfileFilterBar } from './ProfileFilterBar.tsx'
import { TagGuests } from './TagGuests.tsx'
import { ThresholdsDrawer } from './ThresholdsDrawer.tsx'
import { useMerging } from './useMerging.ts'
import { useProfiles } from './useProfiles.ts'
import css from './profiles.module.css'

const MOST_TAGS = 100

/** The guests of a venue: found, filtered, tagged. */
export function ProfilesPage() {
  const t = useText('profiles')
  const format = useFormat()
  const [filters, go] = usePlace(readPlace)
  const list = useProfiles(filters)
  const { data: known } = useReply(tagCalls.list, { query: { limit: MOST_TAGS } })
  const tags = useMemo(() => known?.rows ?? [], [known])
  const columns = useMemo(
    () => profileColumns({ t, format, tags: new Map(tags.map((tag) => [tag.id, tag])) }),
    [t, format, tags],
  )
  const pageId = usePage((state) => state.pageId)
  const mayServe = useAllowsPersonal('guest.rights:serve')
  const selection = useSelection()
  const [isTagging, setTagging] = useState(false)
  const merge = useMerging(() => {
    selection.clear()
    return list.reload()
  })
  const isFiltered = Object.entries(filters).some(([name, value]) => name !== 'sort' && value !== undefined)
  const ticked = list.rows.filter(({ id }) => selection.keys.has(id))
  const actions = <SelectionActions rows={ticked} onTag={() => setTagging(true)} onMerge={merge} />
  return (
    <Screen title={t('title')} lead={t('lead')} action={<Actions filters={filters} />}>
      <ProfileFilterBar
        filters={filters}
        onFilters={go}
        tags={tags}
        count={list.meta?.isMore ? undefined : list.meta?.total}
      />
      {list.meta && (list.meta.isMore || !isFiltered) && (
        <p className={css.count} role="status">
          {t(list.meta.isMore ? 'countMore' : 'count', { count: list.count })}
        </p>
      )}
      <DataTable
        {...list}
        label={t('title')}
        columns={columns}
        list="guests"
        rowKey={(row) => row.id}
        rowName={(row) => nameOf(row, t('unnamed'))}
        onOpen={pageId ? (row) => openGuest({ id: row.id, pageId }) : undefined}
        selection={mayServe ? { ...selection, actions } : undefined}
        empty={<Nobody isFiltered={isFiltered} />}
      />
      <TagGuests
        guests={[...selection.keys]}
        tags={tags}
        isOpen={isTagging}
        onClose={() => setTagging(false)}
        onDone={() => void list.reload()}
      />
    </Screen>
  )
}

function Nobody({ isFiltered }: { isFiltered: boolean }) {
  const t = useText('profiles')
  return (
    <EmptyState
      art={<EmptyCup />}
      title={t(isFiltered ? 'empty.filtered' : 'empty.title')}
      text={t(isFiltered ? 'empty.filteredText' : 'empty.text')}
    />
  )
}

type SelectionProps = {
  rows: readonly Profile[]
  onTag: () => void
  onMerge: (into: Profile, from: Profile) => Promise<unknown>
}

/** What can be done with the selected guests; two of them can be merged. */
function SelectionActions({ rows, onTag, onMerge }: SelectionProps) {
  const t = useText('profiles')
  const [first, second, ...more] = rows
  return (
    <>
      <Button size="compact-sm" onClick={onTag}>
        {t('tagging.title')}
      </Button>
      {first && second && more.length === 0 && (
        <Button size="compact-sm" variant="default" onClick={() => void onMerge(first, second)}>
          {t('merging.action')}
        </Button>
      )}
    </>
  )
}

function Actions({ filters }: { filters: ProfileFilters }) {
  const t = useText('profiles')
  const mayChange = useAllows('page.settings:write')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      {mayChange && (
        <Button
          variant="default"
          leftSection={<IconSettings size={17} stroke={1.8} aria-hidden />}
          onClick={() => setOpen(true)}
        >
          {t('thresholds.open')}
        </Button>
      )}
      <TransferMenu target="guests" onExport={(format) => api(exports.guests, { body: { format, filters } })} />
      <ThresholdsDrawer isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
