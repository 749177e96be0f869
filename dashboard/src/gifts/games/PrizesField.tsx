import { ActionIcon, Button, NumberInput, Select, TextInput } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { chanceLeft, MOST_PRIZES, writeChance } from '@portico/contract/gifts/gameKinds.ts'
import { gifts } from '@portico/contract/gifts.ts'
import type { Prize } from '@portico/contract/gifts/games.ts'
import { useReply } from '../../core/keys.ts'
import { useFormat } from '../../core/useFormat.ts'
import { useText } from '../../core/useText.ts'
import { useFieldValue, type ValueForm } from '../../ui/fields.tsx'
import type { GameValues } from './gameValues.ts'
import css from './games.module.css'

const NEW_CHANCE = 500
const MOST_GIFTS = 100

/** What can be won, how likely, and what that leaves for the consolation. */
export function PrizesField({ form }: { form: ValueForm<GameValues> }) {
  const t = useText('games')
  const { locale } = useFormat()
  const prizes = useFieldValue<GameValues, Prize[]>(form, 'prizes')
  const list = useReply(gifts.list, { query: { limit: MOST_GIFTS } })
  const options = (list.data?.rows ?? []).map(({ id, name }) => ({ value: id, label: name }))
  const set = (next: Prize[]) => form.setFieldValue('prizes', next)
  const left = chanceLeft(prizes)

  function add() {
    const used = new Set(prizes.map(({ id }) => id))
    const number = Array.from({ length: MOST_PRIZES + 1 }, (_, n) => n + 1).find((n) => !used.has(`prize-${n}`))
    set([...prizes, { id: `prize-${number}`, label: '', giftId: null, points: 0, chance: NEW_CHANCE }])
  }

  return (
    <fieldset className={css.prizes}>
      <legend>{t('prizes')}</legend>
      {prizes.map((prize) => (
        <PrizeRow
          key={prize.id}
          prize={prize}
          options={options}
          change={(part) => set(prizes.map((one) => (one.id === prize.id ? { ...one, ...part } : one)))}
          onRemove={prizes.length > 1 ? () => set(prizes.filter(({ id }) => id !== prize.id)) : undefined}
        />
      ))}
      <p role="status" className={left < 0 ? css.bad : css.left}>
        {left < 0 ? t('tooMuch') : t('left', { chance: writeChance(left, locale) })}
      </p>
      {form.errors['prizes'] && <p className={css.bad}>{form.errors['prizes']}</p>}
      {prizes.length < MOST_PRIZES && (
        <Button variant="default" leftSection={<IconPlus size={16} aria-hidden />} onClick={add}>
          {t('addPrize')}
        </Button>
      )}
    </fieldset>
  )
}

type RowProps = {
  prize: Prize
  options: { value: string; label: string }[]
  change: (part: Partial<Prize>) => void
  onRemove: (() => void) | undefined
}

function PrizeRow({ prize, options, change, onRemove }: RowProps) {
  const t = useText('games')
  return (
    <div className={css.prize}>
      <TextInput
        label={t('label')}
        value={prize.label}
        maxLength={40}
        onChange={(event) => change({ label: event.currentTarget.value })}
      />
      <Select
        label={t('gift')}
        placeholder={t('onlyPoints')}
        clearable
        data={options}
        value={prize.giftId}
        onChange={(giftId) => change({ giftId })}
      />
      <NumberInput
        label={t('points')}
        min={0}
        value={prize.points}
        onChange={(points) => change({ points: Number(points) || 0 })}
      />
      <NumberInput
        label={t('chance')}
        min={0.01}
        max={100}
        decimalScale={2}
        value={prize.chance / 100}
        onChange={(percent) => change({ chance: Math.round(Number(percent) * 100) })}
      />
      <ActionIcon variant="default" size={36} aria-label={t('removePrize')} disabled={!onRemove} onClick={onRemove}>
        <IconTrash size={16} aria-hidden />
      </ActionIcon>
    </div>
  )
}
