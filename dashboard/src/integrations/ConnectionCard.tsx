import { useState } from 'react'
import { Button } from '@mantine/core'
import { IconBrandGoogle, IconDeviceMobileMessage, IconMail } from '@tabler/icons-react'
import { connections, type Connection } from '@portico/contract/integrations.ts'
import { api } from '../core/api.ts'
import { useSaved } from '../core/useSaved.ts'
import { useFormat } from '../core/useFormat.ts'
import { useText } from '../core/useText.ts'
import { confirm } from '../ui/confirm.ts'
import { Tag, type Tone } from '../ui/Tag.tsx'
import { RelativeTime } from '../ui/Times.tsx'
import { useProblem } from './useProblem.ts'
import { useReportedTest } from './useReportedTest.ts'
import css from './integrations.module.css'

const ICONS = { smtp: IconMail, google: IconBrandGoogle, sms: IconDeviceMobileMessage }
const TONES = { off: 'quiet', new: 'info', good: 'good', failing: 'bad' } satisfies Record<string, Tone>

type Props = {
  connection: Connection
  mayWrite: boolean
  onEdit: () => void
  onTest: () => void
  onChanged: () => Promise<unknown>
}

/** One service: what it is for, how it does, and what can be done about it. */
export function ConnectionCard(props: Props) {
  const { connection, mayWrite } = props
  const t = useText('integrations')
  const { kind, settings } = connection
  const Icon = ICONS[kind]
  const state = stateOf(connection)
  return (
    <li className={css.card}>
      <div className={css.cardHead}>
        <span className={css.icon}>
          <Icon size={24} stroke={1.7} aria-hidden />
        </span>
        <div>
          <h2>{t(`cards.${kind}.name`)}</h2>
          <Tag tone={TONES[state]} hasDot={state !== 'off'}>
            {t(`state.${state}`)}
          </Tag>
        </div>
      </div>
      <p className={css.text}>{t(`cards.${kind}.text`)}</p>
      {settings ? <Facts connection={connection} /> : <p className={css.quiet}>{withoutIt(connection, t)}</p>}
      {mayWrite && <Buttons {...props} />}
    </li>
  )
}

function Buttons({ connection: { kind, settings }, onEdit, onTest, onChanged }: Props) {
  const t = useText('integrations')
  const saved = useSaved()
  const runTest = useReportedTest()
  const [isChecking, setChecking] = useState(false)
  const name = t(`cards.${kind}.name`)

  async function disconnect() {
    const isSure = await confirm({
      title: t('disconnectTitle', { name }),
      text: t('disconnectText'),
      confirm: t('disconnect'),
      isDanger: true,
    })
    if (!isSure) return
    await saved('deleted', () => api(connections.remove, { body: { kind } })).catch(() => undefined)
    await onChanged()
  }

  /** Google is asked at once; mail and messages first need a recipient. */
  async function check() {
    if (kind !== 'google') return onTest()
    setChecking(true)
    await runTest(() => api(connections.testGoogle, {}))
    await onChanged()
    setChecking(false)
  }

  return (
    <div className={css.actions}>
      <Button variant={settings ? 'default' : 'light'} onClick={onEdit} aria-label={`${name}: ${t('edit')}`}>
        {t(settings ? 'edit' : 'setUp')}
      </Button>
      {settings && (
        <>
          <Button variant="light" loading={isChecking} onClick={() => void check()}>
            {t(kind === 'google' ? 'check' : 'test')}
          </Button>
          <Button variant="subtle" color="red" onClick={() => void disconnect()}>
            {t('disconnect')}
          </Button>
        </>
      )}
    </div>
  )
}

function stateOf({ settings, failingSince, succeededAt }: Connection): keyof typeof TONES {
  if (!settings) return 'off'
  if (failingSince) return 'failing'
  return succeededAt ? 'good' : 'new'
}

function withoutIt({ kind, fallback }: Connection, t: ReturnType<typeof useText<'integrations'>>): string {
  return kind !== 'google' && fallback ? t(`cards.${kind}.fallback`) : t(`cards.${kind}.none`)
}

function Facts({ connection }: { connection: Connection }) {
  const t = useText('integrations')
  const format = useFormat()
  const problem = useProblem()
  const { secret, succeededAt, failingSince, lastProblem, lastDetail } = connection
  return (
    <>
      <dl className={css.facts}>
        <div>
          <dt>{t(`where.${connection.kind}`)}</dt>
          <dd>{whereOf(connection)}</dd>
        </div>
        {secret && (
          <div>
            <dt>{t('secret')}</dt>
            <dd>
              {secret.tail
                ? t('secretIs', { tail: secret.tail, since: format.date(secret.since) })
                : t('secretSince', { since: format.date(secret.since) })}
            </dd>
          </div>
        )}
        {succeededAt && (
          <div>
            <dt>{t('lastSuccess')}</dt>
            <dd>
              <RelativeTime at={succeededAt} format={format} />
            </dd>
          </div>
        )}
      </dl>
      {failingSince && lastProblem && (
        <p className={css.failing} role="status">
          <strong>{t('failingSince', { since: format.dateTime(failingSince) })}</strong>
          <span>{problem(lastProblem, lastDetail)}</span>
        </p>
      )}
    </>
  )
}

function whereOf(connection: Connection): string {
  if (connection.kind === 'smtp') return `${connection.settings!.fromAddress} · ${connection.settings!.host}`
  return connection.kind === 'google' ? connection.settings!.clientId : connection.settings!.url
}
