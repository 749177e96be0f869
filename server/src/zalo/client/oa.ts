// The Official Account itself.
import * as z from 'zod'
import { askZalo, type AskServices, type ZaloToken } from './ask.ts'
import { id, word } from './fields.ts'

const Oa = z
  .object({
    oaid: id,
    name: word(200),
    is_verified: z.boolean().catch(false),
    cate_name: word(200),
    num_follower: z.coerce.number<number | string>().int().catch(0),
    avatar: word(2000),
    package_name: word(200),
    package_valid_through_date: word(40),
    linked_ZCA: word(200),
  })
  .transform((oa) => ({
    id: oa.oaid,
    name: oa.name,
    isVerified: oa.is_verified,
    category: oa.cate_name,
    followers: oa.num_follower,
    avatar: oa.avatar,
    packageName: oa.package_name,
    packageUntil: oa.package_valid_through_date,
    hasCloudAccount: oa.linked_ZCA !== '',
  }))
export type OaInfo = z.output<typeof Oa>

/** Who a token speaks for. @throws ZaloError */
export function readOa(services: AskServices, token: ZaloToken): Promise<OaInfo> {
  return askZalo(services, token, { host: 'openapi', path: '/v2.0/oa/getoa' }, Oa)
}
