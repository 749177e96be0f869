// Made from locales/src/areas.ts by `npm run types`; edit that instead.
import type { menuNames as source } from '../vi/menuNames.ts'
import type { Like } from '../languages.ts'

/** What the menu calls screens: their titles. */
export const menuNames = {
  accessCodes: 'Códigos de acceso',
  help: 'Ayuda',
  home: 'Resumen',
  media: 'Multimedia',
  profiles: 'Perfiles',
  segments: 'Segmentos',
  tags: 'Etiquetas',
  templates: 'Plantillas',
} as const satisfies Like<typeof source>
