import { Button } from '@mantine/core'
import { useBlocker } from '@tanstack/react-router'
import type { SaveState } from '../../core/draftSaver.ts'
import { useFormat } from '../../core/useFormat.ts'
import { useText } from '../../core/useText.ts'
import { confirm } from '../confirm.ts'
import css from './drafts.module.css'

type Props = { draft: { state: SaveState; settle: (whose: 'mine' | 'theirs') => Promise<void> } }

/** Two people edit one draft: who it was and when, and the choice between both. */
export function ClashNotice({ draft: { state, settle } }: Props) {
  const t = useText('drafts')
  const format = useFormat()
  const isOpen = state.saving === 'clash'
  useBlocker({
    shouldBlockFn: async () =>
      !(await confirm({
        title: t('clash.leave'),
        text: t('clash.leaveText'),
        confirm: t('clash.leaveConfirm'),
        cancel: t('clash.stay'),
        isDanger: true,
      })),
    disabled: !isOpen,
  })
  if (!isOpen) return null
  const { by, at } = state.change ?? {}
  return (
    <div className={css.clash} role="alert">
      <div>
        <strong>{by && at ? t('clash.by', { name: by, when: format.dateTime(at) }) : t('clash.title')}</strong>
        <p>{t('clash.text')}</p>
      </div>
      <div className={css.buttons}>
        <Button variant="default" size="sm" onClick={() => void settle('theirs')}>
          {t('clash.theirs')}
        </Button>
        <Button variant="default" size="sm" onClick={() => void settle('mine')}>
          {t('clash.mine')}
        </Button>
      </div>
    </div>
  )
}
