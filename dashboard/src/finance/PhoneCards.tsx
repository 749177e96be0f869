import { useMemo, useState } from 'react'
import { Button, Textarea } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { TELCO_NAMES, TELCOS } from '@portico/contract/gifts/kinds.ts'
import { platformCards, type CardKind } from '@portico/contract/gifts/platformCards.ts'
import { formatMoney } from '@portico/contract/money.ts'
import { ownValue } from '@portico/contract/names.ts'
import { api } from '../core/api.ts'
import { useFormat } from '../core/useFormat.ts'
import { useList } from '../core/useList.ts'
import { useSaved } from '../core/useSaved.ts'
import { useText } from '../core/useText.ts'
import { EmptyCup } from '../ui/art/EmptyCup.tsx'
import { nameColumn } from '../ui/columns.tsx'
import { DataTable } from '../ui/DataTable.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ScaledField, SelectField } from '../ui/fields.tsx'
import { ResourceForm } from '../ui/ResourceForm.tsx'
import { message } from '../ui/toasts.ts'
import { moneyMarks } from '../ui/numberMarks.ts'
import css from './finance.module.css'

const GROUP = { list: platformCards.list }
const CURRENCY = 'VND'
const schema = async () => (await import('@portico/contract/gifts/platformCards.ts')).platformCards.add.body
type Values = { telco: string; denomination: number | null; price: number | null; lines: string }
const EMPTY: Values = { telco: TELCOS[0], denomination: 50_000, price: 48_500, lines: '' }

/** The phone cards that the platform sells to pages: how many are left of each kind, and at what price. */
export function PhoneCards() {
  const t = useText('finance.cards')
  const list = useList(GROUP)
  const [isAdding, add] = useState(false)
  return (
    <>
      <div className={css.actions}>
        <Button leftSection={<IconPlus size={17} aria-hidden />} onClick={() => add(true)}>
          {t('add')}
        </Button>
      </div>
      <DataTable
        {...list}
        label={t('title')}
        columns={useColumns()}
        rowKey={({ telco, denomination }) => `${telco} ${denomination}`}
        rowName={({ telco, denomination }) => `${telco} ${formatMoney(denomination, CURRENCY)}`}
        empty={<EmptyState art={<EmptyCup />} title={t('empty')} text={t('emptyText')} />}
      />
      <AddForm opened={isAdding} onClose={() => add(false)} onDone={list.reload} />
    </>
  )
}

type AddProps = { opened: boolean; onClose: () => void; onDone: () => Promise<unknown> }

function AddForm({ opened, onClose, onDone }: AddProps) {
  const t = useText('finance.cards')
  const saved = useSaved()
  const options = TELCOS.map((value) => ({ value, label: ownValue<string>(TELCO_NAMES, value) ?? t('other') }))
  return (
    <ResourceForm
      opened={opened}
      onClose={onClose}
      title={t('add')}
      schema={schema}
      initialValues={EMPTY}
      submitLabel={t('save')}
      save={async (body) => {
        const { added, twice, wrong } = await saved('created', () => api(platformCards.add, { body }))
        message(t('done', { added: String(added), twice: String(twice), wrong: String(wrong) }))
        onClose()
        await onDone()
      }}
    >
      {(form) => (
        <>
          <SelectField form={form} name="telco" label={t('telco')} options={options} />
          <ScaledField
            form={form}
            name="denomination"
            label={t('denomination')}
            per={1}
            suffix=" ₫"
            {...moneyMarks('VND')}
          />
          <ScaledField
            form={form}
            name="price"
            label={t('price')}
            description={t('priceHelp')}
            per={1}
            suffix=" ₫"
            {...moneyMarks('VND')}
          />
          <Textarea
            key={form.key('lines')}
            {...form.getInputProps('lines')}
            label={t('lines')}
            description={t('linesHelp')}
            autosize
            minRows={6}
            maxRows={14}
            spellCheck={false}
          />
        </>
      )}
    </ResourceForm>
  )
}

function useColumns() {
  const t = useText('finance.cards')
  const format = useFormat()
  return useMemo(
    () => [
      nameColumn<CardKind>(
        t('denomination'),
        ({ denomination }) => formatMoney(denomination, CURRENCY),
        ({ telco }) => ownValue<string>(TELCO_NAMES, telco) ?? t('other'),
      ),
      {
        key: 'price',
        label: t('price'),
        align: 'end' as const,
        cell: ({ price }: CardKind) => formatMoney(price, CURRENCY),
      },
      { key: 'left', label: t('left'), align: 'end' as const, cell: ({ left }: CardKind) => format.number(left) },
      { key: 'sold', label: t('sold'), align: 'end' as const, cell: ({ sold }: CardKind) => format.number(sold) },
      {
        key: 'earned',
        label: t('earned'),
        align: 'end' as const,
        cell: ({ earned }: CardKind) => formatMoney(earned, CURRENCY),
      },
    ],
    [t, format],
  )
}
