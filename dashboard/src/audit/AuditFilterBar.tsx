import { Button, Select } from '@mantine/core'
import { useMessages } from 'use-intl'
import { members } from '@portico/contract/members.ts'
import { useReply } from '../core/keys.ts'
import { usePage } from '../core/page.ts'
import { useText } from '../core/useText.ts'
import { DateRange } from '../ui/dates/DateRange.tsx'
import { useToday } from '../ui/dates/useToday.ts'
import { actionsOf } from './describe.ts'
import type { AuditFilters } from './place.ts'
import css from './audit.module.css'

type Props = { filters: AuditFilters; onFilters: (filters: AuditFilters) => void }

/** Narrows the log: by person, action and days. Each choice goes into the address. */
export function AuditFilterBar({ filters, onFilters }: Props) {
  const t = useText('audit')
  const dates = useText('dates')
  const today = useToday()
  const { from, to } = filters
  const people = usePeople()
  const change = (part: AuditFilters) => onFilters({ ...filters, ...part })
  const actions = actionsOf(useMessages().audit, t('filter.everything'))
  return (
    <div className={css.filters} role="search" aria-label={t('title')}>
      <Select
        label={t('filter.actor')}
        placeholder={t('filter.everybody')}
        data={people}
        value={filters.actor ?? null}
        onChange={(actor) => change({ actor: actor ?? undefined })}
        clearable
        searchable
      />
      <Select
        label={t('filter.action')}
        placeholder={t('filter.everything')}
        data={actions}
        value={filters.action ?? null}
        onChange={(action) => change({ action: action ?? undefined })}
        clearable
        searchable
        maxDropdownHeight={320}
      />
      <DateRange
        label={dates('label')}
        days={from === undefined && to === undefined ? undefined : { from: from ?? to ?? '', to: to ?? today }}
        isOptional
        onDays={(days) => change({ from: days?.from, to: days?.to })}
      />
      {Object.values(filters).some(Boolean) && (
        <Button variant="subtle" onClick={() => onFilters({})}>
          {t('filter.clear')}
        </Button>
      )}
    </div>
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
