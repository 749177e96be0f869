import { useState } from 'react'
import type { FlowStep } from '@portico/contract/flows.ts'
import { useLanguage } from '../core/language.ts'
import { useContractForm } from '../core/useContractForm.ts'
import { useText } from '../core/useText.ts'
import { ChoiceCards } from '../ui/ChoiceCards.tsx'
import { DrawerForm } from '../ui/DrawerForm.tsx'
import { TextField } from '../ui/fields.tsx'
import { FormDrawer } from '../ui/FormDrawer.tsx'
import { StepIcon } from './kinds.tsx'
import { isMissing, withWays } from './needs.ts'
import { presetSteps, PRESETS, type Preset } from './presets.ts'
import { useFacts } from './queries.ts'

type Props = {
  isOpen: boolean
  onClose: () => void
  onCreate: (body: { name: string; steps: FlowStep[] }) => Promise<unknown>
}

/** A new flow from a ready-made starting point. */
export function CreateDrawer({ isOpen, onClose, onCreate }: Props) {
  const t = useText('flows')
  return (
    <FormDrawer opened={isOpen} onClose={onClose} title={t('start.title')} subtitle={t('start.lead')} width={640}>
      <CreateForm onCreate={onCreate} onClose={onClose} />
    </FormDrawer>
  )
}

function CreateForm({ onCreate, onClose }: Omit<Props, 'isOpen'>) {
  const t = useText('flows')
  const facts = useFacts()
  const language = useLanguage((state) => state.language)
  const [preset, setPreset] = useState<Preset>('one-tap')
  const nameOf = (of: Preset) => t(`preset.${of}.name`)
  const state = useContractForm({
    initialValues: { name: nameOf('one-tap') },
    schema: async () => (await import('@portico/contract/flows.ts')).flows.create.body.pick({ name: true }),
    save: async ({ name }) => {
      await onCreate({ name, steps: presetSteps(preset, language, t).map((step) => withWays(step, facts)) })
      onClose()
    },
  })

  function choose(next: Preset) {
    // A name of their own stays.
    if (state.form.getValues().name === nameOf(preset)) state.form.setFieldValue('name', nameOf(next))
    setPreset(next)
  }

  return (
    <DrawerForm state={state} submitLabel={t('start.submit')}>
      <ChoiceCards
        label={t('start.legend')}
        value={preset}
        onChange={choose}
        choices={PRESETS.map((value) => ({
          value,
          label: nameOf(value),
          text: isMissing(value, facts)
            ? `${t(`preset.${value}.text`)} ${t('start.needs')}.`
            : t(`preset.${value}.text`),
          icon: value === 'empty' ? undefined : <StepIcon type={value} />,
        }))}
      />
      <TextField form={state.form} name="name" label={t('name.label')} description={t('name.hint')} maxLength={80} />
    </DrawerForm>
  )
}
