import { Button } from '@mantine/core'
import { IconPlayerPause, IconPlayerPlay, IconRefresh } from '@tabler/icons-react'
import { automations, type Automation } from '@portico/contract/automations.ts'
import type { AutomationProblem } from '@portico/contract/automations/check.ts'
import { api } from '../core/api.ts'
import { useErrorText } from '../core/errors.ts'
import { useAllows } from '../core/rights.ts'
import { useText } from '../core/useText.ts'
import { DraftBar } from '../ui/drafts/DraftBar.tsx'
import { UndoPublish } from '../ui/drafts/UndoPublish.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Tag } from '../ui/Tag.tsx'
import { notify } from '../ui/toasts.ts'
import type { AutomationDraft } from './draft.ts'
import { stateOf, TONES } from './states.ts'
import { useStop } from './useStop.ts'
import css from './automations.module.css'

type Props = {
  automation: Automation
  draft: AutomationDraft
  problems: readonly AutomationProblem[]
  isReadOnly: boolean
  onAutomation: (automation: Automation) => void
}

/** Whether it runs and is saved, how many are inside, and the switches for it. */
export function StateRow({ automation, draft, problems, isReadOnly, onAutomation }: Props) {
  const t = useText('automations')
  const errorText = useErrorText()
  const mayPublish = useAllows('automation:publish')
  const stop = useStop()
  const { id, version, isActive, inside, entered } = automation
  const params = { id }
  async function run(work: Promise<Automation | undefined>) {
    try {
      const next = await work
      if (next) onAutomation(next)
    } catch (error) {
      notify({ kind: 'bad', text: errorText(error) })
    }
  }
  return (
    <>
      <div className={css.state}>
        <Tag tone={TONES[stateOf(automation)]} hasDot={isActive}>
          {t(`state.${stateOf(automation)}`)}
        </Tag>
        {problems.length > 0 && <Tag tone="warn">{t('publishBlocked', { count: problems.length })}</Tag>}
        {version > 0 && <span>{t('insideNow', { count: inside })}</span>}
        {version > 0 && <span>{t('enteredLately', { count: entered })}</span>}
        {mayPublish && version > 0 && !isActive && (
          <Button
            variant="light"
            size="compact-sm"
            leftSection={<IconPlayerPlay size={15} stroke={1.8} aria-hidden />}
            onClick={() => void run(api(automations.activate, { params }))}
          >
            {t('start')}
          </Button>
        )}
        {mayPublish && isActive && (
          <Button
            variant="light"
            size="compact-sm"
            leftSection={<IconPlayerPause size={15} stroke={1.8} aria-hidden />}
            onClick={() => void run(stop(automation))}
          >
            {t('stop.action')}
          </Button>
        )}
        {mayPublish && (
          <UndoPublish
            item={automation}
            undo={async () => onAutomation(await api(automations.undoPublish, { params }))}
          />
        )}
        {isReadOnly ? <span className={css.note}>{t('readOnly')}</span> : <DraftBar draft={draft} />}
      </div>
      <BlockedNotice automation={automation} onUnblock={() => void run(api(automations.unblock, { params }))} />
    </>
  )
}

/** A provider that refused our access, and another try. */
function BlockedNotice({ automation: { blockedWhy }, onUnblock }: { automation: Automation; onUnblock: () => void }) {
  const t = useText('automations')
  const mayPublish = useAllows('automation:publish')
  if (!blockedWhy) return null
  return (
    <div className={css.blocked}>
      <Notice tone="bad">{t('blocked', { why: blockedWhy })}</Notice>
      {mayPublish && (
        <Button
          variant="default"
          size="compact-md"
          leftSection={<IconRefresh size={15} aria-hidden />}
          onClick={onUnblock}
        >
          {t('unblock')}
        </Button>
      )}
    </div>
  )
}
