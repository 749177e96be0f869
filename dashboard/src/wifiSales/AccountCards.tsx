import { useState } from 'react'
import { Button, Switch } from '@mantine/core'
import { PAYMENT_PROVIDERS } from '@portico/contract/payments.ts'
import { wifiSales, type WifiAccount } from '@portico/contract/wifiSales.ts'
import { api } from '../core/api.ts'
import { useReply } from '../core/keys.ts'
import { useAllows } from '../core/rights.ts'
import { useSaved } from '../core/useSaved.ts'
import { useText } from '../core/useText.ts'
import { CodeBlock } from '../ui/CodeBlock.tsx'
import { confirm } from '../ui/confirm.ts'
import { ErrorState } from '../ui/ErrorState.tsx'
import { SkeletonCards } from '../ui/Skeletons.tsx'
import { Tag } from '../ui/Tag.tsx'
import { AccountForm } from './AccountForm.tsx'
import css from './wifiSales.module.css'

type Provider = WifiAccount['provider']

/** The venue's own accounts, one card for each provider. */
export function AccountCards() {
  const { data, error, refetch } = useReply(wifiSales.accounts, {})
  const [edited, setEdited] = useState<Provider | null>(null)
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonCards />
  const accountOf = (provider: Provider) => data.rows.find((row) => row.provider === provider)
  return (
    <>
      <ul className={css.cards}>
        {PAYMENT_PROVIDERS.map((provider) => (
          <AccountCard
            key={provider}
            provider={provider}
            account={accountOf(provider)}
            noticeUrl={data.noticeUrls[provider]}
            onEdit={() => setEdited(provider)}
            onChanged={refetch}
          />
        ))}
      </ul>
      <AccountForm
        provider={edited}
        isKnown={edited !== null && accountOf(edited) !== undefined}
        onClose={() => setEdited(null)}
        onSaved={refetch}
      />
    </>
  )
}

type CardProps = {
  provider: Provider
  account: WifiAccount | undefined
  noticeUrl: string
  onEdit: () => void
  onChanged: () => Promise<unknown>
}

function AccountCard(props: CardProps) {
  const { provider, account, noticeUrl } = props
  const t = useText('wifiSales')
  const names = useText('finance.topUp.names')
  const mayWrite = useAllows('wifi-account:write')
  const name = names(provider)
  const isOpen = account?.isEnabled === true
  return (
    <li className={css.card}>
      <div className={css.head}>
        <h2>{name}</h2>
        <Tag tone={isOpen ? 'good' : 'quiet'} hasDot={isOpen}>
          {t(account ? (isOpen ? 'account.open' : 'account.closed') : 'account.none')}
        </Tag>
      </div>
      <p className={css.text}>{t(`account.about.${provider}`)}</p>
      {account && (
        <>
          <p className={css.text}>
            {t('account.shown')} <code>{account.shown}</code>
          </p>
          <p className={css.text}>{t(`account.notice.${provider}`)}</p>
          <CodeBlock code={noticeUrl} label={t('account.noticeLabel', { name })} />
        </>
      )}
      {mayWrite && <Buttons name={name} {...props} />}
    </li>
  )
}

function Buttons({ name, provider, account, onEdit, onChanged }: CardProps & { name: string }) {
  const t = useText('wifiSales')
  const saved = useSaved()

  async function setEnabled(isEnabled: boolean) {
    const call = () => api(wifiSales.saveAccount, { params: { provider }, body: { isEnabled } })
    await saved('updated', call).catch(() => undefined)
    await onChanged()
  }

  async function disconnect() {
    const isSure = await confirm({
      title: t('account.removeTitle', { name }),
      text: t('account.removeText'),
      confirm: t('account.remove'),
      isDanger: true,
    })
    if (!isSure) return
    await saved('deleted', () => api(wifiSales.removeAccount, { params: { provider } })).catch(() => undefined)
    await onChanged()
  }

  return (
    <div className={css.actions}>
      <Button variant={account ? 'default' : 'light'} onClick={onEdit} aria-label={`${name}: ${t('account.edit')}`}>
        {t(account ? 'account.edit' : 'account.connect')}
      </Button>
      {account && (
        <>
          <Switch
            label={t('account.switch')}
            checked={account.isEnabled}
            onChange={(event) => void setEnabled(event.currentTarget.checked)}
          />
          <Button variant="subtle" color="red" onClick={() => void disconnect()}>
            {t('account.remove')}
          </Button>
        </>
      )}
    </div>
  )
}
