// Every step that has an effect, with what does it.
import type { StepOf } from '@portico/contract/automations/content.ts'
import type { StepAction } from './action.ts'
import { addLeads } from './addLeads.ts'
import { callWebhooks } from './callWebhooks.ts'
import { changeTags } from './changeTags.ts'
import { giveGifts, givePoints } from './rewards.ts'
import { sendMessages } from './sendMessages.ts'
import { tellStaff } from './tellStaff.ts'

export const ACTIONS: {
  [Type in 'message' | 'tag' | 'points' | 'gift' | 'lead' | 'webhook' | 'notify']: StepAction<StepOf<Type>>
} = {
  message: sendMessages,
  tag: changeTags,
  points: givePoints,
  gift: giveGifts,
  lead: addLeads,
  webhook: callWebhooks,
  notify: tellStaff,
}
