import {
  IconAdjustments,
  IconBolt,
  IconHeart,
  IconMessage,
  IconMessageChatbot,
  IconMessages,
  IconTemplate,
} from '@tabler/icons-react'
import type { Area } from '../core/screen.ts'
import { later } from './later.ts'

export const zalo = {
  label: 'zalo',
  icon: IconMessages,
  isZalo: true,
  screens: {
    '/zalo-settings': later('zaloSettings', IconAdjustments, 'zalo:read', 'zalo'),
    '/zalo-chatbot': later('zaloChatbot', IconMessageChatbot, 'automation:read', 'zalo'),
    '/zalo-automation': later('zaloAutomation', IconBolt, 'automation:read', 'zalo'),
    '/zalo-followers': later('zaloFollowers', IconHeart, 'zalo:read', 'zalo'),
    '/zalo-messages': later('zaloMessages', IconMessage, 'zalo:read', 'zalo'),
    '/zalo-message-templates': later('zaloTemplates', IconTemplate, 'zalo:read', 'zalo'),
  },
} satisfies Area
