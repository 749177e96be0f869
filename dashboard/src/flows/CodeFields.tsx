import { Checkbox, NumberInput } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { CODE_WAYS, type CodeWay, type FlowStep } from '@portico/contract/flows.ts'
import { useText } from '../core/useText.ts'
import { MoveButtons } from '../ui/MoveButtons.tsx'
import type { EditorProps } from './editing.ts'
import { isWithin, moveOne } from './steps.ts'
import css from './flow.module.css'
import fields from './stepFields.module.css'

const LONGEST_MINUTES = 60

/** How a code reaches the guest, in the order the ways are tried, and how long it is good. */
export function CodeFields({ step, facts, onChange, onSay }: EditorProps) {
  const t = useText('flows')
  const chosen = step.codeDeliverMode
  const shown = [...chosen, ...CODE_WAYS.filter((way) => fits(step.type, way) && !chosen.includes(way))]
  const set = (codeDeliverMode: CodeWay[]) => onChange({ codeDeliverMode })

  function move(way: CodeWay, by: number) {
    const from = chosen.indexOf(way)
    if (from + by < 0 || from + by >= chosen.length) return
    set(moveOne(chosen, from, from + by))
    onSay(t('moved', { name: t(`way.${way}`), number: from + by + 1, of: chosen.length }))
  }

  return (
    <section className={css.part}>
      <h3>{t('code.title')}</h3>
      <fieldset className={fields.options}>
        <legend>{t('code.ways')}</legend>
        <p className={css.note}>{t('code.waysHint')}</p>
        <ol className={fields.ways}>
          {shown.map((way) => {
            const isOpen = !facts || facts.ways.includes(way)
            const name = t(`way.${way}`)
            const at = chosen.indexOf(way)
            return (
              <li key={way} className={fields.way}>
                <Checkbox
                  label={name}
                  description={isOpen ? t(`code.cost.${way}`) : t('code.unconnected')}
                  checked={at >= 0}
                  disabled={!isOpen && at < 0}
                  onChange={(event) =>
                    set(event.currentTarget.checked ? [...chosen, way] : chosen.filter((one) => one !== way))
                  }
                />
                {at >= 0 && chosen.length > 1 && (
                  <span className={fields.wayTools}>
                    <MoveButtons
                      labels={{ up: t('code.up', { name }), down: t('code.down', { name }) }}
                      isFirst={at === 0}
                      isLast={at === chosen.length - 1}
                      size={34}
                      onMove={(by) => move(way, by)}
                    />
                  </span>
                )}
              </li>
            )
          })}
        </ol>
        {facts && shown.some((way) => !facts.ways.includes(way)) && (
          <p className={css.note}>
            <Link to="/dashboard/page-integration">{t('code.connect')}</Link>
          </p>
        )}
      </fieldset>
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

/** A number gets no mail, an address no text message. */
function fits(type: FlowStep['type'], way: CodeWay): boolean {
  if (way === 'screen' || way === 'staff') return true
  return (type === 'email-code') === (way === 'email')
}
