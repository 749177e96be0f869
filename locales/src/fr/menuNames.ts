// Made from locales/src/areas.ts by `npm run types`; edit that instead.
import type { menuNames as source } from '../vi/menuNames.ts'
import type { Like } from '../languages.ts'

/** What the menu calls screens: their titles. */
export const menuNames = {
  accessCodes: 'Codes d’accès',
  aiSettings: 'Réglages IA',
  announcements: 'Annonces',
  campaigns: 'Campagnes',
  chatbots: 'Chatbots',
  games: 'Jeux',
  help: 'Aide',
  home: 'Vue d’ensemble',
  imports: 'Import et export',
  inbox: 'Messages',
  media: 'Médias',
  menu: 'Carte',
  profiles: 'Profils clients',
  register: 'Registre d’accès',
  reviews: 'Avis',
  segments: 'Segments',
  tags: 'Étiquettes',
  templates: 'Modèles',
  wifiCampaigns: 'Campagnes Wi-Fi',
  wifiSales: 'Vente de Wi-Fi',
  wifiProfiles: 'Profils Wi-Fi',
} as const satisfies Like<typeof source>
