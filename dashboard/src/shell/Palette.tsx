import '@mantine/spotlight/styles.layer.css'
import './palette.css'
import { useEffect, useState } from 'react'
import { useDebouncedValue } from '@mantine/hooks'
import { createSpotlight, Spotlight, type SpotlightFilterFunction } from '@mantine/spotlight'
import { IconSearch } from '@tabler/icons-react'
import { matching } from '../core/matching.ts'
import { useText } from '../core/useText.ts'
import { usePaletteGroups } from './usePaletteGroups.tsx'

const [store, palette] = createSpotlight()
const WAIT_MS = 250

/** The command palette: pages, screens and actions by name. `asked` grows each time it is called for. */
export function Palette({ asked, onLook }: { asked: number; onLook: () => void }) {
  const t = useText('frame')
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed.trim(), WAIT_MS)
  const groups = usePaletteGroups(onLook, search)
  useEffect(() => {
    if (asked > 0) palette.open()
  }, [asked])
  return (
    <Spotlight
      store={store}
      query={typed}
      onQueryChange={setTyped}
      actions={groups}
      filter={byWords}
      shortcut={null}
      lockScroll={false}
      scrollable
      maxHeight={420}
      limit={60}
      // A plain `aria-label` would end on the box around the dialog.
      attributes={{ content: { 'aria-label': t('palette.open') } }}
      nothingFound={t('palette.none')}
      searchProps={{
        placeholder: t('palette.hint'),
        'aria-label': t('palette.open'),
        leftSection: <IconSearch size={20} stroke={1.75} aria-hidden />,
      }}
    />
  )
}

/** Accents and case do not matter: "khach" finds "Khách". A group without a match is left out, so that an empty list says so. */
const byWords: SpotlightFilterFunction = (typed, groups) =>
  groups.flatMap((group): typeof groups => {
    if (!('actions' in group)) return [group]
    const named = group.actions.map(({ id, label, keywords }) => ({ id, name: `${label} ${String(keywords ?? '')}` }))
    const found = new Set(matching(named, typed).map(({ id }) => id))
    const actions = group.actions.filter(({ id }) => found.has(id))
    return actions.length > 0 ? [{ ...group, actions }] : []
  })
