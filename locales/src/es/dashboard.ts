import { accessCodes } from './accessCodes.ts'
import { audit } from './audit.ts'
import { flowProblems } from './flowProblems.ts'
import { doctor } from './doctor.ts'
import { drafts } from './drafts.ts'
import { figures } from './figures.ts'
import { frame } from './frame.ts'
import { gateways } from './gateways.ts'
import { guests } from './guests.ts'
import { consents } from './consents.ts'
import { help } from './help.ts'
import { home } from './home.ts'
import { integrations } from './integrations.ts'
import { later } from './later.ts'
import { flows } from './flows.ts'
import { media } from './media.ts'
import { members } from './members.ts'
import { notifications } from './notifications.ts'
import { dates } from './dates.ts'
import { pages } from './pages.ts'
import { reports } from './reports.ts'
import { sessions } from './sessions.ts'
import { settings } from './settings.ts'
import { start } from './start.ts'
import { templates } from './templates.ts'
import { terms } from './terms.ts'
import { ui } from './ui.ts'

export const dashboard = {
  ...start,
  accessCodes,
  doctor,
  drafts,
  gateways,
  guests,
  consents,
  help,
  home,
  pages,
  ui,
  audit,
  flowProblems,
  figures,
  frame,
  integrations,
  later,
  flows,
  media,
  members,
  reports,
  notifications,
  dates,
  sessions,
  settings,
  templates,
  terms,
}
