// A guest who wants no more messages.

export type HomeStop = {
  kind: 'homeStop'
  /** `ask` before it, `done` after; `gone` for a link that leads to nothing any more. */
  state: 'ask' | 'done' | 'gone'
  /** Where it is posted. */
  action: string
}
