import type { Lead } from '@portico/contract/leads.ts'
import type { Column } from '../ui/column.ts'
import { nameColumn } from '../ui/columns.tsx'
import { Tag } from '../ui/Tag.tsx'
import type { Format } from '../ui/Times.tsx'
import { ContactLinks } from './ContactLinks.tsx'
import type { People, Stages } from './useBoard.ts'
import css from './leads.module.css'
import { leadName, stageName, toneOf, type Say } from './words.ts'

export type LeadWords = {
  t: Say
  format: Format
  currency: string
  stages: Stages
  people: People
  /** Contacts leave the server in full. */
  isFull: boolean
  now: number
}

/** What a table and its file say of a lead. */
export function textsOf(lead: Lead, { t, format, currency, stages, people }: LeadWords) {
  const stage = stages.find(({ id }) => id === lead.stage) ?? { id: lead.stage, name: '', colour: 'grey' }
  return {
    stage: stageName(stage, t),
    colour: stage.colour,
    owner: people.find(({ uid }) => uid === lead.ownerId)?.displayName ?? t('nobody'),
    due: lead.dueAt ? format.date(lead.dueAt) : t('noDue'),
    value: lead.value === null ? '–' : format.money(lead.value, currency),
    source: t(`sources.${lead.source}`),
    createdAt: format.date(lead.createdAt),
  }
}

/** When it is due, in red once that has passed. */
export function DueText({ lead, words }: { lead: Lead; words: LeadWords }) {
  const { due } = textsOf(lead, words)
  const isLate = lead.dueAt !== null && lead.closedAt === null && Date.parse(lead.dueAt) < words.now
  return isLate ? <Tag tone="bad">{words.t('overdue', { day: due })}</Tag> : <span>{due}</span>
}

export function leadColumns(words: LeadWords): Column<Lead>[] {
  const { t } = words
  return [
    {
      ...nameColumn<Lead>(
        t('column.name'),
        (lead) => leadName(lead, t),
        (lead) => lead.note && <span className={css.wish}>{clip(lead.note)}</span>,
      ),
      // The server's order is over all leads.
      sort: undefined,
    },
    {
      key: 'contact',
      label: t('column.contact'),
      cell: (lead) => <ContactLinks lead={lead} t={t} isFull={words.isFull} />,
    },
    {
      key: 'stage',
      label: t('column.stage'),
      card: 'corner',
      cell: (lead) => {
        const { stage, colour } = textsOf(lead, words)
        return (
          <Tag tone={toneOf(colour)} hasDot>
            {stage}
          </Tag>
        )
      },
    },
    {
      key: 'owner',
      label: t('column.owner'),
      isWide: true,
      cell: (lead) => {
        const { owner, source, createdAt } = textsOf(lead, words)
        return (
          <span className={css.card}>
            {owner}
            <span className={css.note}>{`${source} · ${createdAt}`}</span>
          </span>
        )
      },
    },
    {
      key: 'dueAt',
      label: t('column.dueAt'),
      cell: (lead) => <DueText lead={lead} words={words} />,
    },
    {
      key: 'value',
      label: t('column.value'),
      align: 'end',
      isWide: true,
      cell: (lead) => textsOf(lead, words).value,
    },
  ]
}

function clip(note: string): string {
  return note.length > 90 ? `${note.slice(0, 90)}…` : note
}
