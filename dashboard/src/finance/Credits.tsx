import { useMemo, useState } from 'react'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { adminCredits, CREDIT_KINDS, CREDIT_STATES, type ManualCredit } from '@portico/contract/finance/credits.ts'
import { formatMoney } from '@portico/contract/money.ts'
import { useFormat } from '../core/useFormat.ts'
import { useList } from '../core/useList.ts'
import { useText } from '../core/useText.ts'
import { EmptyCup } from '../ui/art/EmptyCup.tsx'
import { nameColumn, stateColumn } from '../ui/columns.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { FilteredList } from '../ui/FilteredList.tsx'
import { Notice } from '../ui/Notice.tsx'
import type { ViewProps } from './adminPlace.ts'
import { CreditDrawer } from './CreditDrawer.tsx'
import { CreditForm } from './CreditForm.tsx'

const GROUP = { list: adminCredits.list }
const TONES = { waiting: 'warn', booked: 'good', declined: 'quiet' } as const

/** Money put in by hand, counter-entries, and what waits for a second administrator. */
export function Credits({ place, onPlace }: ViewProps) {
  const t = useText('finance.credits')
  const { search, kind, credit: state } = place
  const list = useList(GROUP, { search, kind, state })
  const [isAdding, add] = useState(false)
  const [chosen, choose] = useState<ManualCredit | null>(null)
  const filters = [
    { kind: 'search', name: 'search', label: t('search'), maxLength: 80 },
    {
      kind: 'one',
      name: 'credit',
      label: t('stateLabel'),
      placeholder: t('any'),
      options: CREDIT_STATES.map((value) => ({ value, label: t(`state.${value}`) })),
    },
    {
      kind: 'one',
      name: 'kind',
      label: t('kindLabel'),
      placeholder: t('any'),
      options: CREDIT_KINDS.map((value) => ({ value, label: t(`kind.${value}`) })),
    },
  ] as const
  const waiting = list.head?.waiting ?? 0
  return (
    <>
      {waiting > 0 && <Notice>{t('waiting', { count: waiting })}</Notice>}
      <FilteredList
        {...list}
        filters={filters}
        place={place}
        onPlace={onPlace}
        beside={
          <Button leftSection={<IconPlus size={17} aria-hidden />} onClick={() => add(true)}>
            {t('add')}
          </Button>
        }
        label={t('title')}
        columns={useColumns()}
        rowKey={({ id }) => id}
        rowName={({ owner, amount, currency }) => `${owner} ${formatMoney(amount, currency)}`}
        onOpen={choose}
        empty={<EmptyState art={<EmptyCup />} title={t('empty')} text={t('emptyText')} />}
      />
      <CreditForm opened={isAdding} onClose={() => add(false)} onDone={list.reload} />
      <CreditDrawer credit={chosen} onClose={() => choose(null)} onDone={list.reload} />
    </>
  )
}

function useColumns() {
  const t = useText('finance.credits')
  const format = useFormat()
  return useMemo(
    () => [
      nameColumn<ManualCredit>(
        t('amount'),
        ({ kind, amount, currency }) => `${kind === 'reversal' ? '−' : '+'}${formatMoney(amount, currency)}`,
        ({ owner }) => owner,
      ),
      { key: 'reason', label: t('reasonLabel'), cell: ({ reason }: ManualCredit) => reason },
      {
        key: 'asked',
        label: t('asked'),
        cell: ({ askedBy, askedAt }: ManualCredit) => `${askedBy} · ${format.dateTime(askedAt)}`,
      },
      {
        key: 'decided',
        label: t('decided'),
        isWide: true,
        cell: ({ decidedBy, note }: ManualCredit) => [decidedBy, note].filter(Boolean).join(' · ') || '–',
      },
      stateColumn<ManualCredit, ManualCredit['state']>(
        t('stateLabel'),
        TONES,
        ({ state }) => state,
        (state) => t(`state.${state}`),
      ),
    ],
    [t, format],
  )
}
