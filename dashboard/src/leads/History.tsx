import { useState } from 'react'
import { Button, Textarea } from '@mantine/core'
import { leads, type Lead, type LeadNote } from '@portico/contract/leads.ts'
import { api } from '../core/api.ts'
import { useReply } from '../core/keys.ts'
import { useSaved } from '../core/useSaved.ts'
import { ErrorState } from '../ui/ErrorState.tsx'
import type { LeadWords } from './leadColumns.tsx'
import { stageName } from './words.ts'
import css from './leads.module.css'
import { optionalText } from '../core/optionalText.ts'

const SHOWN = 100

/** What happened to a lead, newest first. */
export function History({ lead, words, mayWrite }: { lead: Lead; words: LeadWords; mayWrite: boolean }) {
  const { t, format } = words
  const saved = useSaved()
  const [text, setText] = useState('')
  const [isSaving, setSaving] = useState(false)
  const { data, error, refetch } = useReply(leads.notes, { params: { id: lead.id }, query: { limit: SHOWN } })

  async function write() {
    setSaving(true)
    try {
      await saved('created', () => api(leads.addNote, { params: { id: lead.id }, body: { text } }))
      setText('')
      await refetch()
    } catch {
      // A toast shows it; what was typed stays.
    } finally {
      setSaving(false)
    }
  }

  return (
    <section className={css.history}>
      <h3>{t('history.title')}</h3>
      {mayWrite && (
        <>
          <Textarea
            label={t('history.write')}
            maxLength={2000}
            autosize
            minRows={2}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <div>
            <Button variant="default" loading={isSaving} disabled={text.trim() === ''} onClick={() => void write()}>
              {t('history.add')}
            </Button>
          </div>
        </>
      )}
      {error && <ErrorState error={error} onRetry={refetch} />}
      <ol>
        {data?.rows.map((note) => (
          <li key={note.id}>
            {sentenceOf(note, words)}
            <small>
              {note.by || t('history.auto')} · <time dateTime={note.at}>{format.dateTime(note.at)}</time>
            </small>
          </li>
        ))}
      </ol>
    </section>
  )
}

function sentenceOf({ kind, text, before, after }: LeadNote, { t, stages }: LeadWords): string {
  const stage = (id: string) => stageName(stages.find((one) => one.id === id) ?? { id, name: '' }, t)
  const source = (id: string) => optionalText(t, `sources.${id}`) ?? id
  switch (kind) {
    case 'note':
      return text
    case 'created':
      return t('history.created', { source: source(after) })
    case 'joined':
      return [t('history.joined', { source: source(after) }), text].filter(Boolean).join('\n')
    case 'stage':
      return t('history.stage', { before: stage(before), after: stage(after) })
    case 'owner':
      return t('history.owner', { before: before || t('nobody'), after: after || t('nobody') })
  }
}
