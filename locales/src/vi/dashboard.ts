// Made from locales/src/areas.ts by `npm run types`; edit that instead.
import { accessCodes } from './accessCodes.ts'
import { audit } from './audit.ts'
import { campaigns } from './campaigns.ts'
import { consents } from './consents.ts'
import { dates } from './dates.ts'
import { doctor } from './doctor.ts'
import { drafts } from './drafts.ts'
import { figures } from './figures.ts'
import { flowProblems } from './flowProblems.ts'
import { flows } from './flows.ts'
import { frame } from './frame.ts'
import { gateways } from './gateways.ts'
import { guests } from './guests.ts'
import { help } from './help.ts'
import { home } from './home.ts'
import { imports } from './imports.ts'
import { integrations } from './integrations.ts'
import { later } from './later.ts'
import { leads } from './leads.ts'
import { media } from './media.ts'
import { members } from './members.ts'
import { notifications } from './notifications.ts'
import { pages } from './pages.ts'
import { profiles } from './profiles.ts'
import { reports } from './reports.ts'
import { segments } from './segments.ts'
import { sessions } from './sessions.ts'
import { settings } from './settings.ts'
import { start } from './start.ts'
import { tags } from './tags.ts'
import { templates } from './templates.ts'
import { terms } from './terms.ts'
import { ui } from './ui.ts'
import { wifiCampaigns } from './wifiCampaigns.ts'

/** Every sentence of the dashboard. */
export const dashboard = {
  ...start,
  accessCodes,
  audit,
  campaigns,
  consents,
  dates,
  doctor,
  drafts,
  figures,
  flowProblems,
  flows,
  frame,
  gateways,
  guests,
  help,
  home,
  imports,
  integrations,
  later,
  leads,
  media,
  members,
  notifications,
  pages,
  profiles,
  reports,
  segments,
  sessions,
  settings,
  tags,
  templates,
  terms,
  ui,
  wifiCampaigns,
}
