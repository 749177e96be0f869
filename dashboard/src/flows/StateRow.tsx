import { Button } from '@mantine/core'
import { IconWorldCheck } from '@tabler/icons-react'
import { flows, type Flow } from '@portico/contract/flows.ts'
import { api } from '../core/api.ts'
import { useAllows } from '../core/rights.ts'
import { useText } from '../core/useText.ts'
import { DraftBar } from '../ui/drafts/DraftBar.tsx'
import { UndoPublish } from '../ui/drafts/UndoPublish.tsx'
import { Tag, type Tone } from '../ui/Tag.tsx'
import type { FlowDraft } from './flowDraft.ts'
import { stateOf } from './states.ts'
import { useActivate } from './useActivate.ts'
import css from './flow.module.css'

type Props = { flow: Flow; draft: FlowDraft; problems: number; isReadOnly: boolean; onFlow: (flow: Flow) => void }

/** Whether the flow is published, used and saved, what is left to fix, and the way back. */
export function StateRow({ flow, draft, problems, isReadOnly, onFlow }: Props) {
  const t = useText('flows')
  const mayPublish = useAllows('flow:publish')
  const activate = useActivate()
  const state = stateOf(flow)
  const undo = async () => onFlow(await api(flows.undoPublish, { params: { id: flow.id } }))
  return (
    <div className={css.state}>
      <Tag tone={state === 'published' ? 'good' : 'quiet'}>{t(`state.${state}`)}</Tag>
      {flow.isActive && <Tag tone="info">{t('active')}</Tag>}
      {flow.gateways.length > 0 && <Tag tone="info">{t('onGateways', { count: flow.gateways.length })}</Tag>}
      <Readiness flow={flow} problems={problems} />
      {mayPublish && flow.version > 0 && !flow.isActive && (
        <Button
          variant="light"
          size="compact-sm"
          leftSection={<IconWorldCheck size={15} stroke={1.8} aria-hidden />}
          onClick={() => void activate(flow, onFlow)}
        >
          {t('activate')}
        </Button>
      )}
      {mayPublish && <UndoPublish item={flow} undo={undo} />}
      {isReadOnly ? <p className={css.note}>{t('readOnly')}</p> : <DraftBar draft={draft} />}
    </div>
  )
}

function Readiness({ flow, problems }: Pick<Props, 'flow' | 'problems'>) {
  const t = useText('flows')
  const words = useText('drafts')
  const isUsed = flow.isActive || flow.gateways.length > 0
  const [tone, text]: [Tone, string] =
    problems > 0
      ? ['warn', t('publishBlocked', { count: problems })]
      : stateOf(flow) !== 'published'
        ? ['good', words('publishReady')]
        : isUsed
          ? ['good', words('inUse')]
          : ['warn', t('unused')]
  return <Tag tone={tone}>{text}</Tag>
}
