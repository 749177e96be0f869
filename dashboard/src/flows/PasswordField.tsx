import { TextInput } from '@mantine/core'
import { useText } from '../core/useText.ts'
import type { EditorProps } from './editorProps.ts'
import css from './flow.module.css'

/** The password of the house, in plain sight as on the menu. */
export function PasswordField({ step, onChange }: EditorProps) {
  const t = useText('flows')
  return (
    <section className={css.part}>
      <TextInput
        label={t('password.label')}
        description={t('password.hint')}
        maxLength={64}
        autoComplete="off"
        value={step.password}
        onChange={(event) => onChange({ password: event.currentTarget.value }, `password ${step.id}`)}
      />
    </section>
  )
}
