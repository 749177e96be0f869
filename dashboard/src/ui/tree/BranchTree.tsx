import type { KeyboardEvent } from 'react'
import { IconArrowRight, IconPlus } from '@tabler/icons-react'
import { closest } from '../closest.ts'
import type { TreeBranch, TreeNode, TreePlace } from './treeNode.ts'
import css from './branchTree.module.css'

type Choice = { chosenId?: string; onChoose: (id: string) => void }
type Adding = {
  /** @param before the title of the node the new one follows; undefined at the beginning */
  addLabel?: (before: string | undefined) => string
  /** Shows a button on each line between two nodes. */
  onAdd?: (place: TreePlace) => void
}
type Props = Choice & Adding & { label: string; nodes: readonly TreeNode[] }

const STOP = '[data-tree-stop]'

/** Steps in order with the ways that branch off. A nested list for screen readers and phones; the arrow keys go through it. */
export function BranchTree({ label, nodes, ...props }: Props) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the arrow keys only move between its buttons
    <div className={css.tree} onKeyDown={moveFocus}>
      <Way label={label} nodes={nodes} {...props} />
    </div>
  )
}

type WayProps = Choice & Adding & { label?: string; nodes: readonly TreeNode[]; branch?: string; canGrow?: boolean }

function Way({ label, nodes, branch, canGrow, ...props }: WayProps) {
  return (
    <ol className={css.way} aria-label={label}>
      {canGrow && props.onAdd && (
        <li className={css.place}>
          <Line branch={branch} {...props} />
        </li>
      )}
      {nodes.map((node, index) => (
        <li key={node.id} className={css.place}>
          <NodeCard node={node} {...props} />
          {node.branches && node.branches.length > 0 && <Branches branches={node.branches} {...props} />}
          {(index < nodes.length - 1 || (canGrow && props.onAdd)) && <Line node={node} branch={branch} {...props} />}
        </li>
      ))}
    </ol>
  )
}

function NodeCard({ node, chosenId, onChoose }: Choice & { node: TreeNode }) {
  const words = (
    <>
      {node.icon && <span className={css.icon}>{node.icon}</span>}
      <span className={css.words}>
        <span className={css.title}>{node.title}</span>
        {node.text && <span className={css.text}>{node.text}</span>}
      </span>
      {node.note && <span className={css.note}>{node.note}</span>}
    </>
  )
  if (node.isFixed) return <div className={css.fixed}>{words}</div>
  return (
    <button
      type="button"
      className={css.node}
      data-tree-stop
      data-bad={node.isBad || undefined}
      aria-pressed={node.id === chosenId}
      onClick={() => onChoose(node.id)}
    >
      {words}
    </button>
  )
}

function Branches({ branches, ...props }: Choice & Adding & { branches: readonly TreeBranch[] }) {
  return (
    <ul
      className={css.branches}
      data-wide={branches.some(({ nodes, canGrow }) => canGrow || (nodes && nodes.length > 0)) || undefined}
    >
      {branches.map((branch) => (
        <li key={branch.id} className={css.branch}>
          <span className={css.when}>{branch.label}</span>
          {branch.nodes && (branch.nodes.length > 0 || branch.canGrow) && (
            <Way nodes={branch.nodes} branch={branch.id} canGrow={branch.canGrow} {...props} />
          )}
          {branch.leadsTo && <Exit to={branch.leadsTo} onChoose={props.onChoose} />}
        </li>
      ))}
    </ul>
  )
}

function Exit({ to, onChoose }: { to: NonNullable<TreeBranch['leadsTo']>; onChoose: Choice['onChoose'] }) {
  const { label, nodeId } = to
  const words = (
    <>
      <IconArrowRight size={15} stroke={2} aria-hidden />
      {label}
    </>
  )
  if (!nodeId) return <span className={css.exit}>{words}</span>
  return (
    <button type="button" className={css.exit} data-tree-stop onClick={() => onChoose(nodeId)}>
      {words}
    </button>
  )
}

/** What leads from one node to the next, with room to add one between. */
function Line({ node, branch, addLabel, onAdd }: Adding & { node?: TreeNode; branch?: string }) {
  return (
    <div className={css.line}>
      {onAdd && (
        <button
          type="button"
          className={css.add}
          data-tree-stop
          aria-label={addLabel?.(node?.title)}
          title={addLabel?.(node?.title)}
          onClick={() => onAdd({ after: node?.id, branch })}
        >
          <IconPlus size={15} stroke={2.2} aria-hidden />
        </button>
      )}
    </div>
  )
}

/** The arrows, Home and End lead from one button to another, in reading order. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const from = closest(event.target, STOP)
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(STOP)]
  const at = stops.findIndex((stop) => stop === from)
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: stops.length - 1 }[event.key]
  if (at < 0 || to === undefined || !stops[to]) return
  event.preventDefault()
  stops[to].focus()
}
