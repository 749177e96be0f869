import { Button } from '@mantine/core'
import { replyCost } from '@portico/contract/inbox/cost.ts'
import { partsOf, withoutAccents } from '@portico/contract/messages/textParts.ts'
import { formatMoney } from '@portico/contract/money.ts'
import { useText } from '../core/useText.ts'
import css from './composer.module.css'

type Props = {
  /** With its fields filled in. */
  text: string
  /** Of one part. */
  rate: number
  onPlain: () => void
}

/** How long a text message is and what it costs, before it is sent; accents can be three times the price. */
export function TextMeter({ text, rate, onPlain }: Props) {
  const t = useText('inbox')
  const { parts, left } = partsOf(text)
  const plain = partsOf(withoutAccents(text))
  const cost = replyCost('sms', text, rate)
  return (
    <p className={css.meter} role="status">
      <span>
        {t('meter.parts', { parts, left })}
        {cost > 0 && ` · ${formatMoney(cost, 'VND')}`}
      </span>
      {plain.parts < parts && (
        <Button size="compact-xs" variant="subtle" onClick={onPlain}>
          {t('meter.plain', { parts: plain.parts })}
        </Button>
      )}
    </p>
  )
}
