// planted: features/no-mirror
// planted: arrows/contract-imports-zod-only
import { join } from 'node:path'

export const path = join('leads')
