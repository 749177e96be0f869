import { useMemo, useState } from 'react'
import { Button, Select, TextInput } from '@mantine/core'
import { IconBan, IconNote, IconPrinter, IconSearch } from '@tabler/icons-react'
import { accessCodes, CODE_STATES, type AccessCode, type Batch } from '@portico/contract/accessCodes.ts'
import { groupCode } from '@portico/contract/accessCodes/strength.ts'
import { useAllows } from '../core/rights.ts'
import { useList } from '../core/useList.ts'
import { useFormat } from '../core/useFormat.ts'
import { useText } from '../core/useText.ts'
import { confirm } from '../ui/confirm.ts'
import { DataTable } from '../ui/DataTable.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { EmptyCup } from '../ui/art/EmptyCup.tsx'
import { useSelection } from '../ui/selection.ts'
import { useLiveReload } from '../ui/useLiveReload.ts'
import { useRowActions } from '../ui/useRowActions.ts'
import { codeColumns } from './codeColumns.tsx'
import { NoteDrawer } from './NoteDrawer.tsx'
import type { Place } from './place.ts'
import { useCodeCommands, useRevocationQuestion } from './useAccessCodes.ts'
import css from './accessCodes.module.css'

const SORTS = ['number', 'firstUsedAt', 'expiresAt', 'usedBytes'] as const
type Sort = (typeof SORTS)[number]

type Props = { place: Place; onPlace: (place: Place) => void; batch?: Batch; isOwn?: boolean }

/** Codes by what the address asks: of a batch, in a state, by a search. */
export function CodeList({ place, onPlace, batch, isOwn = false }: Props) {
  const t = useText('accessCodes')
  const format = useFormat()
  const [noted, setNoted] = useState<AccessCode | null>(null)
  const { batchId } = place
  const list = useList(accessCodes, { ...place, ...(isOwn && !place.sort ? { order: 'desc' } : {}) })
  useLiveReload(['access-codes'], () => list.reload(), 60)
  const columns = useMemo(() => codeColumns({ t, format, showsBatch: !batchId }), [t, format, batchId])
  const selection = useSelection()
  const chosen = list.rows.filter(({ id }) => selection.keys.has(id))

  return (
    <>
      <Filters place={place} onPlace={onPlace} isOwn={isOwn} />
      <DataTable
        {...list}
        label={batch?.name ?? t('title')}
        columns={columns}
        list="codes"
        rowKey={(code) => code.id}
        rowName={(code) => groupCode(code.code)}
        actions={useCodeActions(setNoted)}
        selection={{
          ...selection,
          actions: <SelectionActions codes={chosen} batch={batch} onRevoked={selection.clear} />,
        }}
        empty={<EmptyState art={<EmptyCup />} title={t('empty.codes')} text={t('empty.codesText')} />}
      />
      <NoteDrawer code={noted} onClose={() => setNoted(null)} />
    </>
  )
}

function useCodeActions(onNote: (code: AccessCode) => void) {
  const t = useText('accessCodes')
  const commands = useCodeCommands()
  const revocation = useRevocationQuestion()
  const mayRevoke = useAllows('access-code:revoke')
  return useRowActions<AccessCode>(
    [
      {
        key: 'slip',
        label: t('counter.slip'),
        icon: IconPrinter,
        isInline: true,
        isFor: isUsable,
        run: ({ id }) => commands.slip(id, 'slip80'),
      },
      { key: 'note', label: t('action.note'), icon: IconNote, run: onNote },
      {
        key: 'revoke',
        label: t('action.revoke'),
        icon: IconBan,
        isDanger: true,
        isFor: (code) => isUsable(code) && (mayRevoke || code.isOwn),
        ask: () => revocation(t('revoke.title', { count: 1 })),
        run: (code) => commands.revoke([code]),
      },
    ],
    [mayRevoke],
  )
}

type SelectionProps = { codes: AccessCode[]; batch: Batch | undefined; onRevoked: () => void }

/** What can be done with the selected codes. */
function SelectionActions({ codes, batch, onRevoked }: SelectionProps) {
  const t = useText('accessCodes')
  const { print, revoke } = useCodeCommands()
  const mayPrint = useAllows('access-code:issue')
  const revocation = useRevocationQuestion()
  const usable = codes.filter(isUsable)

  async function revokeUsable() {
    if (!(await confirm(revocation(t('revoke.title', { count: usable.length }))))) return
    if (await revoke(usable)) onRevoked()
  }

  return (
    <>
      {mayPrint && batch && (
        <Button
          size="xs"
          variant="default"
          onClick={() => void print(batch.id, { as: 'sheet', ids: codes.map(({ id }) => id) })}
        >
          {t('action.print')}
        </Button>
      )}
      {usable.length > 0 && (
        <Button size="xs" color="red" variant="light" onClick={() => void revokeUsable()}>
          {t('action.revoke')}
        </Button>
      )}
    </>
  )
}

function Filters({ place, onPlace, isOwn }: { place: Place; onPlace: (place: Place) => void; isOwn: boolean }) {
  const t = useText('accessCodes')
  const labels: Record<Sort, string> = {
    number: t('column.number'),
    firstUsedAt: t('column.firstUsed'),
    expiresAt: t('column.expires'),
    usedBytes: t('column.data'),
  }
  return (
    <div className={css.filters} role="search" aria-label={t('title')}>
      <form
        className={css.grow}
        onSubmit={(event) => {
          event.preventDefault()
          const text = new FormData(event.currentTarget).get('search')
          onPlace({ ...place, search: (typeof text === 'string' && text.trim()) || undefined })
        }}
      >
        <TextInput
          key={place.search ?? ''}
          name="search"
          label={t('filter.search')}
          defaultValue={place.search ?? ''}
          leftSection={<IconSearch size={17} stroke={1.8} aria-hidden />}
          maxLength={60}
          autoComplete="off"
        />
      </form>
      <Select
        label={t('filter.state')}
        placeholder={t('filter.all')}
        data={CODE_STATES.map((value) => ({ value, label: t(`state.${value}`) }))}
        value={place.state ?? null}
        onChange={(state) => onPlace({ ...place, state: state ?? undefined })}
        clearable
      />
      {!isOwn && (
        <Select
          label={t('filter.sort')}
          data={SORTS.map((value) => ({ value, label: labels[value] }))}
          value={place.sort ?? 'number'}
          onChange={(sort) =>
            onPlace({
              ...place,
              sort: SORTS.find((one) => one === sort),
              order: sort === 'usedBytes' ? 'desc' : undefined,
            })
          }
          allowDeselect={false}
        />
      )}
      {(place.search ?? place.state) && (
        <Button variant="subtle" onClick={() => onPlace({ batchId: place.batchId })}>
          {t('filter.clear')}
        </Button>
      )}
    </div>
  )
}

function isUsable({ state }: AccessCode): boolean {
  return state === 'unused' || state === 'used'
}
