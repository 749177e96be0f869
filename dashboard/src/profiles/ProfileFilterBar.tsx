import type { ReactNode } from 'react'
import { PROFILE_TYPES } from '@portico/contract/profiles/facts.ts'
import { LIFECYCLES } from '@portico/contract/profiles/lifecycle.ts'
import type { Tag } from '@portico/contract/profiles/tags.ts'
import { segments } from '@portico/contract/segments.ts'
import { useText } from '../core/useText.ts'
import { useWholeList } from '../core/useWholeList.ts'
import { FilterBar } from '../ui/FilterBar.tsx'
import type { Filter } from '../ui/filters.ts'
import type { ProfileFilters } from './place.ts'

type Props = {
  filters: ProfileFilters
  onFilters: (filters: ProfileFilters) => void
  tags: readonly Tag[]
  count: number | undefined
  children?: ReactNode
}
/** The bar holds several tags as a list, the address and the call one text. */
type BarPlace = Omit<ProfileFilters, 'tags'> & { tags?: string[] }

const SORTS = ['lastSeenAt', 'visits', 'firstSeenAt'] as const

/** Narrows the list of guests; each choice goes into the address. */
export function ProfileFilterBar({ filters: { tags: ids, ...rest }, onFilters, tags, count, children }: Props) {
  const t = useText('profiles')
  return (
    <FilterBar
      label={t('title')}
      views="guests"
      filters={useFilters(tags)}
      place={{ ...rest, tags: ids?.split(',') }}
      onPlace={({ tags: chosen = [], ...place }) => onFilters({ ...place, tags: chosen.join(',') || undefined })}
      count={count}
    >
      {children}
    </FilterBar>
  )
}

function useFilters(tags: readonly Tag[]): Filter<BarPlace>[] {
  const t = useText('profiles')
  const saved = useWholeList(segments)
  return [
    { kind: 'search', name: 'search', label: t('search'), maxLength: 80 },
    {
      kind: 'one',
      name: 'profileType',
      label: t('filter.type'),
      placeholder: t('filter.everyType'),
      options: PROFILE_TYPES.map((value) => ({ value, label: t(`type.${value}`) })),
    },
    {
      kind: 'one',
      name: 'lifecycle',
      label: t('filter.lifecycle'),
      placeholder: t('filter.everyLifecycle'),
      options: LIFECYCLES.map((value) => ({ value, label: t(`lifecycle.${value}`) })),
    },
    {
      kind: 'one',
      name: 'segment',
      label: t('filter.segment'),
      placeholder: t('filter.everybody'),
      options: saved.rows.map(({ id, name }) => ({ value: id, label: name })),
    },
    {
      kind: 'several',
      name: 'tags',
      match: 'tagged',
      label: t('filter.tags'),
      placeholder: t('filter.tags'),
      options: tags.map(({ id, name }) => ({ value: id, label: name })),
    },
    { kind: 'days', from: 'fromDate', to: 'toDate', label: t('filter.dates') },
    {
      kind: 'one',
      name: 'sort',
      label: t('sort.label'),
      placeholder: t('sort.lastSeenAt'),
      options: SORTS.slice(1).map((value) => ({ value, label: t(`sort.${value}`) })),
    },
  ]
}
