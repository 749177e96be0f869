import { exitsOf } from '@portico/contract/chatbots/exits.ts'
import type { BotNodes } from '@portico/contract/chatbots/flow.ts'
import { useText } from '../core/useText.ts'
import { BranchTree } from '../ui/tree/BranchTree.tsx'
import type { TreeNode } from '../ui/tree/treeNode.ts'
import { KindIcon } from './kinds.tsx'
import { inReadingOrder } from './nodes.ts'
import type { Names } from './useNames.ts'

type Props = {
  nodes: BotNodes
  names: Names
  chosenId: string | undefined
  isWrong: (id: string) => boolean
  onChoose: (id: string) => void
}

/** The same as a list, in the order in which a conversation meets them: for phones, keyboards and screen readers. */
export function NodeList({ nodes, names, chosenId, isWrong, onChoose }: Props) {
  const t = useText('chatbots')
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const listed = inReadingOrder(nodes).map((node): TreeNode => {
    const branches = exitsOf(node).map(({ by, to }) => {
      const target = to === null ? undefined : byId.get(to)
      const leadsTo = target ? { label: names.nameOf(target), nodeId: target.id } : { label: t('ends') }
      return { id: by, label: names.exitName(node, by), leadsTo }
    })
    return {
      id: node.id,
      title: t(`kind.${node.kind}`),
      text: names.say(node),
      icon: <KindIcon kind={node.kind} />,
      isBad: isWrong(node.id),
      branches,
    }
  })
  return <BranchTree label={t('list')} nodes={listed} {...(chosenId && { chosenId })} onChoose={onChoose} />
}
