import { randomBytes } from 'node:crypto'
import { Gateway, type gateways } from '@portico/contract/gateways.ts'
import { fail } from '../core/fail.ts'
import { newId } from '../core/id.ts'
import type { Handlers, PageContext } from '../core/http/context.ts'
import { onTable } from '../core/http/onTable.ts'
import { randomToken } from '../core/secrets.ts'
import { recipe } from './recipes/index.ts'
import type { Registry } from './registry.ts'
import { makeSecrets } from './secrets.ts'
import type { TryOut } from './tryOut.ts'

const usual = onTable({
  item: Gateway,
  table: 'gateways',
  readFrom: 'devices',
  key: 'nas_id',
  columns: {
    nas_id: 'nas_id',
    name: 'name',
    type: 'type',
    manufacturer: 'manufacturer',
    configuration: 'configuration',
  },
  json: ['configuration'],
  newest: 'last',
  notFound: 'device/not-found',
  duplicate: 'device/duplicate',
})

/** A venue's hotspots. */
export function gatewayHandlers(registry: Registry, tryOut: TryOut): Handlers<typeof gateways> {
  return {
    async list(context, { query: asked }) {
      if (asked.pages && asked.pages !== context.page.id) throw fail('page/not-found')
      return usual.list(context, { query: asked })
    },

    async create(context, { body }) {
      refuseOtherPage(context, body.page)
      const id = newId(context.clock.now())
      const made = await usual.create(
        context,
        { ...body, nas_id: body.nas_id ?? nasIdFor(body.type) },
        { id, entry_key: randomToken(12) },
      )
      await makeSecrets(context, id)
      told(context)
      return made
    },

    async update(context, { params, body }) {
      refuseOtherPage(context, body.page)
      const changed = await usual.update(context, params.nas_id, body)
      told(context)
      return changed
    },

    async remove(context, { params }) {
      await usual.remove(context, params.nas_id)
      told(context)
      return params
    },

    async recipe(context, { params }) {
      const gateway = (await registryOf(context, registry))
        .byNasId(params.nas_id)
        .find((known) => known.pageId === context.page.id)
      if (!gateway) throw fail('device/not-found')
      return { steps: recipe(context.config, gateway, context.language) }
    },

    tryOut: (context) => tryOut(context),
  }
}

/** A device made a moment ago may not have reached this process's memory yet. */
async function registryOf(_context: PageContext, registry: Registry): Promise<Registry> {
  await registry.refresh()
  return registry
}

function refuseOtherPage(context: PageContext, page: string | undefined): void {
  if (page !== undefined && page !== context.page.id) throw fail('page/not-found')
}

function nasIdFor(type: string): string {
  return `${type}-${randomBytes(4).toString('hex')}`
}

/** Every process reads its gateways again, and dashboards their lists. */
function told(context: PageContext): void {
  context.tx.notify(context.page.id, 'gateways')
  context.tx.notify(context.page.id, 'devices')
}
