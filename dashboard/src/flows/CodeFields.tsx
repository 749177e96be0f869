import { Checkbox, NumberInput } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { CODE_WAYS, type CodeWay, type FlowStep } from '@portico/contract/flows.ts'
import { useText } from '../core/useText.ts'
import { MoveButtons } from '../ui/MoveButtons.tsx'
import type { EditorProps } from './editorProps.ts'
import { isWithin, moveOne } from './steps.ts'
import css from './flow.module.css'
import fields from './stepFields.module.css'

const LONGEST_MINUTES = 60

/** How a code reaches the guest, in the order the ways are tried, and how long it is good. */
export function CodeFields(props: EditorProps) {
  const { step, onChange } = props
  const t = useText('flows')
  return (
    <section className={css.part}>
      <h3>{t('code.title')}</h3>
      <WayFields {...props} />
      <NumberInput
        label={t('code.life')}
        description={t('code.lifeHint')}
        suffix={` ${t('session.minutes')}`}
        value={Math.round(step.expire_in / 60)}
        min={1}
        max={LONGEST_MINUTES}
        allowDecimal={false}
        allowNegative={false}
        onChange={(typed) =>
          isWithin(typed, 1, LONGEST_MINUTES) && onChange({ expire_in: Number(typed) * 60 }, `life ${step.id}`)
        }
      />
    </section>
  )
}

function WayFields({ step, facts, onChange, onSay }: EditorProps) {
  const t = useText('flows')
  const chosen = step.codeDeliverMode
  const shown = [...chosen, ...CODE_WAYS.filter((way) => fits(step.type, way) && !chosen.includes(way))]
  const set = (codeDeliverMode: CodeWay[]) => onChange({ codeDeliverMode })
  const isConnected = (way: CodeWay) => !facts || facts.ways.includes(way)

  function move(way: CodeWay, by: number) {
    const from = chosen.indexOf(way)
    if (from + by < 0 || from + by >= chosen.length) return
    set(moveOne(chosen, from, from + by))
    onSay(t('moved', { name: t(`way.${way}`), number: from + by + 1, of: chosen.length }))
  }

  return (
    <fieldset className={fields.options}>
      <legend>{t('code.ways')}</legend>
      <p className={css.note}>{t('code.waysHint')}</p>
      <ol className={fields.ways}>
        {shown.map((way) => (
          <WayRow
            key={way}
            way={way}
            at={chosen.indexOf(way)}
            of={chosen.length}
            isConnected={isConnected(way)}
            onCheck={(isChecked) => set(isChecked ? [...chosen, way] : chosen.filter((one) => one !== way))}
            onMove={(by) => move(way, by)}
          />
        ))}
      </ol>
      {!shown.every(isConnected) && (
        <p className={css.note}>
          <Link to="/dashboard/page-integration">{t('code.connect')}</Link>
        </p>
      )}
    </fieldset>
  )
}

type WayProps = {
  way: CodeWay
  /** Its place among the chosen ways; -1 when it is not chosen. */
  at: number
  of: number
  isConnected: boolean
  onCheck: (isChecked: boolean) => void
  onMove: (by: number) => void
}

function WayRow({ way, at, of, isConnected, onCheck, onMove }: WayProps) {
  const t = useText('flows')
  const name = t(`way.${way}`)
  const isChosen = at >= 0
  return (
    <li className={fields.way}>
      <Checkbox
        label={name}
        description={isConnected ? t(`code.cost.${way}`) : t('code.unconnected')}
        checked={isChosen}
        disabled={!isConnected && !isChosen}
        onChange={(event) => onCheck(event.currentTarget.checked)}
      />
      {isChosen && of > 1 && (
        <span className={fields.wayTools}>
          <MoveButtons
            labels={{ up: t('code.up', { name }), down: t('code.down', { name }) }}
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

/** A number gets no mail, an address no text message. */
function fits(type: FlowStep['type'], way: CodeWay): boolean {
  if (way === 'screen' || way === 'staff') return true
  return (type === 'email-code') === (way === 'email')
}
