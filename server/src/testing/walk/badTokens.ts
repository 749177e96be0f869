// Tokens that are none: each would pass a careless check.
import { createHmac, generateKeyPairSync, randomBytes, randomUUID, sign, type KeyObject } from 'node:crypto'
import type { RunningServer } from '../../processes/all.ts'

type Claims = Record<string, unknown>

/** Of a stranger. Making one takes as long as fifty requests, so all calls are tried with the same. */
let theirKey: KeyObject | undefined

const part = (value: unknown) =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url')

/** Name of the trick -> token. @param good a valid token. */
export function badTokens({ services }: RunningServer, good: string, kind: 'user' | 'page'): Record<string, string> {
  const [head = '', body = '', seal = ''] = good.split('.')
  const header = JSON.parse(Buffer.from(head, 'base64url').toString()) as Claims
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as Claims
  const key = services.secrets.derive('tokens')
  const sealed = (changedHeader: Claims, changedClaims: Claims, algorithm = 'sha256', with_ = key) => {
    const text = `${part({ ...header, ...changedHeader })}.${part({ ...claims, ...changedClaims })}`
    return `${text}.${createHmac(algorithm, with_).update(text).digest('base64url')}`
  }
  const now = Math.floor(services.clock.now().getTime() / 1000)
  const other = kind === 'user' ? 'page' : 'user'
  theirKey ??= generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
  return {
    'alg none': `${part({ ...header, alg: 'none' })}.${body}.`,
    'alg None with the old seal': `${part({ ...header, alg: 'None' })}.${body}.${seal}`,
    'another key': sealed({}, {}, 'sha256', randomBytes(32)),
    'an empty key': sealed({}, {}, 'sha256', Buffer.alloc(0)),
    'HS512 with our key': sealed({ alg: 'HS512' }, {}, 'sha512'),
    'RS256 with a key of its own': rsa(header, body, theirKey),
    'a key in the header': sealed(
      { jwk: { kty: 'oct', k: part('mine') }, kid: '../../dev/null' },
      {},
      'sha256',
      Buffer.from('mine'),
    ),
    'the other audience': sealed({}, { aud: `portico:${other}` }),
    'no audience': sealed({}, { aud: undefined }),
    'the other type': sealed({ typ: `${other}+jwt` }, {}),
    'a plain type': sealed({ typ: 'JWT' }, {}),
    'no type': sealed({ typ: undefined }, {}),
    expired: sealed({}, { iat: now - 2000, exp: now - 1 }),
    'no expiry': sealed({}, { exp: undefined }),
    'not yet valid': sealed({}, { nbf: now + 600 }),
    'nobody as its subject': sealed({}, { sub: undefined }),
    'a subject that is not': sealed({}, { sub: randomUUID() }),
    'changed claims under the old seal': `${head}.${part({ ...claims, sub: randomUUID() })}.${seal}`,
    truncated: good.slice(0, -3),
    'no seal': `${head}.${body}.`,
    'two parts': `${head}.${body}`,
    'critical extension': sealed({ crit: ['x'], x: 1 }, {}),
    '8 kB of garbage': 'A'.repeat(8000),
    '8 kB of garbage in three parts': `${head}.${'A'.repeat(7500)}.${seal}`,
    words: 'null',
  }
}

function rsa(header: Claims, body: string, key: KeyObject): string {
  const text = `${part({ ...header, alg: 'RS256' })}.${body}`
  return `${text}.${sign('sha256', Buffer.from(text), key).toString('base64url')}`
}
