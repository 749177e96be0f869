import { useEffect, useState } from 'react'
import { Button } from '@mantine/core'
import { IconCircleCheck, IconDownload, IconExternalLink } from '@tabler/icons-react'
import { formatMoney } from '@portico/contract/money.ts'
import { payments, type PaymentOrder } from '@portico/contract/payments.ts'
import { api } from '../core/api.ts'
import { useErrorText } from '../core/errors.ts'
import { usePutReply, useReply } from '../core/keys.ts'
import { renewUser } from '../core/signIn.ts'
import { useFormat } from '../core/useFormat.ts'
import { useText } from '../core/useText.ts'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Notice } from '../ui/Notice.tsx'
import { QrCode } from '../ui/QrCode.tsx'
import { SideDrawer } from '../ui/SideDrawer.tsx'
import { SkeletonBlock } from '../ui/Skeletons.tsx'
import { Tag } from '../ui/Tag.tsx'
import { useLast } from '../ui/useLast.ts'
import { PAYMENT_TONES } from './paymentTones.ts'
import { saveReceipt } from './saveReceipt.ts'
import css from './finance.module.css'

type Props = { id: string | null; onClose: () => void; onAgain: () => void }

const POLL_MS = 3000

/** One top-up: the code to scan, then what has become of it, without a reload. */
export function PaymentDrawer({ id, onClose, onAgain }: Props) {
  const t = useText('finance')
  const shown = useLast(id)
  return (
    <SideDrawer opened={id !== null} onClose={onClose} title={t('topUp.title')}>
      {shown && <Payment key={shown} id={shown} onAgain={onAgain} />}
    </SideDrawer>
  )
}

function Payment({ id, onAgain }: { id: string; onAgain: () => void }) {
  const reply = useReply(
    payments.read,
    { params: { id } },
    {
      staleTime: 0,
      refetchInterval: ({ state }) => (state.data?.state === 'pending' ? POLL_MS : false),
    },
  )
  const { data: order, error } = reply
  const isPaid = order?.state === 'paid'
  useEffect(() => {
    if (isPaid) void renewUser()
  }, [isPaid])
  if (error && !order) return <ErrorState error={error} onRetry={() => void reply.refetch()} />
  if (!order) return <SkeletonBlock height={320} />
  return (
    <div className={css.payment}>
      <p className={css.amountOf}>{formatMoney(order.amount, order.currency)}</p>
      <State order={order} />
      {order.state === 'pending' && <HowToPay order={order} />}
      {isPaid && <ReceiptButton order={order} />}
      {order.state === 'pending' && <CheckButton id={id} />}
      {(order.state === 'failed' || order.state === 'expired') && <AgainButton onAgain={onAgain} />}
    </div>
  )
}

function State({ order: { state, reference, provider } }: { order: PaymentOrder }) {
  const t = useText('finance')
  return (
    <div className={css.state} aria-live="polite">
      <Tag tone={PAYMENT_TONES[state]} hasDot={state !== 'paid'}>
        {state === 'paid' && <IconCircleCheck size={16} aria-hidden />} {t(`payment.state.${state}`)}
      </Tag>
      <p>{t(`payment.about.${state}`)}</p>
      <small>
        {t(`topUp.names.${provider}`)} · {t('payment.reference')} {reference}
      </small>
    </div>
  )
}

function HowToPay({ order: { qr, url, expiresAt, amount, currency } }: { order: PaymentOrder }) {
  const t = useText('finance')
  const format = useFormat()
  return (
    <>
      {qr !== '' && (
        <figure className={css.qr}>
          <QrCode text={qr} label={t('payment.scan')} size={232} />
          <figcaption>{t('payment.scanText', { money: formatMoney(amount, currency) })}</figcaption>
        </figure>
      )}
      {url !== '' && (
        <Button component="a" href={url} variant="default" rightSection={<IconExternalLink size={16} aria-hidden />}>
          {t('payment.open')}
        </Button>
      )}
      <small>{t('payment.until', { when: format.dateTime(expiresAt) })}</small>
    </>
  )
}

/** For a notice that is late: the server asks the provider. */
function CheckButton({ id }: { id: string }) {
  const t = useText('finance')
  const errorText = useErrorText()
  const put = usePutReply()
  const [isBusy, setBusy] = useState(false)
  const [failure, fail] = useState<string>()

  async function check() {
    setBusy(true)
    fail(undefined)
    try {
      put(payments.read, { params: { id } }, await api(payments.check, { params: { id } }))
    } catch (error) {
      fail(errorText(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <Button loading={isBusy} onClick={() => void check()}>
        {t('payment.check')}
      </Button>
    </>
  )
}

function ReceiptButton({ order }: { order: PaymentOrder }) {
  const t = useText('finance')
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    await saveReceipt(order.id).finally(() => setBusy(false))
  }
  return (
    <Button
      variant="default"
      loading={isBusy}
      leftSection={<IconDownload size={17} aria-hidden />}
      onClick={() => void save()}
    >
      {t('payment.receipt')}
    </Button>
  )
}

function AgainButton({ onAgain }: { onAgain: () => void }) {
  const t = useText('finance')
  return <Button onClick={onAgain}>{t('payment.again')}</Button>
}
