import { lazyRouteComponent as lazy } from '@tanstack/react-router'
import type { Area } from '../core/screen.ts'
import { later } from './later.ts'

export const zalo = {
  label: 'zalo',
  icon: 'messages',
  isZalo: true,
  screens: {
    '/zalo-settings': {
      show: lazy(() => import('../zalo/SettingsPage.tsx'), 'SettingsPage'),
      help: 'zalo-connect',
      label: 'zaloSettings',
      icon: 'adjustments',
      may: 'page.integration:read',
      module: 'zalo',
    },
    '/zalo-chatbot': {
      show: lazy(() => import('../chatbots/ChatbotsPage.tsx'), 'ChatbotsPage'),
      help: 'chatbots',
      label: 'chatbots',
      icon: 'messageChatbot',
      may: 'automation:read',
      module: 'automation',
    },
    '/zalo-chatbot/$id': {
      show: lazy(() => import('../chatbots/BotPage.tsx'), 'BotPage'),
      help: 'chatbots',
      may: 'automation:read',
      module: 'automation',
    },
    '/zalo-automation': later('zaloAutomation', 'bolt', 'automation:read', 'zalo'),
    '/zalo-followers': {
      show: lazy(() => import('../zalo/FollowersPage.tsx'), 'FollowersPage'),
      help: 'zalo-followers',
      label: 'zaloFollowers',
      icon: 'heart',
      may: 'zalo:read',
      module: 'zalo',
    },
    '/zalo-messages': {
      show: lazy(() => import('../inbox/InboxPage.tsx'), 'InboxPage'),
      help: 'inbox',
      label: 'inbox',
      icon: 'message',
      may: 'zalo:read',
    },
    '/zalo-campaigns': {
      show: lazy(() => import('../messages/campaigns/CampaignsPage.tsx'), 'CampaignsPage'),
      help: 'message-campaigns',
      label: 'zaloCampaigns',
      icon: 'send',
      may: 'zalo:read',
      module: 'messages',
    },
    '/zalo-campaigns/$id': {
      show: lazy(() => import('../messages/campaigns/CampaignPage.tsx'), 'CampaignPage'),
      help: 'message-campaigns',
      may: 'zalo:read',
      module: 'messages',
    },
    '/zalo-message-templates': {
      show: lazy(() => import('../messages/TemplatesPage.tsx'), 'TemplatesPage'),
      help: 'message-templates',
      label: 'zaloTemplates',
      icon: 'template',
      may: 'zalo:read',
      module: 'messages',
    },
    '/zalo-message-templates/$id': {
      show: lazy(() => import('../messages/TemplateEditor.tsx'), 'TemplateEditor'),
      help: 'message-templates',
      may: 'zalo:read',
      module: 'messages',
    },
    '/zalo-ai-settings': {
      show: lazy(() => import('../ai/AiSettingsPage.tsx'), 'AiSettingsPage'),
      help: 'ai-settings',
      label: 'aiSettings',
      icon: 'robot',
      may: 'automation:read',
      module: 'ai',
    },
    '/zalo-message-settings': {
      show: lazy(() => import('../messages/settings/SettingsPage.tsx'), 'SettingsPage'),
      help: 'message-settings',
      label: 'messageSettings',
      icon: 'mailCog',
      may: 'zalo:read',
    },
  },
} satisfies Area
