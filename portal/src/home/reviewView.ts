// A guest's word on a visit, and what others said.

export type HomeReview = {
  kind: 'homeReview'
  backHref: string
  /** Where it is posted; absent when there is no visit to review. */
  action?: string
  isScoreMissing?: boolean
  /** What was typed before a star was missing. */
  typed?: string
  isDone?: boolean
  /** Where a guest who liked it can say so in public. */
  publicHref?: string
}

export type ReviewShown = { score: number; words: string; reply: string; by: string; on: string }

export type HomeReviews = {
  kind: 'homeReviews'
  backHref: string
  average: number
  count: number
  rows: readonly ReviewShown[]
}
