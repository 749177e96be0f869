import { expect, test } from 'vitest'
import { checkSender } from './senderCheck.ts'

/** A name server that knows these texts; others do not exist, and `down` does not answer. */
function knowing(texts: Record<string, string[]>, down: readonly string[] = []) {
  return {
    async resolveTxt(name: string) {
      if (down.includes(name)) throw Object.assign(new Error('no answer'), { code: 'ETIMEOUT' })
      const found = texts[name]
      if (!found) throw Object.assign(new Error('no such name'), { code: 'ENOTFOUND' })
      // A long text comes in pieces.
      return found.map((text) => text.match(/.{1,100}/g) ?? [])
    },
  }
}
const KEY = 'MIGfMA0GCSqGSIb3DQEBAQUAA4GNADCBiQKBgQC'.repeat(5)
const check = async (...texts: Parameters<typeof knowing>) =>
  checkSender(knowing(...texts), { domain: 'quan.vn', selector: 's1' })
const statesOf = async (...texts: Parameters<typeof knowing>) => (await check(...texts)).map(({ state }) => state)
const FINE = {
  'quan.vn': ['google-site-verification=x', 'v=spf1 include:_spf.google.com ~all'],
  's1._domainkey.quan.vn': [`v=DKIM1; k=rsa; p=${KEY}`],
  '_dmarc.quan.vn': ['v=DMARC1; p=quarantine; rua=mailto:a@quan.vn'],
}

test('a domain that proves its letters is fine in all three', async () => {
  expect(await statesOf(FINE)).toEqual(['fine', 'fine', 'fine'])
})

test('what is missing comes with its place and the words to paste', async () => {
  expect(await check({})).toEqual([
    { kind: 'spf', name: 'quan.vn', state: 'missing', value: '', wanted: 'v=spf1 a mx ~all' },
    { kind: 'dkim', name: 's1._domainkey.quan.vn', state: 'missing', value: '', wanted: 'v=DKIM1; k=rsa; p=…' },
    {
      kind: 'dmarc',
      name: '_dmarc.quan.vn',
      state: 'missing',
      value: '',
      wanted: 'v=DMARC1; p=quarantine; rua=mailto:postmaster@quan.vn',
    },
  ])
})

test.each([
  ['two SPF records, which count as none', { 'quan.vn': ['v=spf1 a ~all', 'v=spf1 mx ~all'] }, 0],
  ['an SPF record that lets everybody send', { 'quan.vn': ['v=spf1 a +all'] }, 0],
  ['a DKIM key that was withdrawn', { 's1._domainkey.quan.vn': ['v=DKIM1; p='] }, 1],
  ['a DMARC record without a policy', { '_dmarc.quan.vn': ['v=DMARC1; rua=mailto:a@quan.vn'] }, 2],
])('%s is wrong', async (_what, texts, at) => {
  expect((await statesOf({ ...FINE, ...texts }))[at]).toBe('wrong')
})

test('a name server that does not answer says nothing about the domain', async () => {
  expect(await statesOf(FINE, ['_dmarc.quan.vn'])).toEqual(['fine', 'fine', 'unreachable'])
})
