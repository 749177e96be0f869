// Made from locales/src/areas.ts by `npm run types`; edit that instead.
import type { menuNames as source } from '../vi/menuNames.ts'
import type { Like } from '../languages.ts'

/** What the menu calls screens: their titles. */
export const menuNames = {
  accessCodes: 'Access codes',
  aiSettings: 'AI settings',
  announcements: 'Announcements',
  campaigns: 'Campaigns',
  chatbots: 'Chatbots',
  games: 'Games',
  help: 'Help',
  home: 'Overview',
  imports: 'Import and export',
  inbox: 'Messages',
  media: 'Media',
  menu: 'Menu',
  profiles: 'Guest profiles',
  register: 'Access register',
  reviews: 'Reviews',
  segments: 'Segments',
  tags: 'Guest tags',
  templates: 'Templates',
  wifiCampaigns: 'Wi-Fi campaigns',
  wifiSales: 'Wi-Fi sales',
  wifiProfiles: 'Wi-Fi profiles',
} as const satisfies Like<typeof source>
