// What a creative may show: files of its own venue, and a film only with a plan that has films.
import { basename } from 'node:path/posix'
import { CreativeDesign } from '@portico/contract/campaigns.ts'
import { sql } from '../core/db/database.ts'
import { fail } from '../core/fail.ts'
import { isPaidFor } from '../core/http/access.ts'
import type { PageContext } from '../core/http/context.ts'

/**
 * Asks only of what is added: a file that was deleted and a plan that ran out must not keep anybody from saving the rest.
 * @throws plan/required for a film; request/invalid for a file that is not there, or another venue's
 */
export async function checkDesign(context: PageContext, design: CreativeDesign, before?: unknown): Promise<void> {
  const had = new Set(before ? filesOf(CreativeDesign.parse(before)) : [])
  const added = [...new Set(filesOf(design))].filter((path) => !had.has(path))
  const { tx, page, clock } = context
  const isFilmNew = design.film && !had.has(basename(design.film.path))
  if (isFilmNew && !(await isPaidFor(tx, page.id, 'videoUpload', clock.now()))) throw fail('plan/required')
  if (added.length === 0) return
  const found = await tx.rows(sql<{ filename: string; kind: string }>`
    select r ->> 'filename' as filename, f.kind from media_files f cross join jsonb_array_elements(f.renditions) r
    where f.page_id = ${page.id} and f.objects && ${added}::text[] and f.deleted_at is null`)
  const kinds = new Map(found.map(({ filename, kind }) => [filename, kind]))
  const isFilm = !isFilmNew || kinds.get(basename(design.film!.path)) === 'v'
  if (!isFilm || added.some((name) => !kinds.has(name))) throw fail('request/invalid', { design: 'field/invalid' })
}

function filesOf({ pictures, film }: CreativeDesign): string[] {
  const shown = pictures.flatMap(({ sizes }) => sizes.map(({ path }) => path))
  return [...shown, ...(film ? [film.path, film.poster] : [])].filter(Boolean).map((path) => basename(path))
}
