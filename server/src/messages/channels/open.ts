// Which channels a page can send by, and what a message costs it there.
import type { MessageChannel } from '@portico/contract/messages/kinds.ts'
import { sql, type Tx } from '../../core/db/database.ts'
import type { Services } from '../../core/services.ts'
import { isConnected } from '../../integrations/index.ts'

type Openness = { isOpen: boolean; isOwn: boolean; price: number }

/** A page's own provider is paid by the page, not through us. */
export async function openChannels(
  { config }: Pick<Services, 'config'>,
  tx: Tx,
  pageId: string,
): Promise<Record<MessageChannel, Openness>> {
  const priceOf = (channel: MessageChannel) => config.messagePrices[channel] ?? 0
  const isOwn = { email: await isConnected(tx, pageId, 'smtp'), sms: await isConnected(tx, pageId, 'sms') }
  // Without a provider a demo keeps what it would have sent: see core/mail/devOutbox.ts.
  const isKept = !config.isProduction && config.demo
  const hasAccount =
    (await tx.first(sql`select 1 from zalo_pages where page_id = ${pageId} and oa_id is not null`)) !== undefined
  return {
    email: { ...providerOf(isOwn.email, config.smtpUrl !== '' || isKept), price: isOwn.email ? 0 : priceOf('email') },
    sms: { ...providerOf(isOwn.sms, config.smsUrl !== '' || isKept), price: isOwn.sms ? 0 : priceOf('sms') },
    zalo: { isOpen: hasAccount, isOwn: true, price: priceOf('zalo') },
    zns: { isOpen: hasAccount, isOwn: true, price: priceOf('zns') },
  }
}

function providerOf(isOwn: boolean, isShared: boolean) {
  return { isOwn, isOpen: isOwn || isShared }
}
