import { Button } from '@mantine/core'
import { webhooks } from '@portico/contract/integrations.ts'
import type { Reply } from '@portico/contract/http/endpoint.ts'
import { api } from '../core/api.ts'
import { useReply } from '../core/keys.ts'
import { useFormat } from '../core/useFormat.ts'
import { useSend } from '../core/useSend.ts'
import { useText } from '../core/useText.ts'
import { CodeBlock } from '../ui/CodeBlock.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { SideDrawer } from '../ui/SideDrawer.tsx'
import { SkeletonBlock } from '../ui/Skeletons.tsx'
import { Tag } from '../ui/Tag.tsx'
import { useLast } from '../ui/useLast.ts'
import { DELIVERY_TONES } from './deliveryColumns.tsx'
import { kindIn } from './kinds.ts'
import { useProblem } from './useProblem.ts'
import css from './integrations.module.css'

type Delivery = Reply<typeof webhooks.delivery>

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
  const { send } = useSend()
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

  async function redeliver(delivery: Delivery) {
    const again = () => api(webhooks.redeliver, { params: { id: delivery.id } })
    await send(again, { done: t('log.redelivered'), seconds: 3 })
    await Promise.all([refetch(), onRedelivered()])
  }

  return (
    <div className={css.look}>
      <Outcome delivery={data} />
      <Traffic delivery={data} />
      {mayWrite && (
        <Button variant="light" onClick={() => void redeliver(data)}>
          {t('log.redeliver')}
        </Button>
      )}
    </div>
  )
}

/** What was sent where, and how it went. */
function Outcome({ delivery }: { delivery: Delivery }) {
  const t = useText('integrations')
  const format = useFormat()
  const problem = useProblem()
  const { status, durationMs, lastProblem, nextAt } = delivery
  return (
    <>
      <div className={css.two}>
        <b>{kindIn(t, delivery.kind)}</b>
        <small>{delivery.url}</small>
        <small>{`Portico-Delivery: ${delivery.id}`}</small>
      </div>
      <div className={css.actions}>
        <Tag tone={DELIVERY_TONES[delivery.state]} hasDot>
          {t(`log.${delivery.state}`)}
        </Tag>
        {status !== null && <Tag>{`HTTP ${status}`}</Tag>}
        {durationMs !== null && <Tag>{t('log.duration', { ms: String(durationMs) })}</Tag>}
      </div>
      {lastProblem && <p className={css.failing}>{problem(lastProblem, delivery.lastDetail)}</p>}
      {nextAt && <p className={css.quiet}>{t('log.next', { at: format.dateTime(nextAt) })}</p>}
    </>
  )
}

/** The bytes of the request and of the response. */
function Traffic({ delivery: { body, status, response } }: { delivery: Delivery }) {
  const t = useText('integrations')
  return (
    <>
      <section>
        <h3>{t('log.request')}</h3>
        {body === null ? (
          <p className={css.quiet}>{t('log.closed')}</p>
        ) : (
          <CodeBlock label={t('log.request')} code={pretty(body)} />
        )}
      </section>
      {status !== null && (
        <section>
          <h3>{t('log.response')}</h3>
          {response ? (
            <CodeBlock label={t('log.response')} code={response} />
          ) : (
            <p className={css.quiet}>{t('log.noResponse')}</p>
          )}
        </section>
      )}
    </>
  )
}

function pretty(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2)
  } catch {
    return body
  }
}
