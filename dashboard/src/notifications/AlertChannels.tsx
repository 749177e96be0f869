import { useMemo } from 'react'
import { IconSend } from '@tabler/icons-react'
import {
  ALERT_SERVICES,
  alertChannels,
  type AlertChannel,
  type AlertService,
} from '@portico/contract/notifications/alertChannels.ts'
import { NOTICE_KINDS, type NoticeKind } from '@portico/contract/notifications.ts'
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@portico/locales/languages.ts'
import { api } from '../core/api.ts'
import { useErrorText } from '../core/errors.ts'
import { currentLanguage } from '../core/language.ts'
import { useResource } from '../core/useResource.ts'
import { useText } from '../core/useText.ts'
import { stateColumn } from '../ui/columns.tsx'
import { ChoicesField, SelectField, SwitchField, TextField, type FieldForm, type ValueForm } from '../ui/fields.tsx'
import { ResourceList } from '../ui/ResourceScreen.tsx'
import { SecretField } from '../ui/SecretField.tsx'
import { message, notify } from '../ui/toasts.ts'
import { LoosePlug } from '../ui/art/LoosePlug.tsx'
import css from './notifications.module.css'

const SERVICE_NAMES: Record<AlertService, string> = { telegram: 'Telegram', slack: 'Slack', zalo: 'Zalo' }
const TONES = { on: 'good', off: 'quiet', failing: 'bad' } as const
type State = keyof typeof TONES

const stateOf = ({ isOn, problem }: AlertChannel): State => (!isOn ? 'off' : problem ? 'failing' : 'on')
const schema = async () => (await import('@portico/contract/notifications/alertChannels.ts')).alertChannels.create.body

/** Group chats that receive notices of the page. */
export function AlertChannels({ mayWrite }: { mayWrite: boolean }) {
  const t = useText('notifications.chats')
  const state = useResource(alertChannels)
  const test = useTest(state.list.reload)
  const columns = useMemo(
    () => [
      { key: 'name', label: t('name'), card: 'title' as const, cell: ({ name }: AlertChannel) => name },
      { key: 'service', label: t('service'), cell: ({ service }: AlertChannel) => SERVICE_NAMES[service] },
      stateColumn<AlertChannel, State>(t('state'), TONES, stateOf, (one) => t(`states.${one}`)),
    ],
    [t],
  )
  return (
    <section className={css.part}>
      <h2>{t('title')}</h2>
      <ResourceList
        state={state}
        t={t}
        mayWrite={mayWrite}
        art={<LoosePlug />}
        columns={columns}
        nameOf={({ name }) => name}
        schema={schema}
        valuesOf={valuesOf}
        toBody={(values) => ({ ...values, token: values.token || undefined })}
        renderFields={(form, known) => <ChannelFields form={form} isKnown={known !== undefined} />}
        actions={[{ key: 'test', label: t('test'), icon: IconSend, run: test }]}
      />
    </section>
  )
}

type Values = {
  name: string
  service: AlertService
  chat: string
  token: string
  kinds: NoticeKind[]
  language: Language
  isOn: boolean
}

function valuesOf(known: AlertChannel | undefined): Values {
  const kinds = known?.kinds ?? ['device.offline', 'device.open', 'device.online']
  const { name = '', service = ALERT_SERVICES[0], chat = '', language = currentLanguage(), isOn = true } = known ?? {}
  return { name, service, chat, token: '', kinds, language, isOn }
}

function ChannelFields({ form, isKnown }: { form: ValueForm<Values> & FieldForm; isKnown: boolean }) {
  const t = useText('notifications')
  const isSlack = form.useWatchValue('service') === 'slack'
  return (
    <>
      <TextField form={form} name="name" label={t('chats.name')} maxLength={60} withAsterisk />
      <SelectField
        form={form}
        name="service"
        label={t('chats.service')}
        options={ALERT_SERVICES.map((value) => ({ value, label: SERVICE_NAMES[value] }))}
      />
      {!isSlack && (
        <TextField
          form={form}
          name="chat"
          label={t('chats.chat')}
          description={t('chats.chatHint')}
          maxLength={100}
          withAsterisk
        />
      )}
      <SecretField form={form} name="token" label={t(isSlack ? 'chats.hook' : 'chats.token')} isKnown={isKnown} />
      <ChoicesField
        form={form}
        name="kinds"
        label={t('chats.kinds')}
        options={NOTICE_KINDS}
        labelOf={(kind) => t(`kind.${kind}`)}
      />
      <SelectField
        form={form}
        name="language"
        label={t('chats.language')}
        options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
      />
      <SwitchField form={form} name="isOn" label={t('chats.isOn')} />
    </>
  )
}

/** Sends a test message and says what the service answered. */
function useTest(reload: () => unknown) {
  const t = useText('notifications')
  const errorText = useErrorText()
  return async ({ id, name }: AlertChannel) => {
    try {
      const { problem } = await api(alertChannels.test, { params: { id } })
      if (problem === null) message(t('chats.tested', { name }), { seconds: 3 })
      else notify({ kind: 'bad', text: t('chats.refused', { name, problem }) })
      await reload()
    } catch (error) {
      notify({ kind: 'bad', text: errorText(error) })
    }
  }
}
