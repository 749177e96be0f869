import type { Template } from '@portico/contract/templates.ts'
import { useContractForm } from '../core/useContractForm.ts'
import { useText } from '../core/useText.ts'
import { DrawerForm } from '../ui/DrawerForm.tsx'
import { TextField } from '../ui/fields.tsx'
import { FormDrawer } from '../ui/FormDrawer.tsx'
import { useLast } from '../ui/useLast.ts'

type Props = {
  template: Template | null
  onClose: () => void
  onRename: (template: Template, name: string) => Promise<unknown>
}

/** Another name for a template. */
export function RenameDrawer({ template, onClose, onRename }: Props) {
  const t = useText('templates')
  const shown = useLast(template)
  return (
    <FormDrawer opened={template !== null} onClose={onClose} title={t('rename')}>
      {shown && <RenameForm key={shown.id} template={shown} onClose={onClose} onRename={onRename} />}
    </FormDrawer>
  )
}

function RenameForm({ template, onClose, onRename }: Props & { template: Template }) {
  const t = useText('templates')
  const state = useContractForm({
    initialValues: { name: template.name },
    schema: async () => (await import('@portico/contract/templates.ts')).pageTemplates.create.body.pick({ name: true }),
    save: async ({ name }) => {
      // How it went is said by the list; what was typed stays until it went well.
      if (await onRename(template, name)) onClose()
    },
  })
  return (
    <DrawerForm state={state} submitLabel={t('saveName')}>
      <TextField form={state.form} name="name" label={t('name')} maxLength={80} />
    </DrawerForm>
  )
}
