import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '@portico/server/core/config.ts'
import { query, sql } from '@portico/server/core/db/database.ts'
import { newId } from '@portico/server/core/id.ts'
import { open, type OpenServices } from '@portico/server/processes/openServices.ts'

const folder = mkdtempSync(join(tmpdir(), 'portico-credit-'))
const config = readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent' })
let installation: OpenServices

beforeAll(async () => {
  installation = await open(config, () => undefined)
  await givenUser('lan@quanhoa.vn', '+84912345678')
  await givenUser('waiting@quanhoa.vn', null, { activated_at: null })
}, 60_000)

afterAll(async () => {
  await installation?.close()
  rmSync(folder, { recursive: true, force: true })
})

test('a transfer that arrived is put to the balance beside a running server, and shown as money', async () => {
  const { code, out, err } = await run(
    'Lan@QuanHoa.vn',
    '500.000',
    '--reason',
    'Transfer of 22 November',
    '--key',
    'FT1',
  )
  expect([code, err]).toEqual([0, ''])
  expect(plain(out)).toMatch(
    /^Credited 500\.000 ₫ to Phạm Thị Lan \(lan@quanhoa\.vn\)\. The balance after it: 500\.000 ₫\. Transfer [0-9a-f-]{36}\.\n$/,
  )
  expect(plain((await run('0912 345 678', '20000')).out)).toContain('The balance after it: 520.000 ₫.')
})

test('the same key books once, and says so', async () => {
  const first = await run('lan@quanhoa.vn', '1000', '--key', 'FT2')
  const again = await run('lan@quanhoa.vn', '1000', '--key', 'FT2')
  const id = /Transfer ([0-9a-f-]{36})/.exec(first.out)![1]
  expect(again).toMatchObject({ code: 0, out: expect.stringMatching(`^Nothing was changed: .*${id}`) })
  const other = await run('lan@quanhoa.vn', '2000', '--key', 'FT2')
  expect(other).toMatchObject({
    code: 1,
    out: '',
    err: 'This key was already used for another transfer. Nothing was changed.\n',
  })
})

test.each([
  ['nobody named', [], 'Say to whom, and how much.'],
  ['an account that is not there', ['who@quanhoa.vn', '1000'], 'Nobody has an account as who@quanhoa.vn.'],
  ['an account that waits to be activated', ['waiting@quanhoa.vn', '1000'], 'is not active'],
  ['less than nothing', ['--', 'lan@quanhoa.vn', '-5'], '"-5" is no amount of money in VND'],
  ['an amount in two words', ['lan@quanhoa.vn', '500', '000'], '"000" is too much'],
  ['an unknown option', ['lan@quanhoa.vn', '500', '--note', 'x'], "Unknown option '--note'"],
])('%s is explained in a sentence, and nothing is booked', async (_why, words, sentence) => {
  const before = await countTransfers()
  const { code, out, err } = await run(...words)
  expect(err).toContain(sentence)
  expect(err).not.toContain('    at ')
  expect([code, out, await countTransfers()]).toEqual([1, '', before])
})

/** Money is formatted with non-breaking spaces. */
function plain(text: string): string {
  return text.replaceAll('\u00a0', ' ')
}

async function countTransfers(): Promise<number> {
  const row = await installation.services.db.asSystem((tx) =>
    tx.first(sql<{ n: number }>`select count(*) as n from finance_transfers`),
  )
  return row!.n
}

async function givenUser(email: string, mobile: string | null, more: { activated_at?: null } = {}): Promise<void> {
  const values = {
    id: newId(new Date()),
    username: email,
    display_name: 'Phạm Thị Lan',
    email,
    mobile,
    password_hash: '-',
    ...more,
  }
  await installation.services.db.asSystem((tx) => tx.run(query.insertInto('users').values(values)))
}

/** As the npm script does: features draw the portal, whose components are JSX. */
const JSX = join(import.meta.dirname, '../server/src/core/jsx.ts')

async function run(...words: string[]) {
  const child = spawn(process.execPath, ['--import', JSX, join(import.meta.dirname, 'creditBalance.ts'), ...words], {
    env: { DATA_DIR: folder, LOG_LEVEL: 'silent' },
  })
  let [out, err] = ['', '']
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text))
  const [code] = (await once(child, 'close')) as [number]
  return { code, out, err }
}
