import { afterEach, expect, test, vi } from 'vitest'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { show } from '../../core/testing/show.tsx'
import { BranchTree } from './BranchTree.tsx'
import type { TreeNode } from './treeNode.ts'

afterEach(cleanup)

const NODES: TreeNode[] = [
  { id: 'start', title: 'Joins', isFixed: true },
  {
    id: 'code',
    title: 'Phone code',
    branches: [
      { id: 'known', label: 'Known from last time', leadsTo: { label: 'Survey', nodeId: 'survey' } },
      { id: 'late', label: 'No answer', nodes: [{ id: 'sms', title: 'Send a reminder' }] },
    ],
  },
  { id: 'survey', title: 'Survey' },
]

test('a press chooses a node, on the main way, on a branch and where a branch leads', () => {
  const choose = vi.fn()
  show(<BranchTree label="Steps" nodes={NODES} chosenId="code" onChoose={choose} />)
  expect(screen.getByRole('button', { name: 'Phone code' }).getAttribute('aria-pressed')).toBe('true')
  expect(screen.queryByRole('button', { name: 'Joins' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Send a reminder' }))
  for (const button of screen.getAllByRole('button', { name: 'Survey' })) fireEvent.click(button)
  expect(choose.mock.calls.flat()).toEqual(['sms', 'survey', 'survey'])
  expect(screen.getByRole('list', { name: 'Steps' }).children.length).toBe(3)
})

test('the arrows go through every button in reading order; Home and End to the ends', () => {
  show(<BranchTree label="Steps" nodes={NODES} onChoose={() => undefined} />)
  const focused = () => document.activeElement?.textContent
  screen.getByRole('button', { name: 'Phone code' }).focus()
  fireEvent.keyDown(document.activeElement!, { key: 'ArrowDown' })
  expect(focused()).toBe('Survey')
  fireEvent.keyDown(document.activeElement!, { key: 'ArrowDown' })
  expect(focused()).toBe('Send a reminder')
  fireEvent.keyDown(document.activeElement!, { key: 'Home' })
  expect(focused()).toBe('Phone code')
  fireEvent.keyDown(document.activeElement!, { key: 'ArrowUp' })
  expect(focused()).toBe('Phone code')
})

test('something is added between two nodes, and only where the tree may be changed', () => {
  const add = vi.fn()
  const view = show(<BranchTree label="Steps" nodes={NODES} onChoose={() => undefined} />)
  expect(screen.queryByRole('button', { name: /^Add/ })).toBeNull()
  view.rerender(
    <BranchTree
      label="Steps"
      nodes={NODES}
      onChoose={() => undefined}
      addLabel={(before) => `Add after ${before}`}
      onAdd={add}
    />,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Add after Phone code' }))
  expect(add).toHaveBeenCalledExactlyOnceWith({ after: 'code', branch: undefined })
  expect(screen.queryByRole('button', { name: 'Add after Survey' })).toBeNull()
})

test('an arm that may grow takes something at its beginning, at its end, and while it is still empty', () => {
  const add = vi.fn()
  const branches = [
    { id: 'yes', label: 'Yes', nodes: [{ id: 'hi', title: 'Hello', note: '12 done' }], canGrow: true },
    { id: 'no', label: 'No', nodes: [], canGrow: true },
  ]
  const nodes: TreeNode[] = [{ id: 'fork', title: 'Fork', branches }]
  const label = (before: string | undefined) => (before ? `Add after ${before}` : 'Add first')
  show(<BranchTree label="Steps" nodes={nodes} onChoose={() => undefined} addLabel={label} onAdd={add} />)
  expect(screen.getByRole('button', { name: 'Hello 12 done' })).toBeTruthy()
  for (const button of screen.getAllByRole('button', { name: 'Add first' })) fireEvent.click(button)
  fireEvent.click(screen.getByRole('button', { name: 'Add after Hello' }))
  expect(add.mock.calls.flat()).toEqual([
    { after: undefined, branch: 'yes' },
    { after: undefined, branch: 'no' },
    { after: 'hi', branch: 'yes' },
  ])
})
