import * as z from 'zod'

/** A screen of the portal, or a letter, for an editor's frame. */
export const Drawing = z.object({
  /** Address of the empty page, on the guests' origin, that shows what it is handed. */
  frame: z.string(),
  /** Its own styles, and the inside of its <body>. */
  style: z.string(),
  body: z.string(),
  language: z.string(),
})
export type Drawing = z.output<typeof Drawing>
