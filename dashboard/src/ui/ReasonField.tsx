import { useText } from '../core/useText.ts'
import { TextField, type FieldForm } from './fields.tsx'

type Props = { form: FieldForm; name?: string; label?: string; help?: string; max?: number }

/** Why something is done to what belongs to somebody else; it is never left out. */
export function ReasonField({ form, name = 'reason', label, help, max = 200 }: Props) {
  const t = useText('ui')
  return (
    <TextField
      form={form}
      name={name}
      label={label ?? t('reason')}
      description={help ?? t('reasonHelp')}
      maxLength={max}
      withAsterisk
    />
  )
}
