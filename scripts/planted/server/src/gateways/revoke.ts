// planted: lint/no-floating-promises
// planted: lint/switch-exhaustiveness-check
// planted: lint/no-explicit-any
// planted: lint/ban-ts-comment
// planted: lint/no-warning-comments
import { grant } from './grant.ts'

export const revoke: any = () => grant

async function send(kind: 'now' | 'later') {
  // TODO say when
  switch (kind) {
    case 'now':
      return revoke()
  }
}

send('now')
// @ts-ignore
export const sent: string = 1
