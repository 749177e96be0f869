import type { ReactNode } from 'react'
import { IconArrowsLeftRight, IconBuildingStore, IconCalendar, IconChevronDown } from '@tabler/icons-react'
import type { Head } from '@portico/contract/reports/replies.ts'
import { usePages } from '../core/selectedPage.ts'
import { useFormat } from '../core/useFormat.ts'
import { useText } from '../core/useText.ts'
import { MenuItem } from '../ui/MenuItem.tsx'
import { PopMenu } from '../ui/PopMenu.tsx'
import { RangePicker } from './RangePicker.tsx'
import type { View } from './view.ts'
import css from './reports.module.css'

type Props = {
  view: View
  onView: (view: View) => void
  head?: Head
  /** A list of people has nothing to stand beside. */
  hasNoCompare?: boolean
  /** What this report alone asks for. */
  children?: ReactNode
}

const COMPARES = ['previous', 'year', 'none'] as const

/** Which days, beside which, of which venues. */
export function Toolbar({ view, onView, head, hasNoCompare, children }: Props) {
  const t = useText('reports')
  const format = useFormat()
  const { rows: pages } = usePages()
  const days =
    head &&
    `${format.day(head.range.from)} – ${format.day(head.range.to, { day: 'numeric', month: 'short', year: 'numeric' })}`
  const name = view.range ?? 'last7'
  const range = name === 'last7' || name === 'last10' || name === 'last30' ? t(`range.${name}`) : t('range.custom')
  return (
    <div className={css.toolbar}>
      <PopMenu
        label={`${t('range.label')}: ${range}${days ? `, ${days}` : ''}`}
        button={
          <>
            <IconCalendar size={17} stroke={1.7} aria-hidden />
            <strong>{range}</strong>
            {days && <span className={css.days}>{days}</span>}
            <IconChevronDown size={15} stroke={1.8} aria-hidden />
          </>
        }
        buttonClass={css.control}
        width={292}
        align="start"
        role="dialog"
      >
        <RangePicker view={view} onView={onView} head={head} />
      </PopMenu>
      {!hasNoCompare && <Compare view={view} onView={onView} />}
      {!hasNoCompare && head && !head.comparedTo && compareOf(view) !== 'none' && (
        <p className={css.days}>{t(`compare.noneBefore.${view.compare === 'year' ? 'year' : 'previous'}`)}</p>
      )}
      {pages.length > 1 && <Scope view={view} onView={onView} head={head} />}
      {children}
    </div>
  )
}

const compareOf = (view: View) => view.compare ?? 'previous'

function Compare({ view, onView }: Props) {
  const t = useText('reports')
  const compare = compareOf(view)
  return (
    <PopMenu
      label={`${t('compare.label')}: ${t(`compare.${compare}`)}`}
      button={
        <>
          <IconArrowsLeftRight size={17} stroke={1.7} aria-hidden />
          <span>{t(`compare.${compare}`)}</span>
          <IconChevronDown size={15} stroke={1.8} aria-hidden />
        </>
      }
      buttonClass={css.control}
      width={232}
      align="start"
    >
      {COMPARES.map((choice) => (
        <MenuItem
          key={choice}
          isChosen={choice === compare}
          onClick={() => onView({ ...view, compare: choice === 'previous' ? undefined : choice })}
        >
          {t(`compare.${choice}`)}
        </MenuItem>
      ))}
    </PopMenu>
  )
}

function Scope({ view, onView, head }: Props) {
  const t = useText('reports')
  return (
    <PopMenu
      label={`${t('scope.label')}: ${t(`scope.${view.scope ?? 'page'}`)}`}
      button={
        <>
          <IconBuildingStore size={17} stroke={1.7} aria-hidden />
          <span>
            {view.scope === 'all' && head
              ? t('scope.pages', { pages: head.pages })
              : t(`scope.${view.scope ?? 'page'}`)}
          </span>
          <IconChevronDown size={15} stroke={1.8} aria-hidden />
        </>
      }
      buttonClass={css.control}
      width={232}
      align="start"
    >
      <MenuItem isChosen={view.scope === undefined} onClick={() => onView({ ...view, scope: undefined })}>
        {t('scope.page')}
      </MenuItem>
      <MenuItem isChosen={view.scope === 'all'} onClick={() => onView({ ...view, scope: 'all' })}>
        {t('scope.all')}
      </MenuItem>
    </PopMenu>
  )
}
