// Tasks and points on a guest's home, in words that are ready to read.
import type { HomeNotice } from './notice.ts'

/** The one other host of a guest's page: a film is played there, after a tap. */
export const FILM_HOST = 'https://www.youtube-nocookie.com'

export type HomeTasks = {
  kind: 'homeTasks'
  backHref: string
  /** What can be done or was done; `points` is what it brings, as it is written. */
  rows: readonly { title: string; line: string; points: string; href: string; isDone: boolean }[]
  notice?: HomeNotice
}

/** A button that posts. */
export type TaskButton = { action: string; label: string; busy: string }

export type HomeTask = {
  kind: 'homeTask'
  backHref: string
  title: string
  lead: string
  reward: string
  /** What to do, in order. */
  steps: readonly string[]
  /** Where it stands, when nothing can be done now. */
  state?: string
  link?: { href: string; label: string }
  /** An address at the film's own host; only after the guest asked for it. */
  film?: string
  answer?: TaskButton & { question: string; isNumber: boolean; missing: string }
  buttons: readonly (TaskButton & { isQuiet?: boolean })[]
  notice?: HomeNotice
}

export type HomePoints = {
  kind: 'homePoints'
  backHref: string
  lead: string
  facts: readonly string[]
  rows: readonly { title: string; at: string; change: string }[]
}
