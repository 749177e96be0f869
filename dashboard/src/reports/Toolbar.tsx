import type { ReactNode } from 'react'
import { IconArrowsLeftRight, IconBuildingStore, IconChevronDown } from '@tabler/icons-react'
import { LONGEST_DAYS, PRESETS, type Preset } from '@portico/contract/reports.ts'
import type { Head } from '@portico/contract/reports/replies.ts'
import { usePages } from '../core/selectedPage.ts'
import { useText } from '../core/useText.ts'
import { DateRange } from '../ui/dates/DateRange.tsx'
import { daysBetween, type Days } from '../ui/dates/ranges.ts'
import { MenuItem } from '../ui/MenuItem.tsx'
import { PopMenu } from '../ui/PopMenu.tsx'
import { daysOf, type View } from './view.ts'
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
  const dates = useText('dates')
  const { rows: pages } = usePages()
  const name = view.range ?? 'last7'
  return (
    <div className={css.toolbar}>
      <DateRange
        label={dates('label')}
        days={head?.range ?? daysOf(view.range)}
        name={isPreset(name) ? name : undefined}
        problemOf={(days) =>
          daysBetween(days) > LONGEST_DAYS ? t('range.tooLong', { days: LONGEST_DAYS }) : undefined
        }
        foot={head && t('range.zone', { zone: head.timeZone })}
        onDays={(days, chosen) => onView({ ...view, range: days && rangeIn(days, chosen) })}
      />
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

/** The server's own names stay names, so that a link to the last seven days goes on with them. */
function rangeIn({ from, to }: Days, name: string | undefined): string {
  return name !== undefined && isPreset(name) ? name : `${from},${to}`
}

function isPreset(name: string): name is Preset {
  return Object.hasOwn(PRESETS, name)
}

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
