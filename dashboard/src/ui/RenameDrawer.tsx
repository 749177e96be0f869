import type * as z from 'zod'
import { useContractForm } from '../core/useContractForm.ts'
import { useText } from '../core/useText.ts'
import { DrawerForm } from './DrawerForm.tsx'
import { TextField } from './fields.tsx'
import { FormDrawer } from './FormDrawer.tsx'
import { useLast } from './useLast.ts'

type NamedItem = { id: string; name: string }
type Props<Item extends NamedItem> = {
  item: Item | null
  /** What the name is of, such as "Name of the flow". */
  label: string
  hint?: string
  /** Loads the shape the contract states. */
  schema: () => Promise<z.ZodType<{ name: string }>>
  onClose: () => void
  /** @returns undefined when it failed and the error is already shown: the typed name stays. */
  onRename: (item: Item, name: string) => Promise<unknown>
}

/** Another name for something. */
export function RenameDrawer<Item extends NamedItem>(props: Props<Item>) {
  const t = useText('drafts')
  const shown = useLast(props.item)
  return (
    <FormDrawer opened={props.item !== null} onClose={props.onClose} title={t('rename')}>
      {shown && <RenameForm key={shown.id} {...props} item={shown} />}
    </FormDrawer>
  )
}

function RenameForm<Item extends NamedItem>({
  item,
  label,
  hint,
  schema,
  onClose,
  onRename,
}: Props<Item> & { item: Item }) {
  const t = useText('drafts')
  const state = useContractForm({
    initialValues: { name: item.name },
    schema,
    save: async ({ name }) => {
      if (await onRename(item, name)) onClose()
    },
  })
  return (
    <DrawerForm state={state} submitLabel={t('saveName')}>
      <TextField form={state.form} name="name" label={label} description={hint} maxLength={80} />
    </DrawerForm>
  )
}
