// The leads of a list as a file: every one the filters leave, masked where the screen masks them.
import { useState } from 'react'
import { csvOf } from '@portico/contract/csv.ts'
import { leads, type Lead } from '@portico/contract/leads.ts'
import { api } from '../core/api.ts'
import { useErrorText } from '../core/errors.ts'
import { saveFile } from '../ui/saveFile.ts'
import { notify } from '../ui/toasts.ts'
import { textsOf, type LeadWords } from './leadColumns.tsx'
import type { LeadFilters } from './place.ts'
import { leadName } from './words.ts'

const AT_ONCE = 100
const MOST_SAVED = 20_000

export function useSaveLeads(filters: LeadFilters, words: LeadWords) {
  const errorText = useErrorText()
  const [isSaving, setSaving] = useState(false)
  async function save() {
    setSaving(true)
    try {
      saveLeads(await readAll(filters), words)
    } catch (error) {
      notify({ kind: 'bad', text: errorText(error) })
    } finally {
      setSaving(false)
    }
  }
  return { isSaving, save }
}

async function readAll(filters: LeadFilters): Promise<Lead[]> {
  const rows: Lead[] = []
  for (let after: string | undefined; rows.length < MOST_SAVED;) {
    const part = await api(leads.list, { query: { ...filters, limit: AT_ONCE, after } })
    rows.push(...part.rows)
    if (!part.next) break
    after = part.next
  }
  return rows
}

function saveLeads(rows: readonly Lead[], words: LeadWords) {
  const { t } = words
  const head = ['name', 'contact', 'stage', 'owner', 'dueAt', 'value', 'source', 'createdAt'] as const
  const lines = rows.map((lead) => {
    const { stage, owner, due, value, source, createdAt } = textsOf(lead, words)
    const contact = [lead.phone, lead.email].filter(Boolean).join(' ')
    return [leadName(lead, t), contact, stage, owner, due, value, source, createdAt, lead.note]
  })
  const csv = csvOf([[...head.map((key) => t(`column.${key}`)), t('field.note')], ...lines])
  saveFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), `${t('fileName')}.csv`)
}
