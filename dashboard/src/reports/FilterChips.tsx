import { gateways } from '@portico/contract/gateways.ts'
import { reports } from '@portico/contract/reports.ts'
import { useReply } from '../core/keys.ts'
import { useFormat } from '../core/useFormat.ts'
import { useText } from '../core/useText.ts'
import { useList } from '../core/useList.ts'
import { FilterChips as Chips } from '../ui/FilterChips.tsx'
import { FILTERS, queryOf, withoutFilters, type FilterName, type View } from './view.ts'
import { nameOf as codeName, type Words } from './words.ts'
import { optionalText } from '../core/optionalText.ts'

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
  const chips = FILTERS.filter((name) => view[name] !== undefined).map((name) => ({
    key: name,
    label: `${t(`filter.${name}`)}: ${nameOf(name)}`,
    remove: () => onView({ ...view, [name]: undefined }),
  }))
  return <Chips chips={chips} onClear={() => onView(withoutFilters(view))} />
}

/** The names behind codes and identifiers; a gateway's and a campaign's are asked for only when one is in the address. */
function useFilterNames(view: View, names: Words['names']): (filter: FilterName) => string {
  const format = useFormat()
  const t = useText('reports')
  const devices = useList(gateways, {}, { isEnabled: view.hotspot !== undefined })
  const campaigns = useReply(
    reports.campaigns,
    { query: { ...queryOf(withoutFilters(view)), compare: 'none' } },
    { isEnabled: (view.campaign ?? view.variant) !== undefined },
  )
  const campaignOf = (id: string) => campaigns.data?.rows.find((row) => row.id === id)?.name ?? t('filter.unknown')
  return (filter) => {
    const value = view[filter] ?? ''
    switch (filter) {
      case 'device':
        return optionalText(t, `device.${value}`) ?? value
      case 'segment':
        return optionalText(t, `segment.${value}`) ?? value
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
        return campaignOf(value)
      case 'slot':
        return optionalText(t, `parts.slots.${value}`) ?? value
      case 'variant': {
        const [campaign = '', variant = ''] = value.split('=')
        return t('parts.variant', { name: campaignOf(campaign), variant: variant.toUpperCase() })
      }
    }
  }
}
