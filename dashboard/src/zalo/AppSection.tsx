import { useState } from 'react'
import { Button } from '@mantine/core'
import { zalo, type ZaloSettings } from '@portico/contract/zalo.ts'
import { api } from '../core/api.ts'
import { useInvalidate } from '../core/keys.ts'
import { useSaved } from '../core/useSaved.ts'
import { useText } from '../core/useText.ts'
import { TextField } from '../ui/fields.tsx'
import { ResourceForm } from '../ui/ResourceForm.tsx'
import { SecretField } from '../ui/SecretField.tsx'
import { Section } from '../ui/Section.tsx'
import css from './zalo.module.css'

type Props = { settings: ZaloSettings; mayWrite: boolean; isConnected: boolean }

const schema = async () => (await import('@portico/contract/zalo.ts')).zalo.saveSettings.body

/** The app that the account agrees to, and its two secrets. */
export function AppSection({ settings, mayWrite, isConnected }: Props) {
  const t = useText('zalo.settings.app')
  const [isOpen, open] = useState(false)
  const tailOf = (secret: { tail: string } | null) => (secret ? t('tail', { tail: secret.tail }) : t('none'))
  const app = settings.appId || (settings.hasSharedApp ? t('shared') : t('none'))
  return (
    <Section title={t('title')} text={t('text')}>
      <dl className={css.facts}>
        {[
          [t('id'), app],
          [t('secret'), settings.appId ? tailOf(settings.appSecret) : app],
          [t('oaSecret'), tailOf(settings.oaSecret)],
        ].map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {mayWrite && (
        <Button variant="default" className={css.inline} onClick={() => open(true)}>
          {t('edit')}
        </Button>
      )}
      <AppForm settings={settings} isConnected={isConnected} opened={isOpen} onClose={() => open(false)} />
    </Section>
  )
}

type FormProps = { settings: ZaloSettings; isConnected: boolean; opened: boolean; onClose: () => void }

function AppForm({ settings, isConnected, opened, onClose }: FormProps) {
  const t = useText('zalo.settings.app')
  const saved = useSaved()
  const invalidate = useInvalidate()
  return (
    <ResourceForm
      opened={opened}
      onClose={onClose}
      title={t('title')}
      subtitle={t('text')}
      submitLabel={t('save')}
      initialValues={{ appId: settings.appId, appSecret: '', oaSecret: '' }}
      schema={schema}
      toBody={(values) => ({
        ...values,
        appSecret: values.appSecret || undefined,
        oaSecret: values.oaSecret || undefined,
      })}
      save={async (body) => {
        await saved('updated', () => api(zalo.saveSettings, { body }))
        await invalidate(zalo)
        onClose()
      }}
    >
      {(form) => (
        <>
          <TextField
            form={form}
            name="appId"
            label={t('id')}
            description={settings.hasSharedApp ? t('idHint') : undefined}
            inputMode="numeric"
            autoComplete="off"
            disabled={isConnected}
          />
          <SecretField form={form} name="appSecret" label={t('secret')} isKnown={settings.appSecret !== null} />
          <SecretField form={form} name="oaSecret" label={t('oaSecret')} isKnown={settings.oaSecret !== null} />
          <p className={css.note}>{t('oaSecretHint')}</p>
        </>
      )}
    </ResourceForm>
  )
}
