import { holdPlanRoom } from '../plans/index.ts'
import { refuseOtherPage } from '../core/http/ownPage.ts'
import { gateways, type Gateway } from '@portico/contract/gateways.ts'
import { changesOf, type Changes } from '../core/audit.ts'
import { sql } from '../core/db/database.ts'
import { fail } from '../core/fail.ts'
import type { GardenHosts } from '../core/feature.ts'
import { newId } from '../core/id.ts'
import { usualConfiguration } from '@portico/contract/gateways/fields.ts'
import type { Input } from '@portico/contract/http/endpoint.ts'
import type { Handlers, PageContext } from '../core/http/context.ts'
import { onTable } from '../core/http/onTable.ts'
import { makePageToken } from '../core/pageToken.ts'
import { refuseCrowded } from './refuseCrowded.ts'
import { readHistory } from './outages.ts'
import { importMany, nasIdFor } from './importMany.ts'
import { refuseTargets } from './orderTargets.ts'
import { makeNextSecrets, shownKeys } from './rotation.ts'
import { testDevice } from './testDevice.ts'
import { recipe } from './recipes/index.ts'
import { makeLink } from './recipes/recipeLinks.ts'
import { sayFault } from './recipes/sayFault.ts'
import type { Registry } from './registry.ts'
import { keepControllerSecret, makeSecrets } from './secrets.ts'
import type { TryOut } from './tryOut.ts'

const baseHandlers = onTable(gateways, 'gateways', {
  notFound: 'device/not-found',
  duplicate: 'device/duplicate',
  order: [{ by: sql`t.created_at` }, { by: sql`t.nas_id` }],
  computed: {
    page: sql`t.page_id`,
    state: sql`case
      when t.last_seen_at is null then 'waiting'
      when t.last_seen_at <= now() - interval '5 minutes' then 'offline'
      when t.nds_down_at <= now() - interval '1 minute' and not t.nds_is_running then 'open'
      else 'online' end`,
    lastError: sql`coalesce(
      case
        when t.nds_down_at <= now() - interval '1 minute' and not t.nds_is_running then 'opennds-down'
        when t.nds_down_at <= now() - interval '2 minutes' then 'opennds-silent' end,
      t.last_error,
      case when t.agent_version < 2 then 'agent-old' end)`,
    guestsOnline: ({ page }) => sql`(select count(*) from sessions s
      where s.page_id = ${page.id} and s.gateway_id = t.id and s.stopped_at is null)`,
    newKeysUntil: ({ page }) =>
      sql`(select next_until from gateway_secrets k where k.page_id = ${page.id} and k.gateway_id = t.id)`,
  },
  where: { pages: (page) => sql`t.page_id = ${page}`, simulator: (is) => sql`t.is_simulator = ${is === 'true'}` },
  columns: { page: () => ({}), controllerSecret: () => ({}) },
})

/** A venue's hotspots. */
// oxlint-disable-next-line eslint/max-lines-per-function -- one entry a call, each short
export function gatewayHandlers(
  registry: Registry,
  tryOut: TryOut,
  gardenHosts: GardenHosts,
): Handlers<typeof gateways> {
  return {
    async list(context, { query: asked }) {
      refuseOtherPage(context, asked.pages || undefined)
      const query = { ...asked, simulator: asked.simulator ?? ('false' as const) }
      const { rows, ...rest } = await baseHandlers.list(context, { query })
      return { rows: rows.map((row) => ({ ...row, lastError: sayFault(row.lastError, context.language) })), ...rest }
    },

    async create(context, { body }) {
      refuseOtherPage(context, body.page)
      refuseTargets(context, [body])
      await refuseCrowded(context, [body.nas_id])
      const made = await add(context, body)
      notifyGatewaysChanged(context)
      return made
    },

    async update(context, { params, body }) {
      refuseOtherPage(context, body.page)
      const known = registry.find(context.page.id, params.nas_id)
      refuseTargets(context, [body], known && registry.heardFrom(known))
      if (body.nas_id !== params.nas_id) await refuseCrowded(context, [body.nas_id])
      const before = await baseHandlers.read(context, { params })
      const changed = await baseHandlers.update(context, { params, body })
      if (body.controllerSecret !== undefined) await keepControllerSecret(context, params.nas_id, body.controllerSecret)
      context.note({ name: before.name, changes: deviceChanges(before, changed, body) })
      notifyGatewaysChanged(context)
      return changed
    },

    async remove(context, { params }) {
      context.note({ name: (await baseHandlers.read(context, { params })).name })
      await baseHandlers.remove(context, { params })
      notifyGatewaysChanged(context)
      return params
    },

    async recipe(context, { params }) {
      const gateway = (await registryOf(context, registry)).find(context.page.id, params.nas_id)
      if (!gateway) throw fail('device/not-found')
      const keys = await context.tx.first(sql<{ provedAt: string | null }>`
        select proved_at from gateway_secrets where page_id = ${context.page.id} and gateway_id = ${gateway.id}`)
      const shown = shownKeys(gateway, Boolean(keys?.provedAt))
      context.note({ name: gateway.name })
      const hosts = await gardenHosts(context.tx, gateway)
      return { steps: recipe(context.config, shown.gateway, context.language, hosts), isHidden: shown.isHidden }
    },

    async shareRecipe(context, { params, body }) {
      const gateway = await context.tx.first(
        sql<{
          id: string
          name: string
        }>`select id, name from gateways where page_id = ${context.page.id} and nas_id = ${params.nas_id}`,
      )
      if (!gateway) throw fail('device/not-found')
      context.note({ name: gateway.name })
      return makeLink(context, gateway.id, body.to)
    },

    history: (context, { params }) => readHistory(context, params.nas_id),

    async rotate(context, { params, body }) {
      context.note({ name: (await baseHandlers.read(context, { params })).name })
      return { until: (await makeNextSecrets(context, params.nas_id, body.hours)).toISOString() }
    },

    async test(context, { params }) {
      await registry.refresh()
      const gateway = registry.find(context.page.id, params.nas_id)
      if (!gateway) throw fail('device/not-found')
      const checks = await testDevice(context, registry, gateway)
      context.note({ name: gateway.name, failed: checks.filter(({ result }) => result === 'failed').length })
      return { checks }
    },

    async addMany(context, { body: { rows, isTrial } }) {
      for (const row of rows) refuseOtherPage(context, row.page)
      refuseTargets(context, rows)
      await refuseCrowded(
        context,
        rows.map((row) => row.nas_id),
      )
      const { refused, added } = await importMany(context, rows, isTrial)
      if (added > 0) notifyGatewaysChanged(context)
      context.note({ added, refused: refused.length })
      return { refused, added }
    },

    tryOut: (context) => tryOut(context),
  }
}

/** One device with its keys. */
async function add(context: PageContext, body: Input<typeof gateways.create>['body']): Promise<Gateway> {
  const id = newId(context.clock.now())
  const { tx, page, clock } = context
  await holdPlanRoom(tx, { pageId: page.id, name: 'devices', now: clock.now() })
  const made = await baseHandlers.create(
    context,
    {
      body: {
        ...body,
        configuration: { ...usualConfiguration(body.type, context.config.portalUrl), ...body.configuration },
      },
    },
    { id, nas_id: body.nas_id ?? nasIdFor(body.type), entry_key: makePageToken(context.page.id, 12) },
  )
  await makeSecrets(context, id)
  if (body.controllerSecret) await keepControllerSecret(context, made.nas_id, body.controllerSecret)
  return made
}

/** The settings of the configuration by name alone: some of them are passwords. */
function deviceChanges(before: Gateway, after: Gateway, { controllerSecret }: { controllerSecret?: unknown }): Changes {
  const fields = ['name', 'type', 'manufacturer', 'nas_id', 'configuration'] as const
  return { ...changesOf(before, after, fields), ...(controllerSecret === undefined ? {} : { controllerSecret: [] }) }
}

/** A device made a moment ago may not have reached this process's memory yet. */
async function registryOf(_context: PageContext, registry: Registry): Promise<Registry> {
  await registry.refresh()
  return registry
}

/** Every process reads its gateways again, and dashboards their lists. */
function notifyGatewaysChanged(context: PageContext): void {
  context.tx.notify(context.page.id, 'gateways')
  context.tx.notify(context.page.id, 'devices')
}
