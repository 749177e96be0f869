import { useState } from 'react'
import { ActionIcon, Button, NumberInput, TextInput } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import type { ItemAttribute } from '@portico/contract/menu.ts'
import { MOST_ATTRIBUTES, MOST_OPTIONS } from '@portico/contract/menu/limits.ts'
import { minorDigits } from '@portico/contract/money.ts'
import { useVenue } from '../core/selectedPage.ts'
import { useText } from '../core/useText.ts'
import { moneyMarks } from '../ui/numberMarks.ts'
import css from './menu.module.css'

type Props = { initial: readonly ItemAttribute[]; onChange: (attributes: ItemAttribute[]) => void }

/** What guests choose of an item, such as its size, each with what it adds to the price. */
export function AttributesField({ initial, onChange }: Props) {
  const t = useText('menu')
  const [attributes, setAttributes] = useState<ItemAttribute[]>([...initial])

  function change(next: ItemAttribute[]) {
    setAttributes(next)
    onChange(next)
  }
  const put = (at: number, attribute: ItemAttribute) => change(attributes.with(at, attribute))

  return (
    <fieldset className={css.attributes}>
      <legend className={css.label}>{t('attribute.title')}</legend>
      {attributes.map((attribute, at) => (
        <AttributeCard
          // oxlint-disable-next-line react/no-array-index-key -- an attribute has no id, and is not moved
          key={at}
          attribute={attribute}
          onChange={(next) => put(at, next)}
          onRemove={() => change(attributes.toSpliced(at, 1))}
        />
      ))}
      {attributes.length < MOST_ATTRIBUTES && (
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPlus size={15} stroke={2} aria-hidden />}
          onClick={() => change([...attributes, { name: '', options: [{ name: '', price: 0 }] }])}
        >
          {t('attribute.add')}
        </Button>
      )}
    </fieldset>
  )
}

type CardProps = { attribute: ItemAttribute; onChange: (attribute: ItemAttribute) => void; onRemove: () => void }

function AttributeCard({ attribute, onChange, onRemove }: CardProps) {
  const t = useText('menu')
  const { name, options } = attribute
  return (
    <div className={css.attribute}>
      <div className={css.line}>
        <TextInput
          aria-label={t('attribute.name')}
          placeholder={t('attribute.nameHint')}
          value={name}
          maxLength={40}
          onChange={(event) => onChange({ ...attribute, name: event.currentTarget.value })}
        />
        <ActionIcon variant="subtle" color="gray" size={36} aria-label={t('attribute.remove')} onClick={onRemove}>
          <IconX size={17} aria-hidden />
        </ActionIcon>
      </div>
      {options.map((option, at) => (
        <OptionLine
          // oxlint-disable-next-line react/no-array-index-key -- an option has no id, and is not moved
          key={at}
          option={option}
          onChange={(next) => onChange({ ...attribute, options: options.with(at, next) })}
          onRemove={
            options.length > 1 ? () => onChange({ ...attribute, options: options.toSpliced(at, 1) }) : undefined
          }
        />
      ))}
      {options.length < MOST_OPTIONS && (
        <Button
          variant="subtle"
          size="xs"
          onClick={() => onChange({ ...attribute, options: [...options, { name: '', price: 0 }] })}
        >
          {t('attribute.addOption')}
        </Button>
      )}
    </div>
  )
}

type OptionProps = {
  option: ItemAttribute['options'][number]
  onChange: (option: ItemAttribute['options'][number]) => void
  /** Absent for the last one. */
  onRemove: (() => void) | undefined
}

function OptionLine({ option, onChange, onRemove }: OptionProps) {
  const t = useText('menu')
  const { currency } = useVenue()
  const per = 10 ** minorDigits(currency)
  return (
    <div className={css.line}>
      <TextInput
        aria-label={t('attribute.option')}
        placeholder={t('attribute.optionHint')}
        value={option.name}
        maxLength={40}
        onChange={(event) => onChange({ ...option, name: event.currentTarget.value })}
      />
      <NumberInput
        aria-label={t('attribute.price')}
        suffix={` ${currency}`}
        {...moneyMarks(currency)}
        value={option.price / per}
        onChange={(next) => onChange({ ...option, price: typeof next === 'number' ? Math.round(next * per) : 0 })}
      />
      <ActionIcon
        variant="subtle"
        color="gray"
        size={36}
        aria-label={t('attribute.removeOption')}
        disabled={!onRemove}
        onClick={onRemove}
      >
        <IconX size={17} aria-hidden />
      </ActionIcon>
    </div>
  )
}
