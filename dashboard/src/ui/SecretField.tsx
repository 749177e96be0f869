import { useText } from '../core/useText.ts'
import type { FieldForm } from './fields.tsx'
import { PasswordField } from './PasswordField.tsx'

type Props = { form: FieldForm; name: string; label: string; isKnown: boolean }

/** A secret goes in and is never shown again; empty keeps the one that is stored. */
export function SecretField({ isKnown, ...props }: Props) {
  const t = useText('ui')
  return (
    <PasswordField
      {...props}
      autoComplete="off"
      maxLength={500}
      description={isKnown ? t('keepSecret') : undefined}
      placeholder={isKnown ? '••••••••' : undefined}
      withAsterisk={!isKnown}
    />
  )
}
