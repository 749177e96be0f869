import { useState } from 'react'
import { Button, TextInput } from '@mantine/core'
import type { OnlineSession } from '@portico/contract/gateways/sessions.ts'
import { useText } from '../../core/useText.ts'
import { ChoiceCards } from '../../ui/ChoiceCards.tsx'
import { SessionDrawer } from './SessionDrawer.tsx'
import { spellMac } from './spell.ts'
import type { Block } from './useOrders.ts'
import css from './sessions.module.css'

type Props = { session: OnlineSession | null; onClose: () => void; onBlock: Block }

/** Keeps a device or its guest out, with a reason the team can read later. */
export function BlockDrawer({ session, onClose, onBlock }: Props) {
  return (
    <SessionDrawer session={session} command="blockAsk" onClose={onClose}>
      {(shown) => <BlockForm key={shown.id} session={shown} onBlock={onBlock} onDone={onClose} />}
    </SessionDrawer>
  )
}

function BlockForm({ session, onBlock, onDone }: { session: OnlineSession; onBlock: Block; onDone: () => void }) {
  const t = useText('sessions')
  const [who, setWho] = useState<'device' | 'guest'>('device')
  const [reason, setReason] = useState('')
  const [isAsking, setAsking] = useState(false)
  const device = {
    value: 'device',
    label: t('blockAsk.device'),
    text: t('blockAsk.deviceText', { mac: spellMac(session.mac) }),
  }
  const guest = { value: 'guest', label: t('blockAsk.guest'), text: t('blockAsk.guestText') }
  return (
    <form
      className={css.change}
      onSubmit={(event) => {
        event.preventDefault()
        setAsking(true)
        void onBlock(session, who, reason.trim())
          .then((isKept) => isKept && onDone())
          .finally(() => setAsking(false))
      }}
    >
      <ChoiceCards
        label={t('blockAsk.who')}
        value={who}
        onChange={(chosen) => setWho(chosen === 'guest' ? 'guest' : 'device')}
        choices={session.guestId === null ? [device] : [device, guest]}
      />
      {session.guestId === null && <p className={css.small}>{t('blockAsk.noGuest')}</p>}
      <TextInput
        label={t('blockAsk.reason')}
        description={t('blockAsk.reasonHint')}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        maxLength={200}
      />
      <Button type="submit" color="red.9" loading={isAsking}>
        {t('blockAsk.confirm')}
      </Button>
    </form>
  )
}
