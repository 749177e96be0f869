import { Button } from '@mantine/core'
import { useBlocker } from '@tanstack/react-router'
import { useText } from '../core/useText.ts'
import { confirm } from '../ui/confirm.ts'
import type { useDraft } from './useDraft.ts'
import css from './flow.module.css'
import stateCss from './state.module.css'

/** Two people edit one flow: neither is written over without a word. */
export function ClashNotice({ draft }: { draft: ReturnType<typeof useDraft> }) {
  const t = useText('loginFlows')
  const isOpen = draft.saving === 'clash'
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
  return (
    <div className={stateCss.clash} role="alert">
      <div>
        <strong>{t('clash.title')}</strong>
        <p>{t('clash.text')}</p>
      </div>
      <div className={css.buttons}>
        <Button variant="default" size="sm" onClick={() => void draft.settle('theirs')}>
          {t('clash.theirs')}
        </Button>
        <Button variant="default" size="sm" onClick={() => void draft.settle('mine')}>
          {t('clash.mine')}
        </Button>
      </div>
    </div>
  )
}
