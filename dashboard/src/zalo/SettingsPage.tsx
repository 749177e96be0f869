import { useEffect, useEffectEvent, useState } from 'react'
import { Button } from '@mantine/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { zalo } from '@portico/contract/zalo.ts'
import { api } from '../core/api.ts'
import { useErrorText } from '../core/errors.ts'
import { useInvalidate, useReply } from '../core/keys.ts'
import { useAllows } from '../core/rights.ts'
import { useSaved } from '../core/useSaved.ts'
import { useText } from '../core/useText.ts'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Screen } from '../ui/Screen.tsx'
import { Section } from '../ui/Section.tsx'
import { SkeletonBlock } from '../ui/Skeletons.tsx'
import { message, notify } from '../ui/toasts.ts'
import { useLiveReload } from '../ui/useLiveReload.ts'
import { AccountCard } from './AccountCard.tsx'
import { AddressSection } from './AddressSection.tsx'
import { AppSection } from './AppSection.tsx'
import { PasteDrawer } from './PasteDrawer.tsx'
import css from './zalo.module.css'

/** The page's Official Account: connected here, and how it does. */
export function SettingsPage() {
  const t = useText('zalo.settings')
  const oa = useReply(zalo.pageOa, {})
  const settings = useReply(zalo.settings, {})
  const mayWrite = useAllows('page.integration:write')
  const [isPasting, setPasting] = useState(false)
  const invalidate = useInvalidate()
  const isFinishing = useConsent()
  const connect = useConnect()
  useLiveReload(['zalo'], () => invalidate(zalo))
  const error = oa.error ?? settings.error
  if (error) return <ErrorState error={error} onRetry={() => void invalidate(zalo)} />
  const account = oa.data?.[0]
  const canConnect = mayWrite && settings.data !== undefined
  return (
    <Screen
      title={t('title')}
      lead={t('lead')}
      action={
        canConnect && (
          <Button
            variant={account && !account.mustReconnect ? 'default' : 'filled'}
            loading={isFinishing}
            disabled={settings.data?.usedAppId === ''}
            onClick={() => void connect()}
          >
            {t(account ? 'reconnect' : 'connect')}
          </Button>
        )
      }
    >
      {oa.isPending || settings.isPending ? (
        <SkeletonBlock height={320} />
      ) : (
        <>
          {!mayWrite && <p className={css.note}>{t('ownerOnly')}</p>}
          <AccountCard account={account} mayWrite={mayWrite} />
          {!account && <Steps />}
          {settings.data && (
            <AppSection settings={settings.data} mayWrite={mayWrite} isConnected={account !== undefined} />
          )}
          {settings.data && <AddressSection settings={settings.data} account={account} />}
          {mayWrite && (
            <Section title={t('paste.title')} text={t('paste.text')}>
              <Button variant="default" className={css.inline} onClick={() => setPasting(true)}>
                {t('paste.open')}
              </Button>
            </Section>
          )}
        </>
      )}
      <PasteDrawer opened={isPasting} onClose={() => setPasting(false)} />
    </Screen>
  )
}

function Steps() {
  const t = useText('zalo.settings.steps')
  return (
    <section className={css.steps}>
      <h2>{t('title')}</h2>
      <ol>
        {(['one', 'two', 'three', 'four'] as const).map((step) => (
          <li key={step}>{t(step)}</li>
        ))}
      </ol>
    </section>
  )
}

/** Leads to Zalo, where the account's owner agrees. */
function useConnect() {
  const errorText = useErrorText()
  return async () => {
    try {
      const { url } = await api(zalo.connect, {})
      window.location.assign(url)
    } catch (error) {
      notify({ kind: 'bad', text: errorText(error) })
    }
  }
}

/** Finishes a consent that Zalo has just sent back. @returns whether it is on its way */
function useConsent(): boolean {
  const t = useText('zalo.settings')
  const search: Record<string, unknown> = useSearch({ strict: false })
  const navigate = useNavigate()
  const saved = useSaved()
  const invalidate = useInvalidate()
  const [isFinishing, setFinishing] = useState(false)
  const [code, state] = [search['code'], search['state']].map((value) => (value === undefined ? '' : String(value)))
  const finish = useEffectEvent(async (body: { code: string; state: string }) => {
    setFinishing(true)
    // The code works once: reloading the screen must not send it again.
    await navigate({ to: '.', search: {}, replace: true })
    try {
      await saved('updated', () => api(zalo.finish, { body }))
      message(t('connected'))
    } catch {
      // The toast has said it.
    }
    await invalidate(zalo)
    setFinishing(false)
  })
  useEffect(() => {
    if (code && state) void finish({ code, state })
  }, [code, state])
  return isFinishing
}
