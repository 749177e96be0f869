import { useState } from 'react'
import { connections, type Connection, type ConnectionKind } from '@portico/contract/integrations.ts'
import { useInvalidate, useReply } from '../core/keys.ts'
import { ErrorState } from '../ui/ErrorState.tsx'
import { SkeletonCards } from '../ui/Skeletons.tsx'
import { ConnectionCard } from './ConnectionCard.tsx'
import { ConnectionDrawer } from './ConnectionDrawer.tsx'
import { TestDrawer } from './TestDrawer.tsx'
import css from './integrations.module.css'

type OpenCard = { kind: ConnectionKind; isTest: boolean }

/** The services a page can bring along. */
export function ConnectionCards({ mayWrite }: { mayWrite: boolean }) {
  const invalidate = useInvalidate()
  const [opened, setOpened] = useState<OpenCard | null>(null)
  const { data, error, refetch } = useReply(connections.list, {}, { refetchInterval: 30_000 })
  const reload = () => invalidate({ list: connections.list })
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
