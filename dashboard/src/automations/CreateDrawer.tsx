import { useState } from 'react'
import { RECIPES, type Recipe } from '@portico/contract/automations/recipes.ts'
import type { Language } from '@portico/locales/languages.ts'
import { useLanguage } from '../core/language.ts'
import { useContractForm } from '../core/useContractForm.ts'
import { useText } from '../core/useText.ts'
import { ChoiceCards } from '../ui/ChoiceCards.tsx'
import { DrawerForm } from '../ui/DrawerForm.tsx'
import { TextField } from '../ui/fields.tsx'
import { FormDrawer } from '../ui/FormDrawer.tsx'

type NewAutomation = { name: string; recipe?: Recipe; language: Language }
type Props = { isOpen: boolean; onClose: () => void; onCreate: (body: NewAutomation) => Promise<unknown> }

/** A new automation from a recipe, or an empty one. */
export function CreateDrawer({ isOpen, onClose, onCreate }: Props) {
  const t = useText('automations')
  return (
    <FormDrawer opened={isOpen} onClose={onClose} title={t('create')} subtitle={t('recipe.lead')} width={640}>
      <CreateForm onCreate={onCreate} onClose={onClose} />
    </FormDrawer>
  )
}

const EMPTY = 'empty'
type Start = Recipe | typeof EMPTY
const STARTS: readonly Start[] = [...RECIPES, EMPTY]

function CreateForm({ onCreate, onClose }: Omit<Props, 'isOpen'>) {
  const t = useText('automations')
  const language = useLanguage((state) => state.language)
  const [start, setStart] = useState<Start>('welcome')
  const state = useContractForm({
    initialValues: { name: t('recipe.welcome') },
    schema: async () => (await import('@portico/contract/automations.ts')).automations.create.body.pick({ name: true }),
    save: async ({ name }) => {
      await onCreate({ name, language, ...(start !== EMPTY && { recipe: start }) })
      onClose()
    },
  })

  function choose(next: Start) {
    // A name of their own stays.
    if (state.form.getValues().name === t(`recipe.${start}`)) state.form.setFieldValue('name', t(`recipe.${next}`))
    setStart(next)
  }
  return (
    <DrawerForm state={state} submitLabel={t('create')}>
      <ChoiceCards<Start>
        label={t('recipe.legend')}
        value={start}
        onChange={choose}
        choices={STARTS.map((value) => ({
          value,
          label: t(`recipe.${value}`),
          text: t(`recipeText.${value}`),
        }))}
      />
      <TextField form={state.form} name="name" label={t('column.name')} maxLength={80} />
    </DrawerForm>
  )
}
