import { Button } from '@mantine/core'
import { accounts } from '@portico/contract/accounts.ts'
import { api } from '../core/api.ts'
import { useErrorText } from '../core/errors.ts'
import { updateUser, useSession } from '../core/session.ts'
import { useContractForm } from '../core/useContractForm.ts'
import { useText } from '../core/useText.ts'
import { TextField } from '../ui/fields.tsx'
import { message } from '../ui/toasts.ts'
import css from './settings.module.css'

/** The name colleagues see. */
export function OwnName() {
  const t = useText('settings')
  const errorText = useErrorText()
  const displayName = useSession((state) => state.session?.displayName ?? '')
  const { form, submit, isSaving, failure } = useContractForm({
    initialValues: { displayName },
    schema: async () => (await import('@portico/contract/accounts.ts')).accounts.setName.body,
    async save(body) {
      await api(accounts.setName, { body })
      updateUser(body)
      message(t('name.saved'))
    },
  })
  return (
    <form className={css.form} noValidate onSubmit={(event) => void submit(event)}>
      <TextField form={form} name="displayName" label={t('name.field')} autoComplete="name" maxLength={128} />
      {failure !== null && (
        <p className={css.failure} role="alert">
          {errorText(failure)}
        </p>
      )}
      <div className={css.buttons}>
        <Button type="submit" loading={isSaving}>
          {t('name.save')}
        </Button>
      </div>
    </form>
  )
}
