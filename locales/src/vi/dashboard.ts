import { accounts } from './accounts.ts'
import { errors } from './errors.ts'
import { gateways } from './gateways.ts'
import { home } from './home.ts'
import { pages } from './pages.ts'
import { shell } from './shell.ts'
import { ui } from './ui.ts'

/** Every sentence of the dashboard. */
export const dashboard = { accounts, errors, gateways, home, pages, shell, ui }
