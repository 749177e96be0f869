import { useMessages } from 'use-intl'
import { members } from '@portico/contract/members.ts'
import { useReply } from '../core/keys.ts'
import { usePage } from '../core/page.ts'
import { useText } from '../core/useText.ts'
import { FilterBar } from '../ui/FilterBar.tsx'
import { actionsOf } from './describe.ts'
import type { AuditFilters } from './place.ts'

type Props = { filters: AuditFilters; onFilters: (filters: AuditFilters) => void; count?: number }

/** Narrows the log: by person, action and days. Each choice goes into the address. */
export function AuditFilterBar({ filters, onFilters, count }: Props) {
  const t = useText('audit')
  const dates = useText('dates')
  const everything = t('filter.everything')
  return (
    <FilterBar
      label={t('title')}
      views="audit"
      place={filters}
      onPlace={onFilters}
      count={count}
      filters={[
        {
          kind: 'one',
          name: 'actor',
          label: t('filter.actor'),
          placeholder: t('filter.everybody'),
          options: usePeople(),
        },
        {
          kind: 'one',
          name: 'action',
          label: t('filter.action'),
          placeholder: everything,
          options: actionsOf(useMessages().audit, everything),
        },
        { kind: 'days', from: 'from', to: 'to', label: dates('label') },
      ]}
    />
  )
}

/** Every role that may read the log may read the members too. */
function usePeople() {
  const pageId = usePage((state) => state.pageId)
  const { data } = useReply(members.list, { query: { page_id: pageId ?? '' } }, { isEnabled: pageId !== null })
  return (data?.rows ?? []).map(({ uid, displayName, email_mobile }) => ({
    value: uid,
    label: displayName || email_mobile,
  }))
}
