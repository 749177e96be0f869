// The ways in which a page can send one-time codes to its guests.
import type { CodeWay } from '@portico/contract/flows.ts'
import type { Tx } from '../core/db/database.ts'
import type { Services } from '../core/services.ts'
import { findConnection } from './connectionRows.ts'
import { znsOf } from './zns.ts'

/** The ways of a page that are open now, in the order asked for. */
export async function openWays(
  services: Services,
  tx: Tx,
  pageId: string,
  wanted: readonly CodeWay[],
): Promise<CodeWay[]> {
  const { config } = services
  // Without a provider a development server keeps what it would have sent: see core/mail/devOutbox.ts.
  const isKept = !config.isProduction
  const open: Record<CodeWay, () => Promise<boolean>> = {
    sms: async () => config.smsUrl !== '' || (isKept && config.demo) || (await isConnected(tx, pageId, 'sms')),
    email: async () => config.smtpUrl !== '' || isKept || (await isConnected(tx, pageId, 'smtp')),
    zalo: async () => znsOf(services) !== undefined,
    screen: async () => true,
    staff: async () => true,
  }
  const ways: CodeWay[] = []
  for (const way of wanted) if (await open[way]()) ways.push(way)
  return ways
}

/** Whether the page has a provider of its own. */
export async function isConnected(tx: Tx, pageId: string, kind: 'sms' | 'smtp'): Promise<boolean> {
  return (await findConnection(tx, pageId, kind)) !== undefined
}
