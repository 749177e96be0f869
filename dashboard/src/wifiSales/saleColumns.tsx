import { useMemo } from 'react'
import { groupCode } from '@portico/contract/accessCodes/strength.ts'
import { formatMoney } from '@portico/contract/money.ts'
import type { SaleState, WifiSale } from '@portico/contract/wifiSales.ts'
import { useFormat } from '../core/useFormat.ts'
import { useText } from '../core/useText.ts'
import type { Column } from '../ui/column.ts'
import { Tag, type Tone } from '../ui/Tag.tsx'

const TONES: Record<SaleState, Tone> = {
  pending: 'info',
  paid: 'good',
  refunded: 'warn',
  expired: 'quiet',
  failed: 'quiet',
  refused: 'bad',
}

/** A column whose text also goes into a file. */
type TextColumn = Column<WifiSale> & { text: (sale: WifiSale) => string }

export function useSaleColumns(): TextColumn[] {
  const t = useText('wifiSales')
  const names = useText('finance.topUp.names')
  const format = useFormat()
  return useMemo(() => {
    const written = (
      key: string,
      text: TextColumn['text'],
      more: Partial<TextColumn> & { label: string },
    ): TextColumn => ({ key, text, cell: text, ...more })
    const stateOf = ({ state, fault }: WifiSale) =>
      state === 'refused' && isKnownFault(fault) ? t(`fault.${fault}`) : t(`state.${state}`)
    return [
      written('name', ({ name }) => name, { label: t('offer'), card: 'title' }),
      written('amount', ({ amount, currency }) => formatMoney(amount, currency), {
        label: t('column.amount'),
        align: 'end',
      }),
      written('at', ({ createdAt }) => format.dateTime(createdAt), { label: t('column.at') }),
      written('by', ({ provider }) => names(provider), { label: t('column.by') }),
      written('code', ({ code }) => (code ? groupCode(code) : '–'), { label: t('column.code') }),
      written('reference', ({ reference }) => reference, { label: t('column.reference') }),
      written('state', stateOf, {
        label: t('column.state'),
        cell: (sale) => <Tag tone={TONES[sale.state]}>{stateOf(sale)}</Tag>,
      }),
    ]
  }, [t, names, format])
}

const FAULTS = ['amount', 'currency', 'offer'] as const

function isKnownFault(fault: string): fault is (typeof FAULTS)[number] {
  return (FAULTS as readonly string[]).includes(fault)
}
