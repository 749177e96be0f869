import { IconArrowsSort, IconChevronDown } from '@tabler/icons-react'
import { useText } from '../core/useText.ts'
import { MenuItem } from '../ui/MenuItem.tsx'
import { PopMenu } from '../ui/PopMenu.tsx'
import type { View } from './view.ts'
import css from './reports.module.css'

const SORTS = [
  { sort: undefined, label: 'byVisits' },
  { sort: 'seconds', label: 'byTime' },
  { sort: 'bytes', label: 'byData' },
] as const

/** By what guests are ranked. */
export function SortChoice({ view, onView }: { view: View; onView: (view: View) => void }) {
  const t = useText('reports')
  const chosen = SORTS.find(({ sort }) => sort === view.sort) ?? SORTS[0]
  return (
    <PopMenu
      label={`${t('people.sort')}: ${t(`people.${chosen.label}`)}`}
      button={
        <>
          <IconArrowsSort size={17} stroke={1.7} aria-hidden />
          <span>{t(`people.${chosen.label}`)}</span>
          <IconChevronDown size={15} stroke={1.8} aria-hidden />
        </>
      }
      buttonClass={css.control}
      width={220}
      align="start"
    >
      {SORTS.map(({ sort, label }) => (
        <MenuItem key={label} isChosen={sort === view.sort} onClick={() => onView({ ...view, sort })}>
          {t(`people.${label}`)}
        </MenuItem>
      ))}
    </PopMenu>
  )
}
