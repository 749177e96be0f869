import { ActionIcon, Button, NativeSelect, TagsInput, Textarea, TextInput } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { exitsOf, withExit } from '@portico/contract/chatbots/exits.ts'
import {
  ANSWER_KINDS,
  MOST_BOT_LETTERS,
  MOST_BUTTONS,
  MOST_KEYWORDS,
  WELCOMES,
  type BotNode,
  type BotNodes,
  type NodeKind,
  type NodeOf,
} from '@portico/contract/chatbots/flow.ts'
import { useText } from '../core/useText.ts'
import { ExitField } from './ExitField.tsx'
import { KindIcon } from './kinds.tsx'
import { newButtonId } from './nodes.ts'
import type { Things } from './queries.ts'
import type { Names } from './useNames.ts'
import { Choice } from './Choice.tsx'
import { ConditionFields } from './ConditionFields.tsx'
import css from './chatbots.module.css'

type Props = {
  node: BotNode
  nodes: BotNodes
  names: Names
  things: Things
  problems: readonly string[]
  isReadOnly: boolean
  onChange: (node: BotNode, mark?: string) => void
  /** Puts a new node behind one of the ways out. */
  onAdd: (kind: NodeKind, from: BotNode, by: string) => void
  onRemove: () => void
}

/** Everything about one node, and where its ways lead. */
export function NodeEditor({ node, nodes, names, problems, isReadOnly, onChange, onAdd, onRemove, things }: Props) {
  const t = useText('chatbots')
  return (
    <fieldset className={css.editor} disabled={isReadOnly} aria-label={names.nameOf(node)}>
      <header className={css.editorHead}>
        <KindIcon kind={node.kind} size={20} />
        <h2>{t(`kind.${node.kind}`)}</h2>
        <ActionIcon variant="subtle" color="red" size={40} aria-label={t('removeNode')} onClick={onRemove}>
          <IconTrash size={18} aria-hidden />
        </ActionIcon>
      </header>
      <p className={css.note}>{t(`kindText.${node.kind}`)}</p>
      {problems.length > 0 && (
        <ul className={css.problems}>
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
      <Fields node={node} things={things} onChange={onChange} />
      {exitsOf(node).map(({ by, to }) => (
        <ExitField
          key={by}
          label={names.exitName(node, by)}
          to={to}
          from={node}
          nodes={nodes}
          names={names}
          onChange={(next) => onChange(withExit(node, by, next))}
          onAdd={(kind) => onAdd(kind, node, by)}
        />
      ))}
    </fieldset>
  )
}

type FieldsProps = Pick<Props, 'things' | 'onChange'> & { node: BotNode }

function Fields({ node, things, onChange }: FieldsProps) {
  const t = useText('chatbots')
  switch (node.kind) {
    case 'welcome':
      return (
        <NativeSelect
          label={t('whenLabel')}
          value={node.when}
          data={WELCOMES.map((value) => ({ value, label: t(`when.${value}`) }))}
          onChange={({ currentTarget: { value } }) => onChange({ ...node, when: value === 'any' ? 'any' : 'first' })}
        />
      )
    case 'keywords':
      return (
        <TagsInput
          label={t('words')}
          description={t('wordsHint')}
          value={node.words}
          maxTags={MOST_KEYWORDS}
          onChange={(words) => onChange({ ...node, words })}
        />
      )
    case 'text':
    case 'hand':
    case 'end':
      return <Words node={node} onChange={onChange} />
    case 'buttons':
      return <ButtonFields node={node} onChange={onChange} />
    case 'question':
      return <QuestionFields node={node} onChange={onChange} />
    case 'condition':
      return <ConditionFields node={node} things={things} onChange={onChange} />
    case 'picture':
    case 'menu':
    case 'gift':
      return <ThingFields node={node} things={things} onChange={onChange} />
    default:
      return null
  }
}

type ThingProps = Omit<FieldsProps, 'node'> & { node: NodeOf<'picture'> | NodeOf<'menu'> | NodeOf<'gift'> }

function ThingFields({ node, things, onChange }: ThingProps) {
  const t = useText('chatbots')
  if (node.kind === 'menu')
    return (
      <Choice
        label={t('item')}
        list={things.items}
        value={node.itemId}
        onChange={(itemId) => onChange({ ...node, itemId })}
      />
    )
  if (node.kind === 'gift')
    return (
      <Choice
        label={t('gift')}
        list={things.gifts}
        value={node.giftId}
        onChange={(giftId) => onChange({ ...node, giftId })}
      />
    )
  return (
    <>
      <Choice
        label={t('picture')}
        list={things.files}
        value={node.fileId}
        onChange={(fileId) => onChange({ ...node, fileId })}
      />
      <Words node={node} onChange={onChange} />
    </>
  )
}

type SpokenNode = Extract<BotNode, { text: string }>

function Words({ node, onChange }: { node: SpokenNode; onChange: Props['onChange'] }) {
  const t = useText('chatbots')
  return (
    <Textarea
      label={t('text')}
      description={t('textHint')}
      autosize
      minRows={2}
      maxLength={MOST_BOT_LETTERS}
      value={node.text}
      onChange={({ currentTarget: { value } }) => onChange({ ...node, text: value }, `text ${node.id}`)}
    />
  )
}

function ButtonFields({ node, onChange }: { node: NodeOf<'buttons'>; onChange: Props['onChange'] }) {
  const t = useText('chatbots')
  const { buttons } = node
  const set = (next: typeof buttons, mark?: string) => onChange({ ...node, buttons: next }, mark)
  return (
    <>
      <Words node={node} onChange={onChange} />
      <ul className={css.buttons} aria-label={t('kind.buttons')}>
        {buttons.map((button, index) => (
          <li key={button.id}>
            <TextInput
              aria-label={t('buttonLabel', { number: index + 1 })}
              placeholder={t('buttonLabel', { number: index + 1 })}
              maxLength={60}
              value={button.label}
              onChange={({ currentTarget: { value } }) =>
                set(buttons.with(index, { ...button, label: value }), `button ${node.id} ${button.id}`)
              }
            />
            <ActionIcon
              variant="subtle"
              color="gray"
              size={40}
              aria-label={t('removeButton', { number: index + 1 })}
              onClick={() => set(buttons.toSpliced(index, 1))}
            >
              <IconTrash size={17} aria-hidden />
            </ActionIcon>
          </li>
        ))}
      </ul>
      {buttons.length < MOST_BUTTONS && (
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPlus size={15} aria-hidden />}
          onClick={() => set([...buttons, { id: newButtonId(buttons.map(({ id }) => id)), label: '', next: null }])}
        >
          {t('addButton')}
        </Button>
      )}
    </>
  )
}

function QuestionFields({ node, onChange }: { node: NodeOf<'question'>; onChange: Props['onChange'] }) {
  const t = useText('chatbots')
  const isAnswer = (value: string): value is typeof node.answer => ANSWER_KINDS.some((kind) => kind === value)
  return (
    <>
      <Words node={node} onChange={onChange} />
      <NativeSelect
        label={t('answerLabel')}
        value={node.answer}
        data={ANSWER_KINDS.map((value) => ({ value, label: t(`answer.${value}`) }))}
        onChange={({ currentTarget: { value } }) => isAnswer(value) && onChange({ ...node, answer: value })}
      />
      <TextInput
        label={t('field')}
        description={t('fieldHint')}
        maxLength={60}
        value={node.field}
        onChange={({ currentTarget: { value } }) => onChange({ ...node, field: value }, `field ${node.id}`)}
      />
    </>
  )
}
