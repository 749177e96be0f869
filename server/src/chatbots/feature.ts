// Chatbots, and the one brain that answers what people write over any channel: chatbot, rules, FAQ, AI.
import { botTalks, chatbots } from '@portico/contract/chatbots.ts'
import { calls, type Feature } from '../core/feature.ts'
import { clearJob } from '../core/jobs/job.ts'
import { clearTurns } from './clearTurns.ts'
import { chatbotHandlers } from './handlers.ts'
import { talkHandlers } from './talkHandlers.ts'
import { hearMessages } from './turns/consume.ts'
import { startAnswering } from './turns/queue.ts'
import { findBotMediaUses, findBotSegmentUses } from './uses.ts'

export const feature: Feature = {
  name: 'chatbots',
  calls: () => [calls('chatbots', chatbots, chatbotHandlers), calls('botTalks', botTalks, talkHandlers)],
  queue: startAnswering,
  consumer: hearMessages,
  jobs: [clearJob('chatbots.clearTurns', clearTurns)],
  // Everything about a person hangs on their conversation and goes with it.
  guestData: { columns: [] },
  topics: ['chatbots'],
  mediaUse: findBotMediaUses,
  segmentUse: findBotSegmentUses,
}
