import { textIn } from '@portico/portal/text.ts'
import type { HomePart } from '../../core/feature.ts'
import { hasHomeChat } from '../../messages/index.ts'
import { countNewAnswers } from './readChat.ts'

/** The way to write to the venue, and how many answers wait. */
export const chatTile: HomePart = async (tx, { pageId, guestId, language, href }) => {
  if (!guestId || !(await hasHomeChat(tx, pageId))) return []
  const t = textIn(language)
  const count = await countNewAnswers(tx, { pageId, guestId })
  return [
    {
      order: 65,
      icon: 'chat',
      title: t('chat.title'),
      line: count > 0 ? t('chat.answers', { count }) : t('chat.tile'),
      ...(count > 0 && { count: String(count) }),
      href: `${href}/chat#write`,
    },
  ]
}
