// Made from locales/src/areas.ts by `npm run types`; edit that instead.
import { accessCodes } from './accessCodes.ts'
import { aiCases } from './aiCases.ts'
import { aiKnowledge } from './aiKnowledge.ts'
import { aiSettings } from './aiSettings.ts'
import { announcements } from './announcements.ts'
import { audit } from './audit.ts'
import { automationLog } from './automationLog.ts'
import { automations } from './automations.ts'
import { campaigns } from './campaigns.ts'
import { chatbots } from './chatbots.ts'
import { consents } from './consents.ts'
import { dates } from './dates.ts'
import { doctor } from './doctor.ts'
import { drafts } from './drafts.ts'
import { errors } from './errors.ts'
import { figures } from './figures.ts'
import { finance } from './finance.ts'
import { flowProblems } from './flowProblems.ts'
import { flows } from './flows.ts'
import { frame } from './frame.ts'
import { games } from './games.ts'
import { gateways } from './gateways.ts'
import { gifts } from './gifts.ts'
import { guests } from './guests.ts'
import { help } from './help.ts'
import { home } from './home.ts'
import { imports } from './imports.ts'
import { inbox } from './inbox.ts'
import { integrations } from './integrations.ts'
import { leads } from './leads.ts'
import { media } from './media.ts'
import { members } from './members.ts'
import { menu } from './menu.ts'
import { messageSettings } from './messageSettings.ts'
import { messages } from './messages.ts'
import { notifications } from './notifications.ts'
import { pages } from './pages.ts'
import { plans } from './plans.ts'
import { platform } from './platform.ts'
import { platformJobs } from './platformJobs.ts'
import { profiles } from './profiles.ts'
import { register } from './register.ts'
import { reports } from './reports.ts'
import { returns } from './returns.ts'
import { reviews } from './reviews.ts'
import { segments } from './segments.ts'
import { sessions } from './sessions.ts'
import { settings } from './settings.ts'
import { start } from './start.ts'
import { tags } from './tags.ts'
import { tasks } from './tasks.ts'
import { templates } from './templates.ts'
import { terms } from './terms.ts'
import { ui } from './ui.ts'
import { wifiCampaigns } from './wifiCampaigns.ts'
import { wifiProfiles } from './wifiProfiles.ts'
import { wifiSales } from './wifiSales.ts'
import { zalo } from './zalo.ts'
import { zaloCampaigns } from './zaloCampaigns.ts'

/** Every sentence of the dashboard. */
export const dashboard = {
  ...start,
  accessCodes,
  aiCases,
  aiKnowledge,
  aiSettings,
  announcements,
  audit,
  automationLog,
  automations,
  campaigns,
  chatbots,
  consents,
  dates,
  doctor,
  drafts,
  errors,
  figures,
  finance,
  flowProblems,
  flows,
  frame,
  games,
  gateways,
  gifts,
  guests,
  help,
  home,
  imports,
  inbox,
  integrations,
  leads,
  media,
  members,
  menu,
  messageSettings,
  messages,
  notifications,
  pages,
  plans,
  platform,
  platformJobs,
  profiles,
  register,
  reports,
  returns,
  reviews,
  segments,
  sessions,
  settings,
  tags,
  tasks,
  templates,
  terms,
  ui,
  wifiCampaigns,
  wifiProfiles,
  wifiSales,
  zalo,
  zaloCampaigns,
}
