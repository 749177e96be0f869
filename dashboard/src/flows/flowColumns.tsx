import type { Flow } from '@portico/contract/flows.ts'
import type { useText } from '../core/useText.ts'
import type { Column } from '../ui/column.ts'
import { Tag } from '../ui/Tag.tsx'
import { RelativeTime, type Format } from '../ui/Times.tsx'
import { stateOf } from './states.ts'
import css from './flow.module.css'

const TONES = { draft: 'quiet', published: 'good', changed: 'warn' } as const

/** What the list says of a flow. */
export function flowColumns(t: ReturnType<typeof useText<'flows'>>, format: Format): Column<Flow>[] {
  return [
    {
      key: 'name',
      label: t('column.name'),
      card: 'title',
      sort: ({ name }) => name,
      cell: ({ name, steps }) => (
        <span className={css.flowName}>
          <strong>{name}</strong>
          <small>{steps.length > 0 ? steps.map(({ type }) => t(`type.${type}`)).join(' → ') : t('noSteps')}</small>
        </span>
      ),
    },
    {
      key: 'state',
      label: t('column.state'),
      card: 'corner',
      sort: (flow) => stateOf(flow),
      cell: (flow) => <Tag tone={TONES[stateOf(flow)]}>{t(`state.${stateOf(flow)}`)}</Tag>,
    },
    {
      key: 'used',
      label: t('column.used'),
      sort: ({ isActive, gateways }) => (isActive ? 1000 : 0) + gateways.length,
      cell: ({ isActive, gateways }) => (
        <span className={css.used}>
          {isActive && (
            <Tag tone="info" hasDot>
              {t('wholePage')}
            </Tag>
          )}
          {gateways.length > 0 && t('onGateways', { count: gateways.length })}
          {!isActive && gateways.length === 0 && t('unused')}
        </span>
      ),
    },
    {
      key: 'changed',
      label: t('column.changed'),
      sort: ({ updatedAt }) => updatedAt,
      cell: ({ updatedAt }) => <RelativeTime at={updatedAt} format={format} />,
    },
  ]
}
