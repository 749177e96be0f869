import { Button } from '@mantine/core'
import { useState } from 'react'
import { accounts } from '@portico/contract/accounts.ts'
import type { Reply } from '@portico/contract/http/endpoint.ts'
import { api } from '../core/api.ts'
import { useContractForm } from '../core/useContractForm.ts'
import { useText } from '../core/useText.ts'
import { TextField } from '../ui/fields.tsx'
import { CheckMail } from './CheckMail.tsx'
import { Failure, SubmitLabel } from './Failure.tsx'
import { FrontDoor } from './FrontDoor.tsx'
import { Onward } from './Onward.tsx'
import { ResetForm } from './ResetForm.tsx'
import { useServerOptions } from '../core/serverOptions.ts'
import css from './SignIn.module.css'

type ResetNotice = Reply<typeof accounts.forgotPassword> & { address: string }

/** A link by mail, or digits by text message, to choose a new password. Says the same whether the account exists or not. */
export function ForgotPassword() {
  const t = useText('accounts')
  const hasMobile = useServerOptions()?.mobile ?? true
  const [sent, setSent] = useState<ResetNotice | null>(null)
  const { form, submit, isSaving, failure } = useContractForm({
    initialValues: { email_mobile: '' },
    schema: async () => (await import('@portico/contract/accounts.ts')).accounts.forgotPassword.body,
    async save(body) {
      setSent({ ...(await api(accounts.forgotPassword, { body })), address: body.email_mobile })
    },
  })
  const again = () => api(accounts.forgotPassword, { body: { email_mobile: sent?.address ?? '' } })
  const isMail = sent?.channel === 'email'
  return (
    <FrontDoor
      title={t('forgot.title')}
      heading={t(!sent ? 'forgot.title' : isMail ? 'mail.title' : 'code.title')}
      intro={!sent ? t('forgot.intro') : t(isMail ? 'forgot.mailIntro' : 'forgot.codeIntro', { address: sent.address })}
    >
      <form className={css.fields} hidden={sent !== null} noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          form={form}
          name="email_mobile"
          label={t(hasMobile ? 'emailOrMobile' : 'email')}
          size="md"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={128}
        />
        <Failure failure={failure} />
        <Button type="submit" size="md" loading={isSaving} fullWidth>
          <SubmitLabel failure={failure} label={t('forgot.submit')} />
        </Button>
      </form>
      {sent && isMail && <CheckMail hint={t('forgot.hint')} resend={again} onBack={() => setSent(null)} />}
      {sent && !isMail && <ResetForm mobile={{ address: sent.address, resend: again }} />}
      <Onward label={t('toSignIn')} to="/signin" />
    </FrontDoor>
  )
}
