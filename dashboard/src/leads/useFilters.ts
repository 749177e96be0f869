import { useMemo } from 'react'
import { LEAD_DUE, LEAD_SOURCES } from '@portico/contract/leads.ts'
import type { Filter } from '../ui/filters.ts'
import type { Place } from './place.ts'
import type { People, Stages } from './useBoard.ts'
import { stageName, type Say } from './words.ts'

/** Beside the newest first. */
const SORTS = ['name', 'dueAt', 'value'] as const

/** What leads can be narrowed by, and their order. */
export function useFilters(t: Say, stages: Stages, people: People): Filter<Place>[] {
  return useMemo(() => {
    const placeholder = t('filter.all')
    const owners = people.map(({ uid, displayName }) => ({ value: uid, label: displayName }))
    return [
      { kind: 'search', name: 'search', label: t('filter.search'), maxLength: 80 },
      {
        kind: 'one',
        name: 'stage',
        label: t('column.stage'),
        placeholder,
        options: stages.map((stage) => ({ value: stage.id, label: stageName(stage, t) })),
      },
      {
        kind: 'one',
        name: 'owner',
        label: t('column.owner'),
        placeholder,
        options: [{ value: 'none', label: t('nobody') }, ...owners],
      },
      {
        kind: 'one',
        name: 'due',
        label: t('filter.due'),
        placeholder,
        options: LEAD_DUE.map((value) => ({ value, label: t(`due.${value}`) })),
      },
      {
        kind: 'one',
        name: 'source',
        label: t('column.source'),
        placeholder,
        options: LEAD_SOURCES.map((value) => ({ value, label: t(`sources.${value}`) })),
      },
      { kind: 'days', from: 'fromDate', to: 'toDate', label: t('filter.days') },
      {
        kind: 'one',
        name: 'sort',
        label: t('sort.label'),
        placeholder: t('sort.createdAt'),
        options: SORTS.map((value) => ({ value, label: t(`sort.${value}`) })),
      },
    ]
  }, [t, stages, people])
}
