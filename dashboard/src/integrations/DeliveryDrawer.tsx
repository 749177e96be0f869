import { Button } from '@mantine/core'
import { webhooks } from '@portico/contract/integrations.ts'
import { api } from '../core/api.ts'
import { useReply } from '../core/keys.ts'
import { useErrorText } from '../core/errors.ts'
import { useFormat } from '../core/useFormat.ts'
import { useText } from '../core/useText.ts'
import { CodeBlock } from '../ui/CodeBlock.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { SideDrawer } from '../ui/SideDrawer.tsx'
import { SkeletonBlock } from '../ui/Skeletons.tsx'
import { Tag } from '../ui/Tag.tsx'
import { message, notify } from '../ui/toasts.ts'
import { useLast } from '../ui/useLast.ts'
import { DELIVERY_TONES } from './deliveryColumns.tsx'
import { kindIn } from './kinds.ts'
import { useProblem } from './useProblem.ts'
import css from './integrations.module.css'

type Props = { id: string | null; mayWrite: boolean; onClose: () => void; onRedelivered: () => unknown }

/** One delivery: what was sent, what came back, and sending it again. */
export function DeliveryDrawer({ id, mayWrite, onClose, onRedelivered }: Props) {
  const t = useText('integrations')
  return (
    <SideDrawer opened={id !== null} onClose={onClose} title={t('log.event')} width={620}>
      <Look id={useLast(id)} mayWrite={mayWrite} onRedelivered={onRedelivered} />
    </SideDrawer>
  )
}

function Look({ id, mayWrite, onRedelivered }: Pick<Props, 'mayWrite' | 'onRedelivered'> & { id: string | undefined }) {
  const t = useText('integrations')
  const format = useFormat()
  const problem = useProblem()
  const errorText = useErrorText()
  const { data, error, refetch } = useReply(
    webhooks.delivery,
    { params: { id: id ?? '' } },
    {
      isEnabled: id !== undefined,
      refetchInterval: ({ state }) => (state.data?.state === 'waiting' ? 2000 : false),
    },
  )
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonBlock height={240} />

  async function redeliver() {
    try {
      await api(webhooks.redeliver, { params: { id: data!.id } })
      message(t('log.redelivered'), { seconds: 3 })
    } catch (failure) {
      notify({ kind: 'bad', text: errorText(failure) })
    }
    await Promise.all([refetch(), onRedelivered()])
  }

  return (
    <div className={css.look}>
      <div className={css.two}>
        <b>{kindIn(t, data.kind)}</b>
        <small>{data.url}</small>
        <small>{`Portico-Delivery: ${data.id}`}</small>
      </div>
      <div className={css.actions}>
        <Tag tone={DELIVERY_TONES[data.state]} hasDot>
          {t(`log.${data.state}`)}
        </Tag>
        {data.status !== null && <Tag>{`HTTP ${data.status}`}</Tag>}
        {data.durationMs !== null && <Tag>{t('log.duration', { ms: String(data.durationMs) })}</Tag>}
      </div>
      {data.lastProblem && <p className={css.failing}>{problem(data.lastProblem, data.lastDetail)}</p>}
      {data.nextAt && <p className={css.quiet}>{t('log.next', { at: format.dateTime(data.nextAt) })}</p>}
      <section>
        <h3>{t('log.request')}</h3>
        {data.body === null ? (
          <p className={css.quiet}>{t('log.closed')}</p>
        ) : (
          <CodeBlock label={t('log.request')} code={pretty(data.body)} />
        )}
      </section>
      {data.status !== null && (
        <section>
          <h3>{t('log.response')}</h3>
          {data.response ? (
            <CodeBlock label={t('log.response')} code={data.response} />
          ) : (
            <p className={css.quiet}>{t('log.noResponse')}</p>
          )}
        </section>
      )}
      {mayWrite && (
        <Button variant="light" onClick={() => void redeliver()}>
          {t('log.redeliver')}
        </Button>
      )}
    </div>
  )
}

function pretty(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2)
  } catch {
    return body
  }
}
