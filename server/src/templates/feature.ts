import { pageTemplates, templates } from '@portico/contract/templates.ts'
import { calls, type Feature } from '../core/feature.ts'
import { sharedTemplateHandlers } from './library.ts'
import { findTemplateMediaUses } from './mediaUse.ts'
import { templateHandlers } from './own.ts'
import { previewRoutes } from './routes.ts'

export const feature: Feature = {
  name: 'templates',
  calls: () => [
    calls('templates', templates, sharedTemplateHandlers),
    calls('pageTemplates', pageTemplates, templateHandlers),
  ],
  guestRoutes: (app, { services }) => previewRoutes(app, services),
  topics: ['templates'],
  mediaUse: findTemplateMediaUses,
}
