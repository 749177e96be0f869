import * as z from 'zod'

/** A screen of the portal for an editor's frame. */
export const Drawing = z.object({
  /** Address of the empty page, on the guests' origin, that shows what it is handed. */
  frame: z.string(),
  /** The portal's own styles, and the inside of its <body>. */
  style: z.string(),
  body: z.string(),
  language: z.string(),
})
export type Drawing = z.output<typeof Drawing>
