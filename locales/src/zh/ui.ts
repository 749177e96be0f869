import type { ui as source } from '../vi/ui.ts'
import type { Like } from '../languages.ts'

export const ui = {} as const satisfies Like<typeof source>
