import { useState } from 'react'
import { Button } from '@mantine/core'
import { IconFileImport, IconPlus, IconPrinter } from '@tabler/icons-react'
import { pageMenus, type PageItem, type PageMenu } from '@portico/contract/menu.ts'
import { useAllows } from '../core/rights.ts'
import { useList } from '../core/useList.ts'
import { usePlace } from '../core/usePlace.ts'
import { useText } from '../core/useText.ts'
import { FilterBar } from '../ui/FilterBar.tsx'
import type { Filter } from '../ui/filters.ts'
import { Screen } from '../ui/Screen.tsx'
import { useLiveReload } from '../ui/useLiveReload.ts'
import { ViewTabs } from '../ui/ViewTabs.tsx'
import { CardsDrawer } from './CardsDrawer.tsx'
import { GuestLinks } from './GuestLinks.tsx'
import { ImportDrawer } from './ImportDrawer.tsx'
import { ItemDrawer } from './ItemDrawer.tsx'
import { ItemList } from './ItemList.tsx'
import { MenusTab } from './MenusTab.tsx'
import { readPlace, VIEWS, type Place } from './place.ts'
import { useItems } from './useItems.ts'

type Drawer = 'import' | 'cards' | null

/** What the venue serves: its menus, the items on them, and how guests find them. */
export function MenuPage() {
  const t = useText('menu')
  const [place, go] = usePlace(readPlace)
  const { view = 'items', ...filters } = place
  const menus = useList(pageMenus)
  const items = useItems(filters)
  const filterList = useFilters(menus.rows)
  const [edited, edit] = useState<PageItem | 'new' | null>(null)
  const [opened, open] = useState<Drawer>(null)
  useLiveReload(['menu'], () => Promise.all([menus.reload(), items.reload()]))
  return (
    <Screen title={t('title')} lead={t('lead')} action={<Buttons onOpen={open} onAdd={() => edit('new')} />}>
      <ViewTabs
        label={t('view.label')}
        views={VIEWS.map((value) => ({ value, label: t(`view.${value}`) }))}
        value={view}
        onChange={(next) => go({ ...place, view: next }, { isStep: true })}
      />
      {view === 'items' && (
        <>
          <FilterBar
            label={t('title')}
            filters={filterList}
            place={place}
            onPlace={go}
            count={items.loading ? undefined : items.count}
          />
          <ItemList items={items} menus={menus.rows} filters={filters} onOpen={edit} onAdd={() => edit('new')} />
        </>
      )}
      {view === 'menus' && <MenusTab />}
      {view === 'guests' && <GuestLinks />}
      <ItemDrawer item={edited} menus={menus.rows} menu={filters.menu} items={items} onClose={() => edit(null)} />
      <ImportDrawer
        opened={opened === 'import'}
        menu={filters.menu}
        onClose={() => open(null)}
        onDone={() => void Promise.all([menus.reload(), items.reload()])}
      />
      <CardsDrawer opened={opened === 'cards'} onClose={() => open(null)} />
    </Screen>
  )
}

function useFilters(menus: readonly PageMenu[]): readonly Filter<Place>[] {
  const t = useText('menu')
  return [
    { kind: 'search', name: 'search', label: t('search') },
    {
      kind: 'one',
      name: 'menu',
      label: t('menu'),
      placeholder: t('allMenus'),
      options: menus.map(({ id, name }) => ({ value: id, label: name })),
    },
    {
      kind: 'one',
      name: 'soldOut',
      label: t('stock'),
      placeholder: t('anyStock'),
      options: [
        { value: 'true', label: t('soldOut') },
        { value: 'false', label: t('available') },
      ],
    },
  ]
}

function Buttons({ onOpen, onAdd }: { onOpen: (drawer: Drawer) => void; onAdd: () => void }) {
  const t = useText('menu')
  const mayWrite = useAllows('menu:write')
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconPrinter size={17} stroke={1.8} aria-hidden />}
        onClick={() => onOpen('cards')}
      >
        {t('cards.open')}
      </Button>
      {mayWrite && (
        <Button
          variant="default"
          leftSection={<IconFileImport size={17} stroke={1.8} aria-hidden />}
          onClick={() => onOpen('import')}
        >
          {t('import.open')}
        </Button>
      )}
      {mayWrite && (
        <Button leftSection={<IconPlus size={17} stroke={2} aria-hidden />} onClick={onAdd}>
          {t('add')}
        </Button>
      )}
    </>
  )
}
