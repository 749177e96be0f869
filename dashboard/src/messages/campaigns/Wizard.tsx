import { useState } from 'react'
import { Button, TextInput } from '@mantine/core'
import type { MessageCampaign } from '@portico/contract/messages/campaigns.ts'
import { useAllows } from '../../core/rights.ts'
import { useText } from '../../core/useText.ts'
import { confirm } from '../../ui/confirm.ts'
import { Card } from '../../ui/Screen.tsx'
import { Stepper } from '../../ui/Stepper.tsx'
import type { Draft, StepProps } from './draft.ts'
import { StepCheck } from './StepCheck.tsx'
import { StepWhat } from './StepWhat.tsx'
import { StepWhen } from './StepWhen.tsx'
import { StepWhom } from './StepWhom.tsx'
import { useCampaignCommands } from './useCampaignCommands.ts'
import css from './campaigns.module.css'

const STEPS = ['whom', 'what', 'when', 'check'] as const
type Step = (typeof STEPS)[number]

/** Sets up a campaign: audience, message, schedule and cost. */
export function Wizard({ campaign }: { campaign: MessageCampaign }) {
  const t = useText('zaloCampaigns')
  const mayWrite = useAllows('zalo:draft')
  const maySend = useAllows('zalo:send')
  const commands = useCampaignCommands()
  const { name, segmentId, ways, holdOut, startsAt } = campaign
  const [draft, setDraft] = useState<Draft>({ name, segmentId, ways, holdOut, startsAt })
  const [at, setAt] = useState<Step>('whom')
  const [isBusy, setBusy] = useState(false)
  const change = (patch: Partial<Draft>) => setDraft((old) => ({ ...old, ...patch }))
  const next = STEPS[STEPS.indexOf(at) + 1]
  const isNamed = draft.name.trim() !== ''

  async function save() {
    setBusy(true)
    const saved = await commands.update(campaign.id, { ...draft, revision: campaign.revision })
    setBusy(false)
    return saved
  }

  async function launch() {
    const isSure = await confirm({
      title: t('launch.title', { name: draft.name }),
      text: t(draft.startsAt ? 'launch.later' : 'launch.now'),
      confirm: t('launch.confirm'),
    })
    if (!isSure) return
    const saved = await save()
    if (saved) await commands.step('launch', saved)
  }

  return (
    <Card>
      <Stepper
        label={t('steps.label')}
        steps={STEPS.map((key) => ({ key, label: t(`steps.${key}`) }))}
        at={at}
        onBack={setAt}
      >
        <fieldset className={css.step} disabled={!mayWrite}>
          <StepNow at={at} draft={draft} change={change} id={campaign.id} />
        </fieldset>
        <div className={css.buttons}>
          {mayWrite && (
            <Button variant="default" loading={isBusy} disabled={!isNamed} onClick={() => void save()}>
              {t('save')}
            </Button>
          )}
          {next && (
            <Button disabled={!isNamed || (at === 'what' && draft.ways.length === 0)} onClick={() => setAt(next)}>
              {t('next')}
            </Button>
          )}
          {!next && maySend && (
            <Button loading={isBusy} disabled={!isNamed || draft.ways.length === 0} onClick={() => void launch()}>
              {t(draft.startsAt ? 'launch.schedule' : 'launch.start')}
            </Button>
          )}
        </div>
      </Stepper>
    </Card>
  )
}

function StepNow({ at, id, ...props }: StepProps & { at: Step; id: string }) {
  const t = useText('zaloCampaigns')
  const { draft, change } = props
  switch (at) {
    case 'whom':
      return (
        <>
          <TextInput
            label={t('column.name')}
            required
            maxLength={80}
            value={draft.name}
            error={draft.name.trim() === '' && t('nameNeeded')}
            onChange={(event) => change({ name: event.currentTarget.value })}
          />
          <StepWhom {...props} />
        </>
      )
    case 'what':
      return <StepWhat {...props} />
    case 'when':
      return <StepWhen {...props} />
    case 'check':
      return <StepCheck draft={draft} id={id} />
  }
}
