import { audit } from './audit.ts'
import { frame } from './frame.ts'
import { gateways } from './gateways.ts'
import { home } from './home.ts'
import { later } from './later.ts'
import { members } from './members.ts'
import { pages } from './pages.ts'
import { settings } from './settings.ts'
import { start } from './start.ts'
import { terms } from './terms.ts'
import { ui } from './ui.ts'

export const dashboard = { ...start, gateways, home, pages, ui, audit, frame, later, members, settings, terms }
