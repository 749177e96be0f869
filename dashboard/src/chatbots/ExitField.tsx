import { NativeSelect } from '@mantine/core'
import { isEntry } from '@portico/contract/chatbots/exits.ts'
import { NODE_KINDS, type BotNode, type BotNodes, type NodeKind } from '@portico/contract/chatbots/flow.ts'
import { isOneOf } from '@portico/contract/records.ts'
import { useText } from '../core/useText.ts'
import { inReadingOrder } from './nodes.ts'
import type { Names } from './useNames.ts'

const NEW = 'new '
const ADDABLE = NODE_KINDS.filter((kind) => kind !== 'welcome' && kind !== 'keywords')

type Props = {
  label: string
  to: string | null
  from: BotNode
  nodes: BotNodes
  names: Names
  onChange: (to: string | null) => void
  onAdd: (kind: NodeKind) => void
}

/** Where one way out leads: to nothing, to a node that is there, or to a new one. */
export function ExitField({ label, to, from, nodes, names, onChange, onAdd }: Props) {
  const t = useText('chatbots')
  const targets = inReadingOrder(nodes).filter(
    (node) => !isEntry(node) && (node.id !== from.id || from.kind === 'question'),
  )
  return (
    <NativeSelect
      label={t('leadsTo', { way: label })}
      value={to ?? ''}
      onChange={({ currentTarget: { value } }) => {
        const kind = value.slice(NEW.length)
        if (value.startsWith(NEW) && isOneOf(NODE_KINDS, kind)) onAdd(kind)
        else onChange(value || null)
      }}
    >
      <option value="">{from.kind === 'buttons' && label === t('exit.otherwise') ? t('asksAgain') : t('ends')}</option>
      <optgroup label={t('existing')}>
        {targets.map((node) => (
          <option key={node.id} value={node.id}>
            {names.nameOf(node)}
          </option>
        ))}
      </optgroup>
      <optgroup label={t('addNode')}>
        {ADDABLE.map((kind) => (
          <option key={kind} value={`${NEW}${kind}`}>
            + {t(`kind.${kind}`)}
          </option>
        ))}
      </optgroup>
    </NativeSelect>
  )
}
