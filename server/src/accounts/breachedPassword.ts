// Passwords from breaches, looked up at Pwned Passwords or a copy of it by k-anonymity: five of the forty hexadecimal
// digits of the password's SHA-1 leave the server, and the answer holds everything that begins with them.
import { createHash } from 'node:crypto'
import { EgressError } from '../core/egress/egress.ts'
import { fail } from '../core/fail.ts'
import type { Services } from '../core/services.ts'

type Uses = Pick<Services, 'config' | 'egress' | 'log'>

const TIMEOUT_MS = 1500
const PREFIX_DIGITS = 5
const AT_ONCE = 50

let running = 0

/**
 * Whether a password is known from a breach; false too when the list does not answer. It waits for another server, so
 * nothing that others need may be held meanwhile.
 * @throws server/busy when too many are looked up.
 */
export async function isBreached({ config, egress, log }: Uses, password: string): Promise<boolean> {
  if (config.breachUrl === '') return false
  if (running >= AT_ONCE) throw fail('server/busy')
  const digest = createHash('sha1').update(password).digest('hex').toUpperCase()
  running++
  try {
    const { status, text } = await egress.request(`${config.breachUrl}/range/${digest.slice(0, PREFIX_DIGITS)}`, {
      // Padded, so that the length of the answer does not tell which digits were sent.
      headers: { accept: 'text/plain', 'add-padding': 'true', 'user-agent': 'Portico' },
      timeoutMs: TIMEOUT_MS,
    })
    if (status === 200) return isListed(text, digest.slice(PREFIX_DIGITS))
    log.warn({ status }, NO_ANSWER)
  } catch (error) {
    log.warn({ reason: error instanceof EgressError ? error.reason : 'fault' }, NO_ANSWER)
  } finally {
    running--
  }
  return false
}

const NO_ANSWER = 'the list of breached passwords does not answer; a password was compared with the built-in list alone'

/** Lines are `rest of the digest:how often it was seen`; padding was seen 0 times. */
function isListed(lines: string, rest: string): boolean {
  return lines.split('\n').some((line) => {
    const [found, count] = line.trim().split(':')
    return found === rest && Number(count) > 0
  })
}
