// Made from locales/src/areas.ts by `npm run types`; edit that instead.
import type { menuNames as source } from '../vi/menuNames.ts'
import type { Like } from '../languages.ts'

/** What the menu calls screens: their titles. */
export const menuNames = {
  accessCodes: 'Codici di accesso',
  aiSettings: 'Impostazioni IA',
  announcements: 'Comunicazioni',
  campaigns: 'Campagne',
  chatbots: 'Chatbot',
  games: 'Giochi',
  help: 'Guida',
  home: 'Panoramica',
  imports: 'Importa ed esporta',
  inbox: 'Messaggi',
  media: 'Foto e video',
  menu: 'Menù',
  profiles: 'Profili ospiti',
  register: 'Registro accessi',
  reviews: 'Recensioni',
  segments: 'Segmenti',
  tags: 'Etichette',
  templates: 'Modelli',
  wifiCampaigns: 'Campagne Wi-Fi',
  wifiSales: 'Vendita Wi-Fi',
  wifiProfiles: 'Profili Wi-Fi',
} as const satisfies Like<typeof source>
