// planted: arrows/no-cycles
import { revoke } from './revoke.ts'

export const grant = [revoke]
