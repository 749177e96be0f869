import { accounts } from '@portico/contract/accounts.ts'
import type { Reply } from '@portico/contract/http/endpoint.ts'
import { api } from '../core/api.ts'
import { useContractForm } from '../core/useContractForm.ts'
import { useText } from '../core/useText.ts'
import { CodeBlock } from '../ui/CodeBlock.tsx'
import { DrawerForm } from '../ui/DrawerForm.tsx'
import { TextField } from '../ui/fields.tsx'
import { QrCode } from '../ui/QrCode.tsx'
import css from './settings.module.css'

type Props = { begun: Reply<typeof accounts.beginTotp>; onDone: (recoveryCodes: string[]) => void }

/** The picture for an authenticator app, the secret for those who cannot scan it, and the app's first code. */
export function ConfirmCode({ begun, onDone }: Props) {
  const t = useText('settings')
  const state = useContractForm({
    initialValues: { code: '' },
    schema: async () => (await import('@portico/contract/accounts.ts')).accounts.confirmTotp.body,
    toBody: ({ code }) => ({ code: code.replaceAll(/\s/g, '') }),
    async save(body) {
      const { recoveryCodes } = await api(accounts.confirmTotp, { body })
      onDone(recoveryCodes)
    },
  })
  return (
    <DrawerForm state={state} submitLabel={t('twoStep.turnOn')}>
      <ol className={css.steps}>
        <li>{t('twoStep.step1')}</li>
        <li>{t('twoStep.step2')}</li>
        <li>{t('twoStep.step3')}</li>
      </ol>
      <div className={css.qr}>
        <QrCode text={begun.url} label={t('twoStep.qr')} size={208} />
      </div>
      <p className={css.quiet}>{t('twoStep.secretText')}</p>
      <CodeBlock code={inFours(begun.secret)} label={t('twoStep.secret')} />
      <TextField
        form={state.form}
        name="code"
        label={t('twoStep.code')}
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={12}
        classNames={{ input: css.code }}
      />
    </DrawerForm>
  )
}

/** Apps ignore the spaces; eyes need them. */
function inFours(secret: string): string {
  return (secret.match(/.{1,4}/g) ?? []).join(' ')
}
