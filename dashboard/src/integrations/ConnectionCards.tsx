import { useState } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { connections, type Connection, type ConnectionKind } from '@portico/contract/integrations.ts'
import { api } from '../core/api.ts'
import { usePage } from '../core/page.ts'
import { ErrorState } from '../ui/ErrorState.tsx'
import { SkeletonCards } from '../ui/Skeletons.tsx'
import { ConnectionCard } from './ConnectionCard.tsx'
import { ConnectionDrawer } from './ConnectionDrawer.tsx'
import { TestDrawer } from './TestDrawer.tsx'
import css from './integrations.module.css'

type Opened = { kind: ConnectionKind; isTest: boolean }

/** The services a page can bring along. */
export function ConnectionCards({ mayWrite }: { mayWrite: boolean }) {
  const client = useQueryClient()
  const pageId = usePage((state) => state.pageId)
  const [opened, setOpened] = useState<Opened | null>(null)
  const queryKey = ['connections', pageId]
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => api(connections.list, {}, signal),
    refetchInterval: 30_000,
  })
  const reload = () => client.invalidateQueries({ queryKey })
  const close = () => setOpened(null)
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonCards />
  const cardOf = (isTest: boolean): Connection | null =>
    (opened?.isTest === isTest && data.rows.find(({ kind }) => kind === opened.kind)) || null
  return (
    <>
      <ul className={css.cards}>
        {data.rows.map((connection) => (
          <ConnectionCard
            key={connection.kind}
            connection={connection}
            mayWrite={mayWrite}
            onEdit={() => setOpened({ kind: connection.kind, isTest: false })}
            onTest={() => setOpened({ kind: connection.kind, isTest: true })}
            onChanged={reload}
          />
        ))}
      </ul>
      <ConnectionDrawer connection={cardOf(false)} onClose={close} onSaved={reload} />
      <TestDrawer connection={cardOf(true)} onClose={close} onTested={reload} />
    </>
  )
}
