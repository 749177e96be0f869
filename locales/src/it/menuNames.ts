// Made from locales/src/areas.ts by `npm run types`; edit that instead.
import type { menuNames as source } from '../vi/menuNames.ts'
import type { Like } from '../languages.ts'

/** What the menu calls screens: their titles. */
export const menuNames = {
  accessCodes: 'Codici di accesso',
  campaigns: 'Campagne',
  help: 'Guida',
  home: 'Panoramica',
  imports: 'Import ed export',
  media: 'Foto e video',
  profiles: 'Profili ospiti',
  segments: 'Segmenti',
  tags: 'Etichette',
  templates: 'Modelli',
  wifiCampaigns: 'Campagne Wi-Fi',
} as const satisfies Like<typeof source>
