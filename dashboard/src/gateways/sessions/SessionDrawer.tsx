import type { ReactNode } from 'react'
import type { OnlineSession } from '@portico/contract/gateways/sessions.ts'
import { useText } from '../../core/useText.ts'
import { SideDrawer } from '../../ui/SideDrawer.tsx'
import { useLast } from '../../ui/useLast.ts'
import { nameOf, spellMac } from './spell.ts'

type Props = {
  session: OnlineSession | null
  command: 'blockAsk' | 'change'
  onClose: () => void
  children: (session: OnlineSession) => ReactNode
}

/** What is done to one session; it keeps its words while it slides away. */
export function SessionDrawer({ session, command, onClose, children }: Props) {
  const t = useText('sessions')
  const shown = useLast(session)
  return (
    <SideDrawer
      opened={session !== null}
      onClose={onClose}
      title={shown ? t(`${command}.title`, { name: nameOf(shown, t) }) : ''}
      subtitle={shown && `${spellMac(shown.mac)} · ${shown.deviceName}`}
      width={440}
    >
      {shown && children(shown)}
    </SideDrawer>
  )
}
