import type { ReactNode } from 'react'

/** A place on the way: a step, an action, a message. */
export type TreeNode = {
  id: string
  title: string
  /** Below its title. */
  text?: string
  icon?: ReactNode
  /** At its end, such as how many are here. */
  note?: string
  /** Where the way begins or ends: it cannot be chosen. */
  isFixed?: boolean
  /** Somebody has to look at it. */
  isBad?: boolean
  /** Ways that leave the main one here. */
  branches?: readonly TreeBranch[]
}

/** A way that leaves the main one. */
export type TreeBranch = {
  id: string
  /** When it is taken. */
  label: string
  /** What happens on it, in order. */
  nodes?: readonly TreeNode[]
  /** Something may be added at its beginning and its end. */
  canGrow?: boolean
  /** Where it leads in the end; with `nodeId` a press chooses that node. */
  leadsTo?: { label: string; nodeId?: string }
}

/** Behind which node something is added; without one, at the beginning of its way. */
export type TreePlace = { after?: string; branch?: string }
