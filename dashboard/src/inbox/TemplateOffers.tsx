import { useState } from 'react'
import { Button } from '@mantine/core'
import { IconTemplate } from '@tabler/icons-react'
import { formatMoney } from '@portico/contract/money.ts'
import { conversationMessages, type TemplateOffered } from '@portico/contract/inbox/messages.ts'
import { api } from '../core/api.ts'
import { useErrorText } from '../core/errors.ts'
import { useReply } from '../core/keys.ts'
import { useFormat } from '../core/useFormat.ts'
import { useText } from '../core/useText.ts'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Notice } from '../ui/Notice.tsx'
import { SideDrawer } from '../ui/SideDrawer.tsx'
import { SkeletonCards } from '../ui/Skeletons.tsx'
import { notify } from '../ui/toasts.ts'
import css from './offers.module.css'

type Props = { conversationId: string; onSent: () => Promise<unknown> }

/** The way to write to somebody who has been silent for a week: templates that Zalo has approved. */
export function TemplateOffers({ conversationId, onSent }: Props) {
  const t = useText('inbox')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        className={css.open}
        variant="light"
        size="xs"
        leftSection={<IconTemplate size={16} stroke={1.8} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('offers.open')}
      </Button>
      <SideDrawer opened={isOpen} onClose={() => setOpen(false)} title={t('offers.title')}>
        {isOpen && (
          <Offers
            conversationId={conversationId}
            onSent={async () => {
              setOpen(false)
              await onSent()
            }}
          />
        )}
      </SideDrawer>
    </>
  )
}

function Offers({ conversationId, onSent }: Props) {
  const t = useText('inbox')
  const format = useFormat()
  const errorText = useErrorText()
  const [sending, setSending] = useState('')
  // Made once for each template: a second press sends nothing twice.
  const [id] = useState(() => crypto.randomUUID())
  const { data, error, refetch } = useReply(conversationMessages.templates, { params: { id: conversationId } })
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonCards />

  async function send({ templateId }: TemplateOffered) {
    setSending(templateId)
    try {
      const { state } = await api(conversationMessages.send, {
        params: { id: conversationId },
        body: { id, templateId },
      })
      // What went wrong stands in the conversation.
      if (state === 'sent') notify({ kind: 'good', text: t('offers.sent') })
      await onSent()
    } catch (fault) {
      notify({ kind: 'bad', text: errorText(fault) })
      setSending('')
    }
  }

  return (
    <div className={css.offers}>
      {data.refusal && (
        <Notice>{t(`offers.refused.${data.refusal}`, { until: data.until ? format.dateTime(data.until) : '' })}</Notice>
      )}
      {data.rows.length === 0 && <p>{t('offers.none')}</p>}
      <ul>
        {data.rows.map((offer) => (
          <li key={offer.templateId}>
            <strong>{offer.name}</strong>
            <p>{offer.text}</p>
            <Cost offer={offer} />
            {offer.refusal && <p>{t(`offers.refused.${offer.refusal}`, { until: '' })}</p>}
            <Button
              size="xs"
              loading={sending === offer.templateId}
              disabled={sending !== '' || data.refusal !== null || offer.refusal !== null}
              onClick={() => void send(offer)}
            >
              {t('offers.send')}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Cost({ offer: { by, price, zaloPrice } }: { offer: TemplateOffered }) {
  const t = useText('inbox')
  const money = (amount: number) => formatMoney(amount, 'VND')
  const parts = [
    `${t(`offers.${by}`)}.`,
    ...(price > 0 ? [t('offers.price', { price: money(price) })] : []),
    ...(zaloPrice ? [t('offers.zaloPrice', { price: money(zaloPrice) })] : []),
  ]
  return <small>{parts.join(' ')}</small>
}
