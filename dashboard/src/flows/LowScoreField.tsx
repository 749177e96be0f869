import { NativeSelect, Switch } from '@mantine/core'
import { useText } from '../core/useText.ts'
import css from './flow.module.css'

/** The scores a question can have, and up to which one a guest is unhappy. */
const SCORES = { rating: { from: 1, to: 5, usual: 2 }, nps: { from: 0, to: 10, usual: 6 } } as const

type Props = {
  type: keyof typeof SCORES
  most: number | undefined
  onChange: (most: number | undefined) => void
}

/** Whether a low score makes a lead, and how low. */
export function LowScoreField({ type, most, onChange }: Props) {
  const t = useText('flows')
  const { from, to, usual } = SCORES[type]
  const scores = Array.from({ length: to - from + 1 }, (_, n) => String(from + n))
  return (
    <div className={css.pair}>
      <Switch
        label={t('lowScore')}
        checked={most !== undefined}
        onChange={(event) => onChange(event.currentTarget.checked ? usual : undefined)}
      />
      {most !== undefined && (
        <NativeSelect
          label={t('lowScoreMost')}
          value={String(most)}
          data={scores}
          onChange={(event) => onChange(Number(event.currentTarget.value))}
        />
      )}
    </div>
  )
}
