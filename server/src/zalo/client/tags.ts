// Tags of an Official Account; giving one makes it.
import * as z from 'zod'
import { askZalo, type AskServices, type ZaloToken } from './ask.ts'
import { word } from './fields.ts'

/** All tags. @throws ZaloError */
export async function readTags(services: AskServices, token: ZaloToken): Promise<string[]> {
  const path = '/v2.0/oa/tag/gettagsofoa'
  const tags = await askZalo(services, token, { host: 'openapi', path }, z.array(word(100)).nullish())
  return (tags ?? []).filter(Boolean)
}

/** Gives a user a tag. @throws ZaloError */
export async function tagUser(services: AskServices, token: ZaloToken, userId: string, tag: string): Promise<void> {
  const body = { user_id: userId, tag_name: tag }
  await askZalo(services, token, { host: 'openapi', path: '/v2.0/oa/tag/tagfollower', body }, z.unknown())
}

/** Takes a tag from a user. @throws ZaloError */
export async function untagUser(services: AskServices, token: ZaloToken, userId: string, tag: string): Promise<void> {
  const body = { user_id: userId, tag_name: tag }
  await askZalo(services, token, { host: 'openapi', path: '/v2.0/oa/tag/rmfollowerfromtag', body }, z.unknown())
}
