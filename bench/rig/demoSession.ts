import { contract } from '@portico/contract/index.ts'
import { call } from '@portico/contract/http/client.ts'
import { DEMO_ACCOUNTS } from '../../dev/seed/seedDemo.ts'
import type { Installation } from './installation.ts'

export type DemoSession = { pageId: string; pageToken: string }

/** Signs the demo owner in as the dashboard does. */
export async function signIn({ apiUrl }: Installation): Promise<DemoSession> {
  const to = { base: apiUrl }
  const { email, password } = DEMO_ACCOUNTS.owner
  const { token } = await call(to, contract.accounts.login, { body: { email_mobile: email, password } })
  const { rows } = await call(to, contract.pages.list, { query: {} }, { token })
  const pageId = rows[0]!.eid
  const page = await call(to, contract.accounts.pageToken, { body: { pageId } }, { token })
  return { pageId, pageToken: page.token }
}
