import type { PageItem } from '@portico/contract/menu.ts'

export type ItemPicture = { eid: string; url: string }

/** What `media_files` says, which is JSON text on the wire (specification §3). */
export function picturesOf({ media_files: json }: Pick<PageItem, 'media_files'>): ItemPicture[] {
  const parsed: unknown = JSON.parse(json || '[]')
  return Array.isArray(parsed) ? parsed.filter(isPicture) : []
}

function isPicture(one: unknown): one is ItemPicture {
  return typeof one === 'object' && one !== null && 'eid' in one && 'url' in one
}
