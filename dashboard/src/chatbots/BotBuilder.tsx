import { useMemo, useState, type ReactNode } from 'react'
import { Button, Menu, SegmentedControl } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconPlus } from '@tabler/icons-react'
import type { Chatbot } from '@portico/contract/chatbots.ts'
import { checkBot } from '@portico/contract/chatbots/check.ts'
import { withExit } from '@portico/contract/chatbots/exits.ts'
import { MOST_NODES, NODE_KINDS, type BotNode, type NodeKind } from '@portico/contract/chatbots/flow.ts'
import { useAllows } from '../core/rights.ts'
import { useText } from '../core/useText.ts'
import { ClashNotice } from '../ui/drafts/ClashNotice.tsx'
import { Screen } from '../ui/Screen.tsx'
import { BotActions } from './BotActions.tsx'
import { BotState } from './BotState.tsx'
import { Canvas } from './Canvas.tsx'
import { KindIcon } from './kinds.tsx'
import { NodeEditor } from './NodeEditor.tsx'
import { NodeList } from './NodeList.tsx'
import { newNode, without } from './nodes.ts'
import { useBotDraft, useThings, type BotDraft, type Things } from './queries.ts'
import { TryChat } from './TryChat.tsx'
import { useNames } from './useNames.ts'
import css from './chatbots.module.css'

type View = 'canvas' | 'list'
type Props = { bot: Chatbot; back: ReactNode; onBot: (bot: Chatbot) => void }

/** The drawing or the list of it, the chosen node's fields, and a chat to try it in. */
export function BotBuilder({ bot, back, onBot }: Props) {
  const isReadOnly = !useAllows('automation:write')
  const things = useThings()
  const names = useNames(things)
  const draft = useBotDraft(bot, onBot)
  const { nodes } = draft.content
  const isWide = useMediaQuery('(min-width: 900px)', true, { getInitialValueInEffect: false })
  const [view, setView] = useState<View>(isWide ? 'canvas' : 'list')
  const [chosenId, choose] = useState<string | undefined>(nodes[0]?.id)
  const [path, setPath] = useState<readonly string[]>([])
  const chosen = nodes.find(({ id }) => id === chosenId) ?? nodes[0]
  const commands = useNodeCommands(draft, choose)
  const { problems, sentencesOf, isWrong } = useBotProblems(draft, things)
  return (
    <Screen
      title={bot.name}
      crumbs={back}
      action={
        <BotActions
          {...{ bot, draft, onBot }}
          problems={problems.length}
          onProblem={() => choose(problems.find(({ nodeId }) => nodeId)?.nodeId ?? undefined)}
        />
      }
    >
      <BotState {...{ bot, draft, isReadOnly, onBot }} problems={problems.length} />
      <ClashNotice draft={draft} />
      <div className={css.bar}>
        <ViewChoice view={view} onChange={setView} />
        {!isReadOnly && nodes.length < MOST_NODES && <AddNode onAdd={(kind) => commands.add(kind)} />}
      </div>
      <div className={css.builder}>
        <div className={css.drawing}>
          {view === 'canvas' ? (
            <Canvas
              {...{ nodes, names, path, isWrong, isReadOnly }}
              chosenId={chosen?.id}
              onChoose={choose}
              onMove={commands.move}
            />
          ) : (
            <NodeList {...{ nodes, names, isWrong }} chosenId={chosen?.id} onChoose={choose} />
          )}
        </div>
        {chosen && (
          <NodeEditor
            key={chosen.id}
            {...{ nodes, names, things, isReadOnly }}
            node={chosen}
            problems={sentencesOf(chosen.id)}
            onChange={commands.change}
            onAdd={commands.add}
            onRemove={() => commands.remove(chosen.id)}
          />
        )}
        <TryChat botId={bot.id} saveNow={draft.saveNow} onPath={setPath} />
      </div>
    </Screen>
  )
}

function ViewChoice({ view, onChange }: { view: View; onChange: (view: View) => void }) {
  const t = useText('chatbots')
  return (
    <SegmentedControl
      size="xs"
      aria-label={t('view')}
      value={view}
      onChange={(next) => onChange(next === 'list' ? 'list' : 'canvas')}
      data={[
        { value: 'canvas', label: t('canvas') },
        { value: 'list', label: t('list') },
      ]}
    />
  )
}

function AddNode({ onAdd }: { onAdd: (kind: NodeKind) => void }) {
  const t = useText('chatbots')
  return (
    <Menu position="bottom-start" shadow="md">
      <Menu.Target>
        <Button variant="default" size="xs" leftSection={<IconPlus size={15} aria-hidden />}>
          {t('addNode')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {NODE_KINDS.map((kind) => (
          <Menu.Item key={kind} leftSection={<KindIcon kind={kind} />} onClick={() => onAdd(kind)}>
            {t(`kind.${kind}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

function useNodeCommands(draft: BotDraft, choose: (id: string | undefined) => void) {
  const { nodes } = draft.content
  return {
    change: (next: BotNode, mark?: string) =>
      draft.change((old) => ({ nodes: old.nodes.map((node) => (node.id === next.id ? next : node)) }), mark),
    move: (id: string, to: { x: number; y: number }) =>
      draft.change(
        (old) => ({ nodes: old.nodes.map((node) => (node.id === id ? { ...node, ...to } : node)) }),
        `move ${id}`,
      ),
    add(kind: NodeKind, from?: BotNode, by?: string) {
      const made = newNode(kind, nodes, from)
      draft.change((old) => ({
        nodes: [
          ...old.nodes.map((node) => (from && by && node.id === from.id ? withExit(node, by, made.id) : node)),
          made,
        ],
      }))
      choose(made.id)
    },
    remove(id: string) {
      draft.change((old) => ({ nodes: without(old.nodes, id) }))
      choose(undefined)
    },
  }
}

/** What keeps it from being published, found while the owner types. */
function useBotProblems(draft: BotDraft, things: Things) {
  const t = useText('chatbots')
  const { nodes } = draft.content
  return useMemo(() => {
    const ids = (list: Things['items']) => new Set(list.map(({ id }) => id))
    const known = {
      items: ids(things.items),
      gifts: ids(things.gifts),
      segments: ids(things.segments),
      files: ids(things.files),
    }
    const problems = checkBot(nodes, known)
    const sentencesOf = (id: string) =>
      problems.filter(({ nodeId }) => nodeId === id).map(({ code }) => t(`problem.${code}`))
    const isWrong = (id: string) => problems.some(({ nodeId }) => nodeId === id)
    return { problems, sentencesOf, isWrong }
  }, [nodes, things, t])
}
