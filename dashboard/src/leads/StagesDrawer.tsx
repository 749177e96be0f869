import { useState } from 'react'
import { ActionIcon, Button, NativeSelect, TextInput } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { leads, MOST_STAGES, STAGE_COLOURS, type LeadStage } from '@portico/contract/leads.ts'
import { api } from '../core/api.ts'
import { useInvalidate } from '../core/keys.ts'
import { useSaved } from '../core/useSaved.ts'
import { useText } from '../core/useText.ts'
import { MoveButtons } from '../ui/MoveButtons.tsx'
import { SideDrawer } from '../ui/SideDrawer.tsx'
import type { Stages } from './useBoard.ts'
import { stageName } from './words.ts'
import css from './leads.module.css'

/** The stages of the venue: added, named, coloured, put in order, taken away. */
export function StagesDrawer({ opened, stages, onClose }: { opened: boolean; stages: Stages; onClose: () => void }) {
  const t = useText('leads')
  return (
    <SideDrawer opened={opened} onClose={onClose} title={t('board.edit')} subtitle={t('board.text')} width={560}>
      {opened && <Editor stages={stages} onDone={onClose} />}
    </SideDrawer>
  )
}

function Editor({ stages, onDone }: { stages: Stages; onDone: () => void }) {
  const t = useText('leads')
  const { draft, setDraft, change, move, removed } = useStageDraft(stages)
  const [moves, setMoves] = useState<Record<string, string>>({})
  const { save, isSaving } = useSaveStages(onDone)
  const isNamed = draft.every((one) => stageName(one, t) !== one.id || one.name !== '')

  return (
    <div className={css.editor}>
      <ol className={css.stages}>
        {draft.map((stage, index) => (
          <StageRow
            key={stage.id}
            stage={stage}
            index={index}
            last={draft.length - 3}
            onChange={(part) => change(index, part)}
            onMove={(by) => move(index, by)}
            onRemove={() => setDraft(draft.toSpliced(index, 1))}
          />
        ))}
      </ol>
      {draft.length < MOST_STAGES && (
        <Button
          mt="md"
          variant="default"
          leftSection={<IconPlus size={17} stroke={2} aria-hidden />}
          onClick={() => setDraft(draft.toSpliced(draft.length - 2, 0, newStage(draft)))}
        >
          {t('board.add')}
        </Button>
      )}
      {removed.map((stage) => (
        <NativeSelect
          key={stage.id}
          mt="md"
          label={t('board.movesTo', { name: stageName(stage, t), count: stage.leads })}
          value={moves[stage.id] ?? 'new'}
          data={draft.map((one) => ({ value: one.id, label: stageName(one, t) }))}
          onChange={(event) => setMoves({ ...moves, [stage.id]: event.currentTarget.value })}
        />
      ))}
      {!isNamed && (
        <p className={css.note} role="status">
          {t('board.nameNeeded')}
        </p>
      )}
      <Button
        mt="xl"
        loading={isSaving}
        disabled={!isNamed}
        onClick={() => void save(draft, Object.fromEntries(removed.map(({ id }) => [id, moves[id] ?? 'new'])))}
      >
        {t('save')}
      </Button>
    </div>
  )
}

/** The stages as they are edited, and those taken away although they have leads. */
function useStageDraft(stages: Stages) {
  const [draft, setDraft] = useState<LeadStage[]>(() => stages.map(({ id, name, colour }) => ({ id, name, colour })))

  function move(index: number, by: number) {
    const next = [...draft]
    const [one] = next.splice(index, 1)
    if (one) next.splice(index + by, 0, one)
    setDraft(next)
  }

  return {
    draft,
    setDraft,
    move,
    change: (index: number, part: Partial<LeadStage>) =>
      setDraft(draft.map((one, at) => (at === index ? { ...one, ...part } : one))),
    removed: stages.filter((one) => one.leads > 0 && !draft.some(({ id }) => id === one.id)),
  }
}

function useSaveStages(onDone: () => void) {
  const saved = useSaved()
  const invalidate = useInvalidate()
  const [isSaving, setSaving] = useState(false)

  async function save(stages: LeadStage[], moves: Record<string, string>) {
    setSaving(true)
    try {
      await saved('updated', () => api(leads.saveStages, { body: { stages, moves } }))
      await invalidate(leads)
      onDone()
    } catch {
      // A toast has shown why; the draft stays.
    } finally {
      setSaving(false)
    }
  }
  return { save, isSaving }
}

type RowProps = {
  stage: LeadStage
  index: number
  /** The place of the last stage that can be moved: the first stage and the two after it are fixed. */
  last: number
  onChange: (part: Partial<LeadStage>) => void
  onMove: (by: number) => void
  onRemove: () => void
}

function StageRow({ stage, index, last, onChange, onMove, onRemove }: RowProps) {
  const t = useText('leads')
  const name = stageName(stage, t)
  return (
    <li className={css.stage}>
      <TextInput
        label={t('board.name', { number: String(index + 1) })}
        maxLength={40}
        value={stage.name}
        placeholder={isUsual(stage) ? stageName({ id: stage.id, name: '' }, t) : undefined}
        onChange={(event) => onChange({ name: event.currentTarget.value })}
      />
      <NativeSelect
        label={t('board.colour')}
        value={stage.colour}
        data={STAGE_COLOURS.map((value) => ({ value, label: t(`colours.${value}`) }))}
        onChange={(event) => onChange({ colour: STAGE_COLOURS.find((one) => one === event.currentTarget.value) })}
      />
      <span className={css.buttons}>
        {index > 0 && index <= last && (
          <>
            <MoveButtons
              labels={{ up: t('board.up', { name }), down: t('board.down', { name }) }}
              isFirst={index === 1}
              isLast={index === last}
              onMove={onMove}
            />
            <ActionIcon
              variant="subtle"
              color="gray"
              size={36}
              aria-label={t('board.remove', { name })}
              onClick={onRemove}
            >
              <IconTrash size={17} stroke={1.8} aria-hidden />
            </ActionIcon>
          </>
        )}
      </span>
    </li>
  )
}

const isUsual = ({ id }: LeadStage) => ['new', 'contacted', 'won', 'lost'].includes(id)

/** Its id stays when its name changes, so that leads and reports keep it. */
function newStage(others: readonly LeadStage[]): LeadStage {
  let number = others.length
  while (others.some(({ id }) => id === `stage-${number}`)) number++
  return { id: `stage-${number}`, name: '', colour: 'teal' }
}
