// The editor's own inputs: native ones, which every phone knows how to show.
import { useId, type ReactNode } from 'react'
import { useText } from '../../core/useText.ts'
import buttons from '../buttons.module.css'
import fields from './fields.module.css'

type PickProps<Value extends string> = {
  label: string
  value: Value
  values: readonly Value[]
  nameOf: (value: Value) => string
  onChange: (value: Value) => void
  /** The label is for screen readers only. */
  isBare?: boolean
  isDisabled?: boolean
}

export function PickOne<Value extends string>(props: PickProps<Value>) {
  const { label, value, values, nameOf, onChange, isBare, isDisabled } = props
  const id = useId()
  return (
    <div className={fields.field}>
      {!isBare && <label htmlFor={id}>{label}</label>}
      <select
        id={id}
        className={fields.select}
        aria-label={isBare ? label : undefined}
        value={value}
        disabled={isDisabled}
        onChange={(event) => onChange(values.find((one) => one === event.currentTarget.value) ?? value)}
      >
        {values.map((one) => (
          <option key={one} value={one}>
            {nameOf(one)}
          </option>
        ))}
      </select>
    </div>
  )
}

type ColourProps = {
  label: string
  value: string
  /** What guests see while nothing is chosen; with it the colour can be given back. */
  fallback?: string
  warning?: ReactNode
  onChange: (value: string) => void
}

export function ColourField({ label, value, fallback, warning, onChange }: ColourProps) {
  const t = useText('templates')
  const id = useId()
  return (
    <div className={fields.field}>
      <label htmlFor={id}>{label}</label>
      <div className={fields.colour}>
        <input
          id={id}
          type="color"
          value={value || fallback || '#000000'}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        <span>{value || t('automatic')}</span>
        {fallback !== undefined && value !== '' && (
          <button type="button" className={buttons.plain} onClick={() => onChange('')}>
            {t('automatic')}
          </button>
        )}
      </div>
      {warning && <p className={fields.warning}>{warning}</p>}
    </div>
  )
}

type RangeProps = {
  label: string
  value: number
  min: number
  max: number
  step: number
  /** The value in words. */
  said: string
  onChange: (value: number) => void
  help?: string
}

export function RangeField({ label, value, min, max, step, said, onChange, help }: RangeProps) {
  const id = useId()
  return (
    <div className={fields.field}>
      <label htmlFor={id}>
        {label} <output htmlFor={id}>{said}</output>
      </label>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={said}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
      />
      {help && <p className={fields.help}>{help}</p>}
    </div>
  )
}

/** A part of the editor that folds. */
export function Section({ title, isOpen, children }: { title: string; isOpen?: boolean; children: ReactNode }) {
  return (
    <details className={fields.section} open={isOpen}>
      <summary>{title}</summary>
      <div className={fields.sectionBody}>{children}</div>
    </details>
  )
}
