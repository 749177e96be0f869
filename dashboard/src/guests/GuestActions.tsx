import { Button } from '@mantine/core'
import {
  IconBan,
  IconCircleCheck,
  IconDownload,
  IconFileTypeHtml,
  IconFileZip,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react'
import type { HeldGuest } from '@portico/contract/guests.ts'
import { useText } from '../core/useText.ts'
import type { Commands } from './useHeldGuest.ts'
import css from './guests.module.css'

type Props = {
  commands: Commands
  /** Undefined for who may not block. */
  rule: HeldGuest['rule'] | undefined
  onCorrect: () => void
  onBlock: () => void
  onErase: () => void
}

/** What a guest may ask for, done for them. */
export function GuestActions({ commands, rule, onCorrect, onBlock, onErase }: Props) {
  const t = useText('guests')
  const icon = { size: 16, stroke: 1.8, 'aria-hidden': true } as const
  return (
    <div className={css.actions} role="group" aria-label={t('open')}>
      <Button size="sm" variant="default" leftSection={<IconPencil {...icon} />} onClick={onCorrect}>
        {t('correct')}
      </Button>
      <Button
        size="sm"
        variant="default"
        leftSection={<IconFileTypeHtml {...icon} />}
        onClick={() => void commands.download('html')}
      >
        {t('download.html')}
      </Button>
      <Button
        size="sm"
        variant="default"
        leftSection={<IconDownload {...icon} />}
        onClick={() => void commands.download('json')}
      >
        {t('download.json')}
      </Button>
      <Button
        size="sm"
        variant="default"
        leftSection={<IconFileZip {...icon} />}
        onClick={() => void commands.download('zip')}
      >
        {t('download.zip')}
      </Button>
      {rule !== undefined &&
        (rule?.kind === 'deny' ? (
          <Button
            size="sm"
            variant="default"
            leftSection={<IconCircleCheck {...icon} />}
            onClick={() => void commands.unblock(rule.id)}
          >
            {t('unblock')}
          </Button>
        ) : (
          <Button size="sm" variant="default" leftSection={<IconBan {...icon} />} onClick={onBlock}>
            {t('block')}
          </Button>
        ))}
      <Button size="sm" variant="outline" color="red" leftSection={<IconTrash {...icon} />} onClick={onErase}>
        {t('erase')}
      </Button>
    </div>
  )
}
