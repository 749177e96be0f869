import { ActionIcon, Button } from '@mantine/core'
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react'
import type { Flow } from '@portico/contract/portal.ts'
import { useText } from '../core/useText.ts'
import { Tag } from '../ui/Tag.tsx'
import { stateOf } from './states.ts'
import type { useDraft } from './useDraft.ts'
import css from './flow.module.css'
import stateCss from './state.module.css'

type Props = {
  flow: Flow
  draft: ReturnType<typeof useDraft>
  problems: number
  isReadOnly: boolean
  onUndo: () => void
  onRedo: () => void
}

/** Where the flow stands: published or not, saved or not, what is left to mend, and the way back. */
export function StateRow({ flow, draft, problems, isReadOnly, onUndo, onRedo }: Props) {
  const t = useText('loginFlows')
  const state = stateOf(flow)
  return (
    <div className={stateCss.state}>
      <Tag tone={state === 'published' ? 'good' : 'quiet'}>{t(`state.${state}`)}</Tag>
      {flow.isActive && <Tag tone="info">{t('active')}</Tag>}
      <Tag tone={problems > 0 ? 'warn' : 'good'}>
        {problems > 0
          ? t('publishBlocked', { count: problems })
          : t(state === 'published' ? 'publishNothing' : 'publishReady')}
      </Tag>
      {isReadOnly ? (
        <p className={css.note}>{t('readOnly')}</p>
      ) : (
        <>
          <span
            className={stateCss.saving}
            role="status"
            data-failed={draft.saving === 'failed' || draft.saving === 'clash' || undefined}
          >
            {t(draft.saving === 'clash' ? 'clash.title' : `saving.${draft.saving}`)}
          </span>
          {draft.saving === 'failed' && (
            <Button variant="subtle" size="compact-sm" onClick={() => void draft.saveNow()}>
              {t('saving.again')}
            </Button>
          )}
          <span className={stateCss.undo}>
            <ActionIcon
              variant="default"
              size={36}
              aria-label={t('undo')}
              aria-disabled={!draft.canUndo}
              onClick={() => draft.canUndo && onUndo()}
            >
              <IconArrowBackUp size={18} stroke={1.8} aria-hidden />
            </ActionIcon>
            <ActionIcon
              variant="default"
              size={36}
              aria-label={t('redo')}
              aria-disabled={!draft.canRedo}
              onClick={() => draft.canRedo && onRedo()}
            >
              <IconArrowForwardUp size={18} stroke={1.8} aria-hidden />
            </ActionIcon>
          </span>
        </>
      )}
    </div>
  )
}
