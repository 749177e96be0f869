import { IconX } from '@tabler/icons-react'
import { gateways } from '@portico/contract/gateways.ts'
import { reports } from '@portico/contract/reports.ts'
import { useReply } from '../core/keys.ts'
import { useFormat } from '../core/useFormat.ts'
import { useText } from '../core/useText.ts'
import { useList } from '../core/useList.ts'
import { FILTERS, isFiltered, queryOf, unfiltered, type FilterName, type View } from './view.ts'
import { nameOf as codeName, type Words } from './words.ts'
import css from './reports.module.css'

type Props = {
  view: View
  onView: (view: View) => void
  /** The owner's words for answers. */
  names?: Words['names']
}

/** What the report is narrowed to, each to be taken away again. */
export function FilterChips({ view, onView, names }: Props) {
  const t = useText('reports')
  const nameOf = useFilterNames(view, names)
  if (!isFiltered(view)) return null
  const set = FILTERS.filter((name) => view[name] !== undefined)
  return (
    <div className={css.chips} role="group" aria-label={t('filter.label')}>
      {set.map((name) => {
        const label = `${t(`filter.${name}`)}: ${nameOf(name)}`
        return (
          <button
            key={name}
            type="button"
            className={css.chip}
            aria-label={t('filter.remove', { name: label })}
            onClick={() => onView({ ...view, [name]: undefined })}
          >
            {label}
            <IconX size={15} stroke={2} aria-hidden />
          </button>
        )
      })}
      {set.length > 1 && (
        <button type="button" className={css.plain} onClick={() => onView(unfiltered(view))}>
          {t('filter.clear')}
        </button>
      )}
    </div>
  )
}

/** The names behind codes and identifiers; a gateway's and a campaign's are asked for only when one is in the address. */
function useFilterNames(view: View, names: Words['names']): (filter: FilterName) => string {
  const format = useFormat()
  const t = useText('reports')
  const devices = useList(gateways, {}, { isEnabled: view.hotspot !== undefined })
  const campaigns = useReply(
    reports.campaigns,
    { query: { ...queryOf(unfiltered(view)), compare: 'none' } },
    { isEnabled: view.campaign !== undefined },
  )
  return (filter) => {
    const value = view[filter] ?? ''
    switch (filter) {
      case 'device':
        return t(`device.${value as 'phone'}`)
      case 'segment':
        return t(`segment.${value as 'new'}`)
      case 'brand':
      case 'system':
      case 'window':
        return codeName(value, t)
      case 'browser':
        return codeName(value, t, 'program')
      case 'weekday':
        return format.day(`2024-01-0${value}`, { weekday: 'long' })
      case 'hour':
        return `${value.padStart(2, '0')}:00`
      case 'answer':
        return names?.get(value.replace('=', ' ')) ?? value.slice(value.indexOf('=') + 1)
      case 'hotspot':
        return devices.rows.find(({ nas_id }) => nas_id === value)?.name ?? value
      case 'campaign':
        return campaigns.data?.rows.find(({ id }) => id === value)?.name ?? t('filter.unknown')
    }
  }
}
