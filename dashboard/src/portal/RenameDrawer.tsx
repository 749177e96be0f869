import type { Flow } from '@portico/contract/portal.ts'
import { useContractForm } from '../core/useContractForm.ts'
import { useText } from '../core/useText.ts'
import { DrawerForm } from '../ui/DrawerForm.tsx'
import { TextField } from '../ui/fields.tsx'
import { FormDrawer } from '../ui/FormDrawer.tsx'
import { useLast } from '../ui/useLast.ts'

type Props = {
  flow: Flow | null
  onClose: () => void
  onRename: (flow: Flow, name: string) => Promise<unknown>
}

/** Another name for a flow. */
export function RenameDrawer({ flow, onClose, onRename }: Props) {
  const t = useText('loginFlows')
  const shown = useLast(flow)
  return (
    <FormDrawer opened={flow !== null} onClose={onClose} title={t('rename')}>
      {shown && <RenameForm key={shown.id} flow={shown} onClose={onClose} onRename={onRename} />}
    </FormDrawer>
  )
}

function RenameForm({ flow, onClose, onRename }: Props & { flow: Flow }) {
  const t = useText('loginFlows')
  const state = useContractForm({
    initialValues: { name: flow.name },
    schema: async () => (await import('@portico/contract/portal.ts')).portal.create.body.pick({ name: true }),
    save: async ({ name }) => {
      await onRename(flow, name)
      onClose()
    },
  })
  return (
    <DrawerForm state={state} submitLabel={t('name.save')}>
      <TextField form={state.form} name="name" label={t('name.label')} description={t('name.hint')} maxLength={80} />
    </DrawerForm>
  )
}
