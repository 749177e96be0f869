// What a guest says to the venue, and what it answers.

export type ChatProblem = 'empty' | 'too-long' | 'too-many'
/** `pictures` are paths on this origin. */
export type ChatLine = { words: string; isOwn: boolean; at: string; pictures?: readonly string[] }

export type HomeChat = {
  kind: 'homeChat'
  backHref: string
  /** Where it is posted, with `key`, which makes a form that is sent twice one message. */
  action: string
  key: string
  /** This page with what is new. */
  freshHref: string
  /** Somebody waits for an answer. */
  isLively: boolean
  /** Oldest first. */
  lines: readonly ChatLine[]
  /** Answers to the last line that can be pressed; posted with `pressKey` as its key. */
  buttons?: readonly string[]
  pressKey?: string
  problem?: ChatProblem
  typed?: string
}
