// Creatives: what adverts show. One that a booking has shown is archived instead of deleted.
import { campaigns as group, type campaigns } from '@portico/contract/campaigns.ts'
import { sql } from '../core/db/database.ts'
import { fail } from '../core/fail.ts'
import type { Handlers, PageContext } from '../core/http/context.ts'
import { onTable } from '../core/http/onTable.ts'
import { checkDesign } from './checkDesign.ts'
import { galleryRows } from './gallery.ts'
import { drawCreative } from './preview.ts'

const USED_IN = ({ page }: PageContext) => sql`coalesce((
  select jsonb_agg(jsonb_build_object('id', w.id, 'name', w.name) order by w.created_at desc) from wifi_campaigns w
  where w.page_id = ${page.id} and w.deleted_at is null and w.variants @> jsonb_build_array(jsonb_build_object('creativeId', t.id))), '[]')`

const { list, read, create, update } = group
const base = onTable({ list, read, create, update }, 'campaigns', {
  notFound: 'campaign/not-found',
  full: 'campaign/too-many',
  topic: 'campaigns',
  computed: { _id: sql`t.id`, __v: sql`t.revision`, usedIn: USED_IN },
  where: { isArchived: (wanted) => sql`t.is_archived = ${wanted === 'true'}` },
  columns: { revision: () => ({}) },
  order: [{ by: sql`t.created_at` }, { by: sql`t.id` }],
  takesRoom: () => sql`not t.is_archived`,
  note: ({ name }) => ({ name }),
})

export const creativeHandlers: Handlers<typeof campaigns> = {
  ...base,

  async create(context, input) {
    await checkDesign(context, input.body.design)
    return base.create(context, input, stamp(context))
  },

  async update(context, { params, body: { revision, ...body } }) {
    const before = await lockCreative(context, params.id)
    if (revision !== undefined && revision !== before.revision) throw fail('campaign/changed')
    if (body.design) await checkDesign(context, body.design, before.design)
    return base.update(context, { params, body }, { ...stamp(context), revision: before.revision + 1 })
  },

  async remove(context, { params }) {
    const { tx, page } = context
    const { name } = await lockCreative(context, params.id)
    context.note({ name })
    tx.notify(page.id, 'campaigns')
    // Deleted bookings count too: their figures name what was shown.
    const shown = await tx.first(sql`
      select 1 from wifi_campaigns where page_id = ${page.id}
        and variants @> jsonb_build_array(jsonb_build_object('creativeId', ${params.id}::text)) limit 1`)
    if (shown) await base.set(context, { params }, { is_archived: true })
    else await tx.run(sql`delete from campaigns where page_id = ${page.id} and id = ${params.id}`)
    return { ...params, isArchived: shown !== undefined }
  },

  async preview({ tx, page, config }, { body }) {
    const venue = await tx.first(sql<{ name: string }>`select name from pages where id = ${page.id}`)
    const drawing = drawCreative({ ...body, venue: venue?.name ?? '', origin: config.portalUrl })
    return { ...drawing, frame: `${config.portalUrl}/preview` }
  },

  gallery: async ({ language }) => ({ rows: galleryRows(language) }),
}

async function lockCreative({ tx, page }: PageContext, id: string) {
  const row = await tx.first(sql<{ revision: number; name: string; design: unknown }>`
    select revision, name, design from campaigns where page_id = ${page.id} and id = ${id} for update`)
  if (!row) throw fail('campaign/not-found')
  return row
}

function stamp({ clock, user }: PageContext) {
  return { updated_at: clock.now(), edited_by: user.id }
}
