import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { PageItem, PageMenu } from '@portico/contract/menu.ts'
import { useAllows } from '../core/rights.ts'
import { useText } from '../core/useText.ts'
import { EmptyCup } from '../ui/art/EmptyCup.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { SkeletonLine } from '../ui/Skeletons.tsx'
import { useRemoval } from '../ui/useRemoval.ts'
import { ItemRow } from './ItemRow.tsx'
import type { ItemFilters } from './place.ts'
import type { ItemsState } from './useItems.ts'
import css from './menu.module.css'

type Props = {
  items: ItemsState
  menus: readonly PageMenu[]
  filters: ItemFilters
  onOpen: (item: PageItem) => void
  onAdd: () => void
}

/** The items in the order guests see them; where a whole menu is shown, they can be moved. */
export function ItemList({ items, menus, filters, onOpen, onAdd }: Props) {
  const t = useText('menu')
  const mayWrite = useAllows('menu:write')
  const mayRemove = useAllows('menu:delete')
  const { rows, loading, error, reload } = items
  const isNarrowed = Boolean(filters.search ?? filters.soldOut ?? filters.sort)
  const isWhole = !isNarrowed && (filters.menu !== undefined || menus.length === 1)
  const remove = useRemoval<PageItem>(
    ({ name }) => ({ title: t('removeTitle', { name }), text: t('removeText'), confirm: t('remove'), isDanger: true }),
    ({ eid }) => items.remove({ eid }),
  )
  if (error && rows.length === 0) return <ErrorState error={error} onRetry={reload} isBoxed />
  if (loading) return <SkeletonLine width="70%" height={64} />
  if (rows.length === 0)
    return (
      <EmptyState art={<EmptyCup />} title={t(isNarrowed || filters.menu ? 'nothing' : 'empty')} text={t('lead')}>
        {mayWrite && (
          <Button leftSection={<IconPlus size={17} stroke={2} aria-hidden />} onClick={onAdd}>
            {t('add')}
          </Button>
        )}
      </EmptyState>
    )
  const canMove = isWhole && mayWrite
  const move = (from: number, to: number) => {
    const rest = rows.toSpliced(from, 1)
    void items.place(rows[from]!.eid, to === 0 ? null : (rest[to - 1]?.eid ?? null))
  }
  return (
    <>
      {mayWrite && !isWhole && menus.length > 1 && <p className={css.note}>{t('orderHint')}</p>}
      <ol className={css.items} aria-label={t('title')}>
        {rows.map((item, index) => (
          <ItemRow
            key={item.eid}
            item={item}
            menu={menus.length > 1 && !filters.menu ? menus.find(({ id }) => id === item.menu)?.name : undefined}
            place={canMove ? { index, of: rows.length, isEnd: !items.hasMore } : undefined}
            onMove={(to) => move(index, to)}
            onDrop={(eid, isAfter) => {
              const from = rows.findIndex((row) => row.eid === eid)
              const to = index + (isAfter ? 1 : 0)
              if (from >= 0) move(from, from < to ? to - 1 : to)
            }}
            onOpen={mayWrite ? () => onOpen(item) : undefined}
            onStock={(isSoldOut) => void items.setSoldOut(item.eid, isSoldOut)}
            onRemove={mayRemove ? () => void remove(item) : undefined}
          />
        ))}
      </ol>
      {items.hasMore && (
        <Button variant="default" loading={items.loadingMore} onClick={items.loadMore}>
          {t('more')}
        </Button>
      )}
    </>
  )
}
