// Made from locales/src/areas.ts by `npm run types`; edit that instead.
import type { menuNames as source } from '../vi/menuNames.ts'
import type { Like } from '../languages.ts'

/** What the menu calls screens: their titles. */
export const menuNames = {
  accessCodes: 'Códigos de acceso',
  aiSettings: 'Ajustes de IA',
  announcements: 'Comunicados',
  campaigns: 'Campañas',
  chatbots: 'Chatbots',
  games: 'Juegos',
  help: 'Ayuda',
  home: 'Resumen',
  imports: 'Importar/exportar',
  inbox: 'Mensajes',
  media: 'Multimedia',
  menu: 'Carta',
  profiles: 'Perfiles',
  register: 'Registro de acceso',
  reviews: 'Opiniones',
  segments: 'Segmentos',
  tags: 'Etiquetas',
  templates: 'Plantillas',
  wifiCampaigns: 'Campañas Wi-Fi',
  wifiSales: 'Venta de Wi-Fi',
  wifiProfiles: 'Perfiles de Wi-Fi',
} as const satisfies Like<typeof source>
