import { Select } from '@mantine/core'
import { useMemo, useState } from 'react'
import { minorDigits } from '../core/formats.ts'
import { useLanguage } from '../core/language.ts'
import { useText } from '../core/useText.ts'
import { NumberField, TextField, type FieldForm } from '../ui/fields.tsx'
import type { PageValues } from './pageValues.ts'
import { moneyMarks } from '../ui/numberMarks.ts'
import css from './pages.module.css'

const CURRENCIES = ['VND', 'USD', 'EUR', 'GBP', 'CNY', 'JPY', 'KRW', 'THB', 'SGD', 'MYR', 'IDR', 'PHP', 'AUD', 'CHF']

type Props = { form: FieldForm & { getValues: () => PageValues }; isReadOnly: boolean }

/** Price, currency and unit; as many decimals as the currency has. */
export function PriceFields({ form, isReadOnly }: Props) {
  const t = useText('pages')
  const language = useLanguage((state) => state.language)
  const [currency, setCurrency] = useState(form.getValues().currency)
  const options = useMemo(() => {
    const names = new Intl.DisplayNames(language, { type: 'currency' })
    return [...new Set([form.getValues().currency, ...CURRENCIES])].map((code) => ({
      value: code,
      label: `${code} · ${names.of(code) ?? code}`,
    }))
  }, [form, language])
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Mantine’s own answer for a field is untyped
  const bound = form.getInputProps('currency') as { onChange: (value: string | null) => void }
  const digits = minorDigits(currency)
  return (
    <>
      <div className={css.row}>
        <NumberField
          form={form}
          name="price"
          label={t('field.price')}
          allowDecimal={digits > 0}
          decimalScale={digits}
          {...moneyMarks(currency)}
          min={0}
          hideControls
          readOnly={isReadOnly}
        />
        <TextField
          form={form}
          name="unit"
          label={t('field.unit')}
          placeholder={t('field.unitHint')}
          maxLength={32}
          readOnly={isReadOnly}
        />
      </div>
      <Select
        key={form.key('currency')}
        label={t('field.currency')}
        data={options}
        searchable
        allowDeselect={false}
        readOnly={isReadOnly}
        {...bound}
        onChange={(code) => {
          if (code) setCurrency(code)
          bound.onChange(code)
        }}
      />
    </>
  )
}
