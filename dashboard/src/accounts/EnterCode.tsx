import { Button } from '@mantine/core'
import { accounts } from '@portico/contract/accounts.ts'
import { api } from '../core/api.ts'
import { useContractForm } from '../core/useContractForm.ts'
import { useText } from '../core/useText.ts'
import { CodeField } from './CodeField.tsx'
import { Failure, SubmitLabel } from './Failure.tsx'
import { ResendButton } from './ResendButton.tsx'
import css from './SignIn.module.css'

type Props = { address: string; onDone: () => unknown; onBack: () => void }

/** The six digits sent to a phone, which activate its account. */
export function EnterCode({ address, onDone, onBack }: Props) {
  const t = useText('accounts')
  const { form, submit, isSaving, failure } = useContractForm({
    initialValues: { code: '' },
    schema: async () => (await import('@portico/contract/accounts.ts')).accounts.activate.body,
    toBody: ({ code }) => ({ code: code.replaceAll(/\s/g, ''), email_mobile: address }),
    async save(body) {
      await api(accounts.activate, { body })
      await onDone()
    },
  })
  return (
    <form className={css.fields} noValidate onSubmit={(event) => void submit(event)}>
      <CodeField form={form} name="code" label={t('code.label')} autoFocus />
      <Failure failure={failure} />
      <Button type="submit" size="md" loading={isSaving} fullWidth>
        <SubmitLabel failure={failure} label={t('code.submit')} />
      </Button>
      <ResendButton hasJustSent send={() => api(accounts.resendActivation, { body: { email_mobile: address } })} />
      <button type="button" className={css.link} onClick={onBack}>
        {t('otherAddress')}
      </button>
    </form>
  )
}
