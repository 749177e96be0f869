// Templates for a conversation whose window is over, as members see them and as they are sent.
import type { Reply } from '@portico/contract/http/endpoint.ts'
import type { conversationMessages } from '@portico/contract/inbox/messages.ts'
import { sql } from '../../core/db/database.ts'
import { inShortTransaction } from '../../core/db/shortTransaction.ts'
import { fail, Failure } from '../../core/fail.ts'
import type { PageContext } from '../../core/http/context.ts'
import { readOffers, type TemplateOffer } from '../../messages/index.ts'
import { readZnsTemplate, ZaloError } from '../../zalo/index.ts'

type TemplateList = Reply<typeof conversationMessages.templates>
type TemplateRefusal = TemplateList['refusal']
export type ChosenTemplate = TemplateOffer & { isAdvert: boolean }

/** What the person can be sent, with what Zalo charges for it; adverts only with consent. */
export async function readTemplateOffers(context: PageContext, conversationId: string): Promise<TemplateList> {
  const { offers, judged, refusal, until } = await judge(context, conversationId)
  const rows = offers.map((offer, at) => ({
    templateId: offer.templateId,
    name: offer.name,
    text: offer.text,
    by: 'phone' in offer.to ? ('phone' as const) : ('user' as const),
    price: offer.price,
    zaloPrice: judged[at]!.zaloPrice,
    refusal: judged[at]!.refusal,
  }))
  return { rows, refusal, until: until?.toISOString() ?? null }
}

/** The template as it is sent. @throws conversation/template-refused */
export async function requireOffer(
  context: PageContext,
  conversationId: string,
  templateId: string,
): Promise<ChosenTemplate> {
  const { offers, judged, refusal } = await judge(context, conversationId, templateId)
  const [offer] = offers
  if (!offer || refusal || judged[0]!.refusal) throw fail('conversation/template-refused')
  return { ...offer, isAdvert: judged[0]!.isAdvert }
}

async function judge(context: PageContext, conversationId: string, only?: string) {
  const found = await inShortTransaction(context, async ({ tx, page, clock }) => {
    const row = await tx.first(sql<{ personKey: string; guestId: string | null; phone: string | null }>`
      select c.person_key, c.guest_id, u.phone from conversations c
      left join zalo_users u on u.page_id = ${page.id} and u.user_id = c.person_key
      where c.page_id = ${page.id} and c.id = ${conversationId} and c.channel = 'zalo'`)
    if (!row) throw fail('conversation/not-found')
    const { personKey: userId, ...rest } = row
    return readOffers(context, tx, { pageId: page.id, userId, ...rest, now: clock.now() })
  })
  const offers = found.offers.filter(({ templateId }) => only === undefined || templateId === only)
  const judged = await Promise.all(offers.map((offer) => judgeOne(context, offer, found)))
  return { ...found, offers, judged }
}

type Permission = Pick<Awaited<ReturnType<typeof readOffers>>, 'hasConsent' | 'limit'>

async function judgeOne(context: PageContext, { znsId }: TemplateOffer, { hasConsent, limit }: Permission) {
  const info = await readZnsTemplate(context, context.page.id, znsId).catch((error: unknown) => {
    if (error instanceof ZaloError || error instanceof Failure) return undefined
    throw error
  })
  // One that cannot be asked about may be an advert.
  const isAdvert = !info || /promo|^3$/i.test(info.tag)
  const refusal: TemplateRefusal = isAdvert ? (hasConsent ? limit : 'no-consent') : null
  return { zaloPrice: info?.price ?? null, isAdvert, refusal }
}
