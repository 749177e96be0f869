import type { ReactNode } from 'react'
import { Button, NumberInput, TextInput } from '@mantine/core'
import { MOST_HELD_OUT, MOST_TIERS } from '@portico/contract/loyalty/tiers.ts'
import { loyalty, type LoyaltySettings } from '@portico/contract/loyalty.ts'
import { api } from '../core/api.ts'
import { useInvalidate, useReply } from '../core/keys.ts'
import { useSaved } from '../core/useSaved.ts'
import { useText } from '../core/useText.ts'
import { NumberField, ScaledField, SwitchField, useFieldValue, type FieldForm, type ValueForm } from '../ui/fields.tsx'
import { ResourceForm } from '../ui/ResourceForm.tsx'
import css from './tasks.module.css'

const schema = async () => (await import('@portico/contract/loyalty.ts')).loyalty.saveSettings.body
type Form = ValueForm<LoyaltySettings> & FieldForm
type Tier = LoyaltySettings['tiers'][number]

/** How points come and go, and the tiers they lead to. */
export function PointsDrawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useText('tasks')
  const saved = useSaved()
  const invalidate = useInvalidate()
  const { data } = useReply(loyalty.settings, {}, { isEnabled: isOpen })
  if (!data) return null
  return (
    <ResourceForm
      opened={isOpen}
      onClose={onClose}
      title={t('points.open')}
      submitLabel={t('save')}
      initialValues={data}
      schema={schema}
      save={async (body) => {
        await saved('updated', () => api(loyalty.saveSettings, { body }))
        await invalidate(loyalty)
        onClose()
      }}
    >
      {(form) => (
        <>
          <SwitchField form={form} name="isOn" label={t('points.isOn')} />
          <NumberField form={form} name="visitPoints" label={t('points.visitPoints')} min={0} max={100_000} />
          <ScaledField form={form} name="expiryMonths" label={t('points.expiryMonths')} per={1} />
          <NumberField form={form} name="birthdayPoints" label={t('points.birthdayPoints')} min={0} max={1_000_000} />
          <Tiers form={form} />
          <ScaledField form={form} name="tierMonths" label={t('points.tierMonths')} per={1} />
          <NumberField
            form={form}
            name="holdOut"
            label={t('points.holdOut')}
            description={t('points.holdOutHint')}
            min={0}
            max={MOST_HELD_OUT}
          />
        </>
      )}
    </ResourceForm>
  )
}

function Tiers({ form }: { form: Form }) {
  const t = useText('tasks')
  const tiers = useFieldValue<LoyaltySettings, Tier[]>(form, 'tiers')
  const set = (next: Tier[]) => form.setFieldValue('tiers', next)
  const change = (index: number, changes: Partial<Tier>) =>
    set(tiers.map((tier, place) => (place === index ? { ...tier, ...changes } : tier)))
  const fresh = (): Tier => ({
    id: `tier-${crypto.randomUUID().slice(0, 8)}`,
    name: '',
    from: (tiers.at(-1)?.from ?? 0) + 100,
    bonus: 0,
    perks: '',
  })
  return (
    <div className={css.tiers}>
      <h3>{t('points.tiers')}</h3>
      {tiers.map((tier, index) => (
        <OneTier
          key={tier.id}
          tier={tier}
          error={form.errors[`tiers.${index}.name`]}
          onChange={(changes) => change(index, changes)}
          onRemove={() => set(tiers.filter((_, place) => place !== index))}
        />
      ))}
      {form.errors['tiers'] && <p role="alert">{form.errors['tiers']}</p>}
      {tiers.length < MOST_TIERS && (
        <Button variant="default" onClick={() => set([...tiers, fresh()])}>
          {t('points.addTier')}
        </Button>
      )}
    </div>
  )
}

type TierProps = { tier: Tier; error: ReactNode; onChange: (changes: Partial<Tier>) => void; onRemove: () => void }

function OneTier({ tier, error, onChange, onRemove }: TierProps) {
  const t = useText('tasks')
  return (
    <fieldset className={css.tier}>
      <TextInput
        label={t('points.tierName')}
        value={tier.name}
        maxLength={40}
        error={error}
        onChange={(event) => onChange({ name: event.currentTarget.value })}
      />
      <div className={css.pair}>
        <NumberInput
          label={t('points.from')}
          value={tier.from}
          min={1}
          allowDecimal={false}
          onChange={(next) => onChange({ from: Number(next) || 1 })}
        />
        <NumberInput
          label={t('points.bonus')}
          value={tier.bonus}
          min={0}
          max={400}
          allowDecimal={false}
          onChange={(next) => onChange({ bonus: Number(next) || 0 })}
        />
      </div>
      <TextInput
        label={t('points.perks')}
        value={tier.perks}
        maxLength={200}
        onChange={(event) => onChange({ perks: event.currentTarget.value })}
      />
      <Button variant="default" size="xs" onClick={onRemove}>
        {t('points.removeTier')}
      </Button>
    </fieldset>
  )
}
