import { expect, test } from 'vitest'
import type { Config } from '../core/config.ts'
import { cookieOf } from './cookie.ts'

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the address is all that is read
const at = (publicUrl: string) => cookieOf({ config: { publicUrl } as Config }, 'portico')

test('with TLS a cookie of an account is for this host alone, over TLS alone, and no script reads it', () => {
  expect(at('https://wifi.example.com')).toEqual({
    name: '__Host-portico',
    attributes: { path: '/', httpOnly: true, sameSite: 'strict', secure: true },
  })
  expect(at('http://10.0.0.2:4040')).toMatchObject({ name: 'portico', attributes: { secure: false } })
})
