import type { home as source } from '../vi/home.ts'
import type { Like } from '../languages.ts'

export const home = {} as const satisfies Like<typeof source>
