import { useId, useState } from 'react'
import { Button, TextInput } from '@mantine/core'
import { contrast, readColour, WHITE } from '@portico/portal/look/colour.ts'
import { useFormat } from '../core/useFormat.ts'
import { useText } from '../core/useText.ts'
import css from './stepFields.module.css'

type Props = { color: string | undefined; isReadOnly: boolean; onChange: (color: string | undefined) => void }

const PAPER = readColour('#fdf8f1')!
// WCAG 2.2: 1.4.3 for the words on it, 1.4.11 for the button on the page.
const TEXT_RATIO = 4.5
const EDGE_RATIO = 3
const HEX = /^#[0-9a-f]{6}$/i
const FALLBACK = '#0f766e'

/** The colour of a step's button, with what it does to those who must read it. */
export function ColorField({ color, isReadOnly, onChange }: Props) {
  const t = useText('flows')
  const id = useId()
  const [typed, setTyped] = useState(color ?? '')
  const [known, setKnown] = useState(color)
  // Undo changes the colour from outside.
  if (known !== color) {
    setKnown(color)
    setTyped(color ?? '')
  }

  function type(value: string) {
    setTyped(value)
    if (value === '') change(undefined)
    else if (HEX.test(value)) change(value.toLowerCase())
  }

  function change(next: string | undefined) {
    setKnown(next)
    onChange(next)
  }

  return (
    <div>
      <div className={css.color}>
        <TextInput
          id={id}
          label={t('color.label')}
          description={t('color.hint')}
          placeholder={FALLBACK}
          value={typed}
          maxLength={7}
          error={typed !== '' && !HEX.test(typed) ? t('color.invalid') : undefined}
          onChange={(event) => type(event.currentTarget.value.trim())}
        />
        <input
          type="color"
          className={css.swatch}
          aria-label={t('color.pick')}
          value={color ?? FALLBACK}
          disabled={isReadOnly}
          onChange={(event) => type(event.currentTarget.value)}
        />
        {color && (
          <Button variant="subtle" onClick={() => type('')}>
            {t('color.clear')}
          </Button>
        )}
      </div>
      {color && <Contrast color={color} />}
    </div>
  )
}

function Contrast({ color }: { color: string }) {
  const t = useText('flows')
  const { decimal } = useFormat()
  const colour = readColour(color)
  if (!colour) return null
  const [onPaper, onText] = [contrast(colour, PAPER), contrast(colour, WHITE)]
  const kind = onPaper < EDGE_RATIO ? 'paper' : onText < TEXT_RATIO ? 'text' : 'good'
  const ratio = decimal(kind === 'paper' ? onPaper : onText)
  return (
    <p className={css.contrast} data-kind={kind} role="status">
      {kind === 'good' ? t('color.good') : t(`color.${kind}`, { ratio })}
    </p>
  )
}
