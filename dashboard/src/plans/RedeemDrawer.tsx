import { useState } from 'react'
import { Button, TextInput } from '@mantine/core'
import { pageLicense, type LicenceReceipt } from '@portico/contract/plans/pageLicense.ts'
import { api } from '../core/api.ts'
import { useErrorText } from '../core/errors.ts'
import { useText } from '../core/useText.ts'
import { SideDrawer } from '../ui/SideDrawer.tsx'
import { message } from '../ui/toasts.ts'
import { Receipt } from './Receipt.tsx'
import css from './plans.module.css'

/** Takes a licence code; what it does is shown before it is used. */
export function RedeemDrawer({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const t = useText('plans.page')
  return (
    <SideDrawer opened={opened} onClose={onClose} title={t('redeem')}>
      {opened && <RedeemForm onDone={onClose} />}
    </SideDrawer>
  )
}

function RedeemForm({ onDone }: { onDone: () => void }) {
  const t = useText('plans.page')
  const errorText = useErrorText()
  const [code, write] = useState('')
  const [receipt, show] = useState<LicenceReceipt | null>(null)
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function send() {
    setBusy(true)
    setError(undefined)
    try {
      if (!receipt) show(await api(pageLicense.preview, { body: { code } }))
      else {
        const { plan } = await api(pageLicense.redeem, { body: { code } })
        message(t('redeemed', { plan }))
        onDone()
      }
    } catch (failure) {
      setError(errorText(failure))
    } finally {
      setBusy(false)
    }
  }

  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <TextInput
        label={t('code')}
        description={t('codeHelp')}
        placeholder="•••• •••• •••• ••••"
        autoComplete="off"
        spellCheck={false}
        maxLength={40}
        data-autofocus
        value={code}
        error={error}
        onChange={(event) => {
          write(event.currentTarget.value)
          show(null)
        }}
      />
      {receipt && <Receipt receipt={receipt} isBought={false} />}
      <Button type="submit" loading={isBusy} disabled={code.trim() === ''}>
        {receipt ? t('use') : t('look')}
      </Button>
    </form>
  )
}
