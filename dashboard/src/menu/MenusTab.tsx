import { useMemo } from 'react'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { pageMenus, type PageMenu } from '@portico/contract/menu.ts'
import { api } from '../core/api.ts'
import { useAllows } from '../core/rights.ts'
import { useResource } from '../core/useResource.ts'
import { useText } from '../core/useText.ts'
import { EmptyCup } from '../ui/art/EmptyCup.tsx'
import type { RowAction } from '../ui/column.ts'
import { nameColumn, stateColumn } from '../ui/columns.tsx'
import { SwitchField, TextField } from '../ui/fields.tsx'
import { ResourceList } from '../ui/ResourceScreen.tsx'
import { NamesField } from './NamesField.tsx'

const TONES = { usual: 'good', other: 'quiet' } as const
const schema = async () => (await import('@portico/contract/menu.ts')).pageMenus.create.body
const nameOf = ({ name }: PageMenu) => name

/** The page's menus, one of which is the one guests see first. */
export function MenusTab() {
  const t = useText('menu.menus')
  const columns = useMemo(
    () => [
      nameColumn<PageMenu>(t('name'), nameOf, ({ items }) => t('items', { count: items })),
      stateColumn<PageMenu, keyof typeof TONES>(
        t('state'),
        TONES,
        (menu) => (menu.is_default ? 'usual' : 'other'),
        (state) => t(state),
      ),
    ],
    [t],
  )
  const state = useResource(pageMenus)
  const actions = useMoves(state.list)
  return (
    <ResourceList
      state={state}
      t={t}
      actions={actions}
      mayWrite={useAllows('menu:delete')}
      art={<EmptyCup />}
      columns={columns}
      nameOf={nameOf}
      schema={schema}
      valuesOf={(menu) => ({
        name: menu?.name ?? '',
        is_default: menu?.is_default ?? false,
        translations: menu?.translations ?? {},
      })}
      renderFields={(form) => (
        <>
          <TextField form={form} name="name" label={t('name')} maxLength={80} withAsterisk />
          <NamesField
            initial={form.getValues().translations}
            onChange={(names) => form.setFieldValue('translations', names)}
          />
          <SwitchField form={form} name="is_default" label={t('makeUsual')} />
        </>
      )}
    />
  )
}

type MenuList = { rows: readonly PageMenu[]; reload: () => unknown }

/** Moves a menu one place on, for those who may. */
function useMoves({ rows, reload }: MenuList): RowAction<PageMenu>[] {
  const t = useText('menu.menus')
  const mayMove = useAllows('menu:write')
  const move = async (menu: PageMenu, by: -1 | 1) => {
    const others = rows.filter(({ id }) => id !== menu.id)
    const place = rows.indexOf(menu) + by
    await api(pageMenus.place, { params: { id: menu.id }, body: { after: others[place - 1]?.id ?? null } })
    await reload()
  }
  const first = rows[0]
  const last = rows.at(-1)
  if (!mayMove) return []
  return [
    {
      key: 'forward',
      label: t('forward'),
      icon: IconArrowUp,
      isFor: (menu) => menu !== first,
      run: (menu) => void move(menu, -1),
    },
    {
      key: 'back',
      label: t('back'),
      icon: IconArrowDown,
      isFor: (menu) => menu !== last,
      run: (menu) => void move(menu, 1),
    },
  ]
}
