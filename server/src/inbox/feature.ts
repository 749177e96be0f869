// The inbox: conversations with people over every channel, answered by the whole team.
import { conversations } from '@portico/contract/inbox.ts'
import { conversationMessages } from '@portico/contract/inbox/messages.ts'
import { calls, type Feature } from '../core/feature.ts'
import { clearJob } from '../core/jobs/job.ts'
import { chatRoutes } from './chat/guestChat.ts'
import { chatTile } from './chat/chatTile.ts'
import { followNews } from './consume.ts'
import { conversationHandlers } from './conversations.ts'
import { startFetching } from './fetchFiles.ts'
import { guestData } from './guestData.ts'
import { helpCalls } from './helps.ts'
import { keepInbox } from './keepInbox.ts'
import { mailRoutes } from './mail/mailRoutes.ts'
import { messageHandlers } from './messages.ts'
import { clearPresence } from './presence.ts'
import { textRoutes } from './text/textRoutes.ts'

export const feature: Feature = {
  name: 'inbox',
  calls: () => [
    calls('conversations', conversations, conversationHandlers),
    calls('conversationMessages', conversationMessages, messageHandlers),
    ...helpCalls,
  ],
  guestRoutes(app, { services }) {
    chatRoutes(app, services)
    mailRoutes(app, services)
    textRoutes(app, services)
  },
  jobs: [
    { name: 'inbox.keep', pace: { everySeconds: 30 }, run: ({ services }) => keepInbox(services) },
    clearJob('inbox.clearPresence', clearPresence),
  ],
  queue: startFetching,
  consumer: followNews,
  guestData,
  home: chatTile,
  topics: ['inbox', 'inbox-presence'],
}
