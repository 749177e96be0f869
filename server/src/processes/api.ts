// The API and the dashboard's files, one origin.
import type { FastifyInstance } from 'fastify'
import { accessCodes } from '@portico/contract/accessCodes.ts'
import { accounts } from '@portico/contract/accounts.ts'
import { audit } from '@portico/contract/audit.ts'
import { gateways, sessions } from '@portico/contract/gateways.ts'
import { doctor } from '@portico/contract/gateways/doctor.ts'
import { accessRules, guestQuota } from '@portico/contract/gateways/lists.ts'
import { consentTexts, guestRights } from '@portico/contract/guests.ts'
import { health } from '@portico/contract/health.ts'
import { apiKeys, connections, webhooks } from '@portico/contract/integrations.ts'
import { live } from '@portico/contract/live.ts'
import { media } from '@portico/contract/media.ts'
import { members } from '@portico/contract/members.ts'
import { notifications } from '@portico/contract/notifications.ts'
import { pages } from '@portico/contract/pages.ts'
import { reports } from '@portico/contract/reports.ts'
import { portal } from '@portico/contract/portal.ts'
import { pageTemplates, templates } from '@portico/contract/templates.ts'
import { visits } from '@portico/contract/visits.ts'
import { accessCodeHandlers } from '../accessCodes/index.ts'
import { accountHandlers } from '../accounts/index.ts'
import { auditHandlers } from '../audit/index.ts'
import { answerErrorsAsJson, makeApp } from '../core/http/app.ts'
import { serveDashboard } from '../core/http/dashboard.ts'
import { serveDocs } from '../core/http/docs.ts'
import { refuseUndeclaredRoutes, serve } from '../core/http/serve.ts'
import { serveDevOutbox } from '../core/mail/devOutbox.ts'
import type { Services } from '../core/services.ts'
import {
  accessRuleHandlers,
  doctorHandlers,
  gatewayHandlers,
  makeTryOut,
  quotaHandlers,
  sessionHandlers,
  type Registry,
  type Simulator,
} from '../gateways/index.ts'
import { consentTextHandlers } from '../guests/index.ts'
import { healthHandlers } from '../health/index.ts'
import { connectionHandlers, keyHandlers, webhookHandlers } from '../integrations/index.ts'
import { liveHandlers } from '../live/index.ts'
import { mediaHandlers } from '../media/index.ts'
import { memberHandlers } from '../members/index.ts'
import { notificationHandlers } from '../notifications/index.ts'
import { pageHandlers, pageImageUse } from '../pages/index.ts'
import { flowHandlers, guestRightsHandlers } from '../portal/index.ts'
import { reportHandlers } from '../reports/index.ts'
import { sharedTemplateHandlers, templateHandlers, templateMediaUse } from '../templates/index.ts'
import { visitHandlers } from '../visits/index.ts'
import { flowNames } from './flowNames.ts'
import { gardenHosts } from './gardenHosts.ts'

/** Every call of the product, one line a feature. */
export async function makeApi(
  services: Services,
  registry: Registry,
  simulator: () => Simulator | undefined,
): Promise<FastifyInstance> {
  const app = await makeApp(services)
  answerErrorsAsJson(app)
  await app.register(async (api) => {
    refuseUndeclaredRoutes(api)
    api.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff')
    })
    serve(api, services, 'accounts', accounts, accountHandlers(services))
    serve(api, services, 'pages', pages, pageHandlers)
    serve(api, services, 'members', members, memberHandlers)
    serve(api, services, 'audit', audit, auditHandlers)
    serve(api, services, 'connections', connections, connectionHandlers)
    serve(api, services, 'webhooks', webhooks, webhookHandlers)
    serve(api, services, 'apiKeys', apiKeys, keyHandlers)
    serve(api, services, 'notifications', notifications, notificationHandlers)
    serve(api, services, 'gateways', gateways, gatewayHandlers(registry, makeTryOut(simulator), gardenHosts))
    serve(api, services, 'sessions', sessions, sessionHandlers(registry))
    serve(api, services, 'accessRules', accessRules, accessRuleHandlers(registry))
    serve(api, services, 'guestQuota', guestQuota, quotaHandlers)
    serve(api, services, 'doctor', doctor, doctorHandlers(registry))
    serve(api, services, 'portal', portal, flowHandlers(makeTryOut(simulator)))
    serve(api, services, 'consentTexts', consentTexts, consentTextHandlers)
    serve(api, services, 'guests', guestRights, guestRightsHandlers)
    serve(api, services, 'accessCodes', accessCodes, accessCodeHandlers(registry))
    serve(api, services, 'templates', templates, sharedTemplateHandlers)
    serve(api, services, 'pageTemplates', pageTemplates, templateHandlers)
    serve(api, services, 'visits', visits, visitHandlers)
    serve(api, services, 'reports', reports, reportHandlers(flowNames))
    // Each feature that shows files says where.
    serve(api, services, 'media', media, mediaHandlers([pageImageUse, templateMediaUse]))
    serve(api, services, 'live', live, liveHandlers)
    serve(api, services, 'health', health, healthHandlers)
    serveDevOutbox(api, services)
  })
  if (services.config.apiDocs) await serveDocs(app, services.config.publicUrl)
  await serveDashboard(app, services.config)
  return app
}
