// Every call the product has, by feature. Read by OpenAPI and by the tests that walk
// them all; screens import a feature's own file instead.
import { accessCodes } from './accessCodes.ts'
import { accounts } from './accounts.ts'
import { aiCases, aiKnowledge, aiSettings } from './ai.ts'
import { audit } from './audit.ts'
import { automations, automationSettings } from './automations.ts'
import { campaignApprovals, campaigns, wifiCampaigns } from './campaigns.ts'
import { botTalks, chatbots } from './chatbots.ts'
import { exports } from './exports.ts'
import { finance } from './finance.ts'
import { billingSettings } from './finance/billing.ts'
import { adminCredits } from './finance/credits.ts'
import { invoices } from './finance/invoices.ts'
import { flows } from './flows.ts'
import { returningGuests } from './flows/returningGuests.ts'
import { gateways, sessions } from './gateways.ts'
import { doctor } from './gateways/doctor.ts'
import { accessRules, guestQuota } from './gateways/accessRules.ts'
import { games } from './gifts/games.ts'
import { giftCards } from './gifts/cards.ts'
import { platformCards } from './gifts/platformCards.ts'
import { giftExchanges } from './gifts/exchanges.ts'
import { gifts } from './gifts.ts'
import { consentTexts, guestRights } from './guests.ts'
import { health } from './health.ts'
import type { Group } from './http/endpoint.ts'
import { imports } from './imports.ts'
import { conversationLabels, conversations, quickReplies } from './inbox.ts'
import { conversationMessages } from './inbox/messages.ts'
import { apiKeys, connections, webhooks } from './integrations.ts'
import { leads } from './leads.ts'
import { live } from './live.ts'
import { loyalty } from './loyalty.ts'
import { media } from './media.ts'
import { pageItems, pageMenus } from './menu.ts'
import { members } from './members.ts'
import { messageTemplates } from './messages.ts'
import { zaloCampaigns } from './messages/campaigns.ts'
import { messageSettings } from './messages/settings.ts'
import { notifications } from './notifications.ts'
import { alertChannels } from './notifications/alertChannels.ts'
import { pages } from './pages.ts'
import { payments } from './payments.ts'
import { adminPayments } from './payments/differences.ts'
import { plans, subscriptions } from './plans.ts'
import { licenceCodes } from './plans/licenceCodes.ts'
import { cart } from './plans/cart.ts'
import { vouchers } from './plans/vouchers.ts'
import { pageLicense } from './plans/pageLicense.ts'
import { adminPages, adminUsers } from './platform.ts'
import { announcements } from './platform/announcements.ts'
import { platform } from './platform/overview.ts'
import { switches } from './platform/switches.ts'
import { profiles } from './profiles.ts'
import { tags } from './profiles/tags.ts'
import { reviews } from './reviews.ts'
import { register } from './register.ts'
import { reports } from './reports.ts'
import { portal } from './portal.ts'
import { segments } from './segments.ts'
import { tasks } from './tasks.ts'
import { pageTemplates, templates } from './templates.ts'
import { visits } from './visits.ts'
import { wifiProfiles } from './wifiProfiles.ts'
import { wifiSales } from './wifiSales.ts'
import { zalo } from './zalo.ts'
import { zaloUsers } from './zalo/users.ts'

export const contract = {
  accounts,
  pages,
  members,
  audit,
  automations,
  automationSettings,
  connections,
  webhooks,
  apiKeys,
  notifications,
  alertChannels,
  gateways,
  sessions,
  accessRules,
  guestQuota,
  doctor,
  finance,
  invoices,
  billingSettings,
  adminCredits,
  flows,
  returningGuests,
  portal,
  templates,
  pageTemplates,
  campaigns,
  wifiCampaigns,
  campaignApprovals,
  loyalty,
  tasks,
  payments,
  adminPayments,
  plans,
  adminPages,
  adminUsers,
  announcements,
  platform,
  switches,
  register,
  subscriptions,
  licenceCodes,
  pageLicense,
  cart,
  vouchers,
  accessCodes,
  consentTexts,
  guestRights,
  gifts,
  giftCards,
  platformCards,
  giftExchanges,
  games,
  conversations,
  conversationMessages,
  conversationLabels,
  quickReplies,
  leads,
  messageTemplates,
  zaloCampaigns,
  messageSettings,
  imports,
  exports,
  profiles,
  tags,
  segments,
  visits,
  wifiProfiles,
  wifiSales,
  reports,
  media,
  pageMenus,
  pageItems,
  reviews,
  zalo,
  zaloUsers,
  live,
  health,
  chatbots,
  botTalks,
  aiSettings,
  aiKnowledge,
  aiCases,
}

/** All of them without the shapes of each, for what holds for every call. */
export const GROUPS: Record<string, Group> = { ...contract }
