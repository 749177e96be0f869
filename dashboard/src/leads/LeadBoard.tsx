import { useCallback, useEffect, useRef } from 'react'
import { leads, type Lead } from '@portico/contract/leads.ts'
import { Button } from '@mantine/core'
import { useList } from '../core/useList.ts'
import { useSession } from '../core/session.ts'
import { useAllows } from '../core/rights.ts'
import { Board, BoardCard, BoardColumn, type BoardStep, type MoveCard } from '../ui/Board.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { useRemaining } from '../ui/undo.ts'
import { useLiveReload } from '../ui/useLiveReload.ts'
import { ContactLinks } from './ContactLinks.tsx'
import { DueText, textsOf, type LeadWords } from './leadColumns.tsx'
import type { LeadFilters } from './place.ts'
import { leadName, stageName } from './words.ts'
import css from './leads.module.css'

const PER_COLUMN = 25

type Props = {
  filters: LeadFilters
  words: LeadWords
  onOpen: (lead: Lead) => void
  onMove: (move: LeadMove) => void
}
/** With the revision on screen, so that a move made meanwhile is not overwritten. */
export type LeadMove = { id: string; stage: string; name: string; revision: number | undefined }

/** The leads by stage; a filter by stage leaves that column alone. */
export function LeadBoard({ filters, words, onOpen, onMove }: Props) {
  const { t, stages } = words
  const steps = stages.map((stage) => ({ key: stage.id, label: stageName(stage, t), colour: stage.colour }))
  const revisions = useRef(new Map<string, number>())
  const noteShown = useCallback((rows: readonly Lead[]) => {
    for (const { id, revision } of rows) revisions.current.set(id, revision)
  }, [])
  const move: MoveCard = (id, stage, name) => onMove({ id, stage, name, revision: revisions.current.get(id) })
  return (
    <Board label={t('view.board')} steps={steps} onMove={move}>
      {steps
        .filter(({ key }) => filters.stage === undefined || filters.stage === key)
        .map((step) => (
          <Column key={step.key} step={step} filters={filters} words={words} onOpen={onOpen} onShown={noteShown} />
        ))}
    </Board>
  )
}

type ColumnProps = Omit<Props, 'onMove'> & { step: BoardStep; onShown: (rows: readonly Lead[]) => void }

function Column({ step, filters, words, onOpen, onShown }: ColumnProps) {
  const { t } = words
  const list = useList(leads, { ...filters, stage: step.key }, { pageSize: PER_COLUMN })
  useLiveReload(['leads'], () => list.reload())
  const rows = useRemaining(list.rows, ({ id }) => id)
  useEffect(() => onShown(list.rows), [list.rows, onShown])
  const mayWriteAll = useAllows('lead:write')
  const mayWork = useAllows('lead.assigned:write')
  const uid = useSession((state) => state.session?.id)
  if (list.error && list.rows.length === 0) return <ErrorState error={list.error} onRetry={list.reload} isBoxed />
  return (
    <BoardColumn
      step={step}
      count={list.count}
      empty={t('noneInStage')}
      isEmpty={!list.loading && rows.length === 0}
      foot={
        list.hasMore && (
          <Button variant="subtle" size="xs" onClick={list.loadMore} loading={list.loadingMore}>
            +{list.count - list.rows.length}
          </Button>
        )
      }
    >
      {rows.map((lead) => (
        <BoardCard
          key={lead.id}
          id={lead.id}
          step={step.key}
          name={leadName(lead, t)}
          handleLabel={t('card', { name: leadName(lead, t) })}
          isFixed={!mayWriteAll && !(mayWork && lead.ownerId === uid)}
          onOpen={() => onOpen(lead)}
        >
          <div className={css.card}>
            {lead.note && <span className={css.note}>{lead.note.slice(0, 120)}</span>}
            <ContactLinks lead={lead} t={t} isFull={words.isFull} />
            <span className={css.facts}>
              <span>{textsOf(lead, words).owner}</span>
              {lead.dueAt && <DueText lead={lead} words={words} />}
              {lead.value !== null && <span>{textsOf(lead, words).value}</span>}
            </span>
          </div>
        </BoardCard>
      ))}
    </BoardColumn>
  )
}
