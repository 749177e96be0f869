// Every call the product has, by feature. Read by OpenAPI and by the tests that walk
// them all; screens import a feature's own file instead.
import { accessCodes } from './accessCodes.ts'
import { accounts } from './accounts.ts'
import { audit } from './audit.ts'
import { campaignApprovals, campaigns, wifiCampaigns } from './campaigns.ts'
import { exports } from './exports.ts'
import { flows } from './flows.ts'
import { returningGuests } from './flows/returningGuests.ts'
import { gateways, sessions } from './gateways.ts'
import { doctor } from './gateways/doctor.ts'
import { accessRules, guestQuota } from './gateways/accessRules.ts'
import { consentTexts, guestRights } from './guests.ts'
import { health } from './health.ts'
import { imports } from './imports.ts'
import { apiKeys, connections, webhooks } from './integrations.ts'
import { leads } from './leads.ts'
import { live } from './live.ts'
import { media } from './media.ts'
import { members } from './members.ts'
import { notifications } from './notifications.ts'
import { alertChannels } from './notifications/alertChannels.ts'
import { pages } from './pages.ts'
import { profiles } from './profiles.ts'
import { tags } from './profiles/tags.ts'
import { reports } from './reports.ts'
import { portal } from './portal.ts'
import { segments } from './segments.ts'
import { pageTemplates, templates } from './templates.ts'
import { visits } from './visits.ts'

export const contract = {
  accounts,
  pages,
  members,
  audit,
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
  flows,
  returningGuests,
  portal,
  templates,
  pageTemplates,
  campaigns,
  wifiCampaigns,
  campaignApprovals,
  accessCodes,
  consentTexts,
  guestRights,
  leads,
  imports,
  exports,
  profiles,
  tags,
  segments,
  visits,
  reports,
  media,
  live,
  health,
}
