import { ActionIcon, Button } from '@mantine/core'
import { IconCheck, IconClock, IconMailOpened, IconRotateClockwise } from '@tabler/icons-react'
import type { OpenConversation } from '@portico/contract/inbox.ts'
import { useFormat } from '../core/useFormat.ts'
import { useText } from '../core/useText.ts'
import { MenuItem } from '../ui/MenuItem.tsx'
import { PopMenu } from '../ui/PopMenu.tsx'
import type { ConversationCommands } from './useCommands.ts'
import { useSnoozeTimes } from './useSnoozeTimes.ts'
import css from './thread.module.css'
import widths from './widths.module.css'

type Props = { conversation: OpenConversation; commands: ConversationCommands }

/** Close, put off, open again. */
export function StateButtons({ conversation: { status, snoozedUntil }, commands }: Props) {
  const t = useText('inbox')
  const format = useFormat()
  const times = useSnoozeTimes()
  if (status === 'closed')
    return (
      <Button
        variant="default"
        size="xs"
        leftSection={<IconRotateClockwise size={16} aria-hidden />}
        onClick={() => void commands.change({ status: 'open' })}
      >
        {t('reopen')}
      </Button>
    )
  return (
    <span className={css.stateButtons}>
      <PopMenu
        label={snoozedUntil ? t('snoozed', { until: format.dateTime(snoozedUntil) }) : t('snooze')}
        width={260}
        button={<IconClock size={18} stroke={1.8} aria-hidden />}
      >
        {status === 'waiting' && (
          <MenuItem onClick={() => void commands.change({ status: 'open' })}>{t('reopen')}</MenuItem>
        )}
        {times.map(({ key, at }) => (
          <MenuItem
            key={key}
            onClick={() => void commands.change({ status: 'waiting', snoozedUntil: at.toISOString() })}
          >
            {t(`snoozeTimes.${key}`)} · {format.dateTime(at)}
          </MenuItem>
        ))}
        <MenuItem onClick={() => void commands.change({ status: 'waiting', snoozedUntil: null })}>
          {t('snoozeTimes.reply')}
        </MenuItem>
        <MenuItem icon={<IconMailOpened size={17} aria-hidden />} onClick={() => void commands.markUnread()}>
          {t('markUnread')}
        </MenuItem>
      </PopMenu>
      <Button
        className={widths.onlyDesk}
        size="xs"
        leftSection={<IconCheck size={16} aria-hidden />}
        onClick={() => void commands.change({ status: 'closed' })}
      >
        {t('close')}
      </Button>
      <ActionIcon
        className={widths.onlyPhone}
        size={44}
        variant="subtle"
        aria-label={t('close')}
        onClick={() => void commands.change({ status: 'closed' })}
      >
        <IconCheck size={20} aria-hidden />
      </ActionIcon>
    </span>
  )
}
