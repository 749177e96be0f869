import { useState } from 'react'
import { Button, TextInput } from '@mantine/core'
import { IconBan, IconPencil, IconPower, IconPrinter, IconSearch, IconTable } from '@tabler/icons-react'
import type { Batch } from '@portico/contract/accessCodes.ts'
import { useAllows } from '../core/rights.ts'
import { useSelectedPage } from '../core/selectedPage.ts'
import { useText } from '../core/useText.ts'
import { EmptyCup } from '../ui/art/EmptyCup.tsx'
import { DataTable } from '../ui/DataTable.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Tag } from '../ui/Tag.tsx'
import type { Format } from '../ui/Times.tsx'
import { useColumns } from '../ui/useColumns.tsx'
import { removal } from '../ui/useRemoval.ts'
import { useRowActions } from '../ui/useRowActions.ts'
import { EditDrawer } from './EditDrawer.tsx'
import { PrintDrawer } from './PrintDrawer.tsx'
import { useCodeCommands, useRevocationQuestion, type useBatches } from './useAccessCodes.ts'
import css from './accessCodes.module.css'

type Props = {
  list: ReturnType<typeof useBatches>
  onOpen: (id: string) => void
  onCreate: () => void
  onSearch: (search: string) => void
}

/** Every batch with how far it is used. */
export function BatchList({ list, onOpen, onCreate, onSearch }: Props) {
  const t = useText('accessCodes')
  const [edited, setEdited] = useState<Batch | null>(null)
  const [printed, setPrinted] = useState<Batch | null>(null)
  return (
    <>
      {list.rows.length > 0 && <SearchBox onSearch={onSearch} />}
      <DataTable
        {...list}
        label={t('batches')}
        columns={useBatchColumns()}
        rowKey={(batch) => batch.id}
        rowName={(batch) => batch.name}
        onOpen={(batch) => onOpen(batch.id)}
        actions={useBatchActions({ edit: setEdited, print: setPrinted })}
        empty={
          <EmptyState art={<EmptyCup />} title={t('empty.title')} text={t('empty.text')}>
            <Button onClick={onCreate}>{t('create')}</Button>
          </EmptyState>
        }
      />
      <EditDrawer batch={edited} onClose={() => setEdited(null)} />
      <PrintDrawer
        batch={printed}
        ssid={list.head?.ssid ?? ''}
        logo={list.head?.logo ?? null}
        onClose={() => setPrinted(null)}
      />
    </>
  )
}

function SearchBox({ onSearch }: { onSearch: (search: string) => void }) {
  const t = useText('accessCodes')
  return (
    <form
      role="search"
      className={css.search}
      onSubmit={(event) => {
        event.preventDefault()
        const text = new FormData(event.currentTarget).get('search')
        if (typeof text === 'string' && text.trim()) onSearch(text.trim())
      }}
    >
      <TextInput
        name="search"
        aria-label={t('filter.search')}
        placeholder={t('filter.search')}
        leftSection={<IconSearch size={17} stroke={1.8} aria-hidden />}
        maxLength={60}
        autoComplete="off"
      />
    </form>
  )
}

function useBatchActions({ edit, print }: { edit: (batch: Batch) => void; print: (batch: Batch) => void }) {
  const t = useText('accessCodes')
  const commands = useCodeCommands()
  const ask = useBatchQuestions()
  const mayRevoke = useAllows('access-code:revoke')
  return useRowActions<Batch>([
    {
      key: 'print',
      label: t('action.print'),
      icon: IconPrinter,
      isInline: true,
      isFor: (batch) => isOpen(batch) && batch.counts.unused > 0,
      run: print,
    },
    { key: 'edit', label: t('action.edit'), icon: IconPencil, isFor: isOpen, run: edit },
    {
      key: 'on',
      label: t('action.turnOn'),
      icon: IconPower,
      isFor: (batch) => isOpen(batch) && !batch.isEnabled,
      run: commands.toggle,
    },
    {
      key: 'off',
      label: t('action.turnOff'),
      icon: IconPower,
      isFor: (batch) => isOpen(batch) && batch.isEnabled,
      ask: ask.off,
      run: commands.toggle,
    },
    {
      key: 'csv',
      label: t('action.csv'),
      icon: IconTable,
      isFor: (batch) => allOf(batch) > 0,
      run: ({ id }) => commands.print(id, { as: 'csv' }),
    },
    mayRevoke && {
      key: 'revoke',
      label: t('action.revoke'),
      icon: IconBan,
      isDanger: true,
      isFor: isOpen,
      ask: ask.revoke,
      run: commands.revokeBatch,
    },
    mayRevoke &&
      removal(t('action.remove'), { isDanger: true, isFor: isUnused, ask: ask.remove, remove: commands.remove }),
  ])
}

/** What is asked before guests would notice. */
function useBatchQuestions() {
  const t = useText('accessCodes')
  const revocation = useRevocationQuestion()
  return {
    off: ({ name }: Batch) => ({ title: t('off.title', { name }), text: t('off.text'), confirm: t('action.turnOff') }),
    revoke: ({ name }: Batch) => revocation(t('revoke.batchTitle', { name })),
    remove: ({ name }: Batch) => ({
      title: t('remove.title', { name }),
      text: t('remove.text'),
      confirm: t('action.remove'),
      isDanger: true,
    }),
  }
}

function isOpen({ revokedAt }: Batch): boolean {
  return revokedAt === null
}

function isUnused({ counts }: Batch): boolean {
  return counts.used === 0
}

function useBatchColumns() {
  const t = useText('accessCodes')
  const currency = useSelectedPage()?.currency ?? 'VND'
  return useColumns<Batch>(
    ({ format, ...column }) => [
      {
        key: 'name',
        label: t('column.name'),
        card: 'title',
        sort: ({ name }) => name,
        cell: ({ name, kind, note }) => (
          <span className={css.batch}>
            <span className={css.name}>{name}</span>
            <span className={css.small}>{note || t(kind === 'sheet' ? 'form.sheet' : 'form.counter')}</span>
          </span>
        ),
      },
      {
        key: 'usage',
        label: t('column.usage'),
        sort: shareUsed,
        cell: (batch) => <Usage batch={batch} t={t} format={format} />,
      },
      {
        key: 'terms',
        label: t('column.terms'),
        sort: ({ durationMinutes }) => durationMinutes,
        cell: ({ durationMinutes }) => format.duration(durationMinutes * 60),
      },
      {
        key: 'price',
        label: t('column.price'),
        align: 'end',
        isWide: true,
        sort: ({ price }) => price ?? 0,
        cell: ({ price }) => (!price ? t('noPrice') : format.money(price, currency)),
      },
      column.lastDay('validUntil', t('column.validUntil'), { isWide: true }),
      {
        key: 'state',
        label: t('column.state'),
        card: 'corner',
        sort: ({ revokedAt, isEnabled }) => (revokedAt ? 2 : isEnabled ? 0 : 1),
        cell: ({ revokedAt, isEnabled }) =>
          revokedAt ? (
            <Tag tone="bad">{t('state.revoked')}</Tag>
          ) : (
            <Tag tone={isEnabled ? 'good' : 'warn'}>{t(isEnabled ? 'isOn' : 'isOff')}</Tag>
          ),
      },
    ],
    [t, currency],
  )
}

function allOf({ counts }: Batch): number {
  return counts.unused + counts.used + counts.expired + counts.revoked
}

function shareUsed(batch: Batch): number {
  return (batch.counts.used + batch.counts.expired) / Math.max(1, allOf(batch))
}

type UsageProps = { batch: Batch; t: ReturnType<typeof useText<'accessCodes'>>; format: Format }

/** The words say it; the bar lets the eye compare. */
function Usage({ batch, t, format: { number } }: UsageProps) {
  const { counts, kind } = batch
  const all = number(allOf(batch))
  return (
    <span className={css.usage}>
      <span>
        {kind === 'counter'
          ? t('issued', { all, usable: number(counts.unused + counts.used) })
          : t('usedOf', { used: number(counts.used + counts.expired), all })}
      </span>
      <span className={css.bar} aria-hidden>
        <span style={{ inlineSize: `${shareUsed(batch) * 100}%` }} />
      </span>
    </span>
  )
}
