import type { ReactNode } from 'react'
import { QueryClientProvider } from '@tanstack/react-query'
import { ApiError } from '@portico/contract/http/client.ts'
import { Brand } from '../core/Brand.tsx'
import { LanguageRow } from '../core/LanguageRow.tsx'
import { queryClient } from '../core/queryClient.ts'
import { EmptyState } from './EmptyState.tsx'
import { ErrorState } from './ErrorState.tsx'
import { Card } from './Screen.tsx'
import { SkeletonBlock } from './Skeletons.tsx'
import css from './byLink.module.css'

type Reading = { error: unknown; refetch: () => Promise<unknown> }
type Props = { kicker: string; art: ReactNode; gone: string; goneText: string; reading: Reading; children: ReactNode }

/** A screen for people who hold its link and need not sign in; `children` once it was read. */
export function ByLink({ kicker, art, gone, goneText, reading: { error, refetch }, children }: Props) {
  return (
    <div className={css.page}>
      <header className={css.bar}>
        <Brand />
        <span>{kicker}</span>
      </header>
      <main className={css.main}>
        {children ??
          (error ? (
            <Card>
              {isGone(error) ? (
                <EmptyState art={art} title={gone} text={goneText} />
              ) : (
                <ErrorState error={error} onRetry={() => void refetch()} />
              )}
            </Card>
          ) : (
            <SkeletonBlock height={420} />
          ))}
        <footer className={css.languages}>
          <LanguageRow />
        </footer>
      </main>
    </div>
  )
}

/** Whether the link itself was refused: trying again cannot help. */
const isGone = (error: unknown) =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429

/** What screens outside the dashboard's frame need to ask the server. */
export function WithQueries({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
}
