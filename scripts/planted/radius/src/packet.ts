// planted: arrows/radius-imports-crypto-only
import { hostname } from 'node:os'

export const name = hostname()
