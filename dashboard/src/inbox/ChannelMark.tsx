import { IconHome, IconMail, IconMessage } from '@tabler/icons-react'
import type { ReplyChannelName } from '@portico/contract/inbox/words.ts'
import { useText } from '../core/useText.ts'
import css from './list.module.css'

const MARKS = {
  zalo: 'Z',
  email: <IconMail size={11} stroke={2.2} aria-hidden />,
  sms: <IconMessage size={11} stroke={2.2} aria-hidden />,
  home: <IconHome size={11} stroke={2.2} aria-hidden />,
} as const

/** The first letter of who it is, with the channel they write by. */
export function ChannelMark({ channel, name }: { channel: ReplyChannelName; name: string }) {
  const t = useText('inbox')
  return (
    <span className={css.face}>
      <span aria-hidden>{[...name][0]?.toUpperCase()}</span>
      <span className={css.channel} role="img" aria-label={t(`channels.${channel}`)} title={t(`channels.${channel}`)}>
        {MARKS[channel]}
      </span>
    </span>
  )
}
