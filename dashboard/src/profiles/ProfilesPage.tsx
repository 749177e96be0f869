import { useMemo, useState } from 'react'
import { Button } from '@mantine/core'
import { IconDownload, IconSettings } from '@tabler/icons-react'
import { csvOf } from '@portico/contract/csv.ts'
import type { Profile } from '@portico/contract/profiles.ts'
import { tags as tagCalls } from '@portico/contract/profiles/tags.ts'
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
import { saveFile } from '../ui/saveFile.ts'
import { Screen } from '../ui/Screen.tsx'
import { useSelection } from '../ui/selection.ts'
import { readPlace } from './place.ts'
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
    <Screen title={t('title')} lead={t('lead')} action={<Actions rows={list.rows} columns={columns} />}>
      <ProfileFilterBar
        filters={filters}
        onFilters={go}
        tags={tags}
        count={list.meta?.isMore ? undefined : list.meta?.total}
      />
      {list.meta && (
        <p className={css.count} role="status">
          {t(list.meta.isMore ? 'countMore' : 'count', { count: list.count })}
        </p>
      )}
      <DataTable
        {...list}
        label={t('title')}
        columns={columns}
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

type ActionsProps = { rows: readonly Profile[]; columns: ReturnType<typeof profileColumns> }

function Actions({ rows, columns }: ActionsProps) {
  const t = useText('profiles')
  const format = useFormat()
  const mayChange = useAllows('page.settings:write')
  const [isOpen, setOpen] = useState(false)

  /** What the screen shows, with each contact and the tags left to the address. */
  function download() {
    const shown = columns.filter(({ key }) => key !== 'tags')
    const text = (row: Profile, key: string) => {
      if (key === 'guest') return [row.name, row.phone, row.email].filter(Boolean).join(' ')
      if (key === 'type') return t(`type.${row.profileType}`)
      if (key === 'lifecycle') return t(`lifecycle.${row.lifecycle}`)
      if (key === 'visits') return String(row.visits)
      if (key === 'score') return row.score === null ? '' : String(row.score)
      if (key === 'consents') return row.consents.map((channel) => t(`channel.${channel}`)).join(', ')
      return format.dateTime(row.lastSeenAt)
    }
    const csv = csvOf([shown.map(({ label }) => label), ...rows.map((row) => shown.map(({ key }) => text(row, key)))])
    saveFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), `${t('fileName')}.csv`)
  }

  const icon = { size: 17, stroke: 1.8, 'aria-hidden': true } as const
  return (
    <>
      {mayChange && (
        <Button variant="default" leftSection={<IconSettings {...icon} />} onClick={() => setOpen(true)}>
          {t('thresholds.open')}
        </Button>
      )}
      <Button
        variant="default"
        leftSection={<IconDownload {...icon} />}
        disabled={rows.length === 0}
        onClick={download}
      >
        {t('csv')}
      </Button>
      <ThresholdsDrawer isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
