import { IconGift } from '@tabler/icons-react'
import type { CostUnit } from '@portico/contract/gifts/kinds.ts'
import type { Gift } from '@portico/contract/gifts.ts'
import type { useText } from '../core/useText.ts'
import { stateColumn } from '../ui/columns.tsx'
import type { Column } from '../ui/column.ts'
import css from './gifts.module.css'

type Say = ReturnType<typeof useText<'gifts'>>
const TONES = { on: 'good', off: 'quiet', soldOut: 'warn' } as const

/** What the list says of a gift. */
export function giftColumns(t: Say, cost: (value: number, unit: CostUnit) => string): Column<Gift>[] {
  return [
    {
      key: 'name',
      label: t('column.name'),
      card: 'title',
      sort: ({ name }) => name,
      cell: ({ name, type, featuredImage }) => (
        <span className={css.named}>
          {featuredImage ? (
            <img src={featuredImage} alt="" loading="lazy" />
          ) : (
            <span className={css.noPicture} aria-hidden>
              <IconGift size={20} stroke={1.5} />
            </span>
          )}
          <span>
            <b>{name}</b>
            <small>{t(`type.${type}`)}</small>
          </span>
        </span>
      ),
    },
    {
      key: 'cost',
      label: t('column.cost'),
      sort: ({ costValue }) => costValue,
      cell: ({ costValue, costUnit }) => cost(costValue, costUnit),
    },
    {
      key: 'stock',
      label: t('column.stock'),
      align: 'end',
      sort: ({ stock }) => stock ?? Infinity,
      cell: ({ stock }) => stock ?? '∞',
    },
    {
      key: 'given',
      label: t('column.given'),
      align: 'end',
      isWide: true,
      sort: ({ given }) => given,
      cell: ({ given }) => given,
    },
    stateColumn<Gift, 'on' | 'off' | 'soldOut'>(
      t('column.state'),
      TONES,
      ({ isActive, stock }) => (!isActive ? 'off' : stock === 0 ? 'soldOut' : 'on'),
      (state) => t(`state.${state}`),
    ),
  ]
}
