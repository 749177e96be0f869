import { Checkbox } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { MOST_OFFERS, type FlowFacts } from '@portico/contract/flows.ts'
import { formatMoney } from '@portico/contract/money.ts'
import { useFormat } from '../core/useFormat.ts'
import { useText } from '../core/useText.ts'
import { MoveButtons } from '../ui/MoveButtons.tsx'
import type { EditorProps } from './editorProps.ts'
import { moveOne } from './steps.ts'
import css from './flow.module.css'
import fields from './stepFields.module.css'

type Offer = FlowFacts['offers'][number]

/** What guests can buy at this step, in the order they see it. */
export function OffersField({ step, facts, onChange, onSay }: EditorProps) {
  const t = useText('flows')
  const f = useText('flows.offers')
  const known = facts?.offers ?? []
  const chosen = step.offers
  const shown = [
    ...chosen.flatMap((id) => known.find((offer) => offer.id === id) ?? []),
    ...known.filter(({ id }) => !chosen.includes(id)),
  ]
  const set = (offers: string[]) => onChange({ offers })

  function move({ id, name }: Offer, by: number) {
    const from = chosen.indexOf(id)
    if (from + by < 0 || from + by >= chosen.length) return
    set(moveOne(chosen, from, from + by))
    onSay(t('moved', { name, number: from + by + 1, of: chosen.length }))
  }

  return (
    <section className={css.part}>
      <h3>{f('title')}</h3>
      <p className={css.note}>{f('hint')}</p>
      {facts && known.length === 0 && (
        <p className={css.gate}>
          {f('none')} <Link to="/dashboard/accesscode">{f('create')}</Link>
        </p>
      )}
      {facts?.canSell === false && (
        <p className={css.gate}>
          {f('closed')}{' '}
          <Link to="/dashboard/wifi-sales" search={{ view: 'accounts' }}>
            {f('connect')}
          </Link>
        </p>
      )}
      <ol className={fields.ways}>
        {shown.map((offer) => (
          <OfferRow
            key={offer.id}
            offer={offer}
            at={chosen.indexOf(offer.id)}
            of={chosen.length}
            onCheck={(isChecked) => set(isChecked ? [...chosen, offer.id] : chosen.filter((id) => id !== offer.id))}
            onMove={(by) => move(offer, by)}
          />
        ))}
      </ol>
    </section>
  )
}

type RowProps = {
  offer: Offer
  /** Its place among the chosen offers; -1 when it is not chosen. */
  at: number
  of: number
  onCheck: (isChecked: boolean) => void
  onMove: (by: number) => void
}

function OfferRow({ offer: { name, price, currency, durationMinutes }, at, of, onCheck, onMove }: RowProps) {
  const t = useText('flows.offers')
  const format = useFormat()
  const isChosen = at >= 0
  return (
    <li className={fields.way}>
      <Checkbox
        label={name}
        description={t('facts', { price: formatMoney(price, currency), time: format.duration(durationMinutes * 60) })}
        checked={isChosen}
        disabled={!isChosen && of >= MOST_OFFERS}
        onChange={(event) => onCheck(event.currentTarget.checked)}
      />
      {isChosen && of > 1 && (
        <span className={fields.wayTools}>
          <MoveButtons
            labels={{ up: t('up', { name }), down: t('down', { name }) }}
            isFirst={at === 0}
            isLast={at === of - 1}
            size={34}
            onMove={onMove}
          />
        </span>
      )}
    </li>
  )
}
