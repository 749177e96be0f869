import { Button, NativeSelect } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { botTalks, type BotTurn } from '@portico/contract/chatbots.ts'
import { BOT_DECISIONS } from '@portico/contract/chatbots/words.ts'
import { isOneOf } from '@portico/contract/records.ts'
import { api } from '../core/api.ts'
import { keyOf } from '../core/keys.ts'
import { usePage } from '../core/page.ts'
import { useFormat } from '../core/useFormat.ts'
import { useText } from '../core/useText.ts'
import { EmptyCup } from '../ui/art/EmptyCup.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { SkeletonBlock } from '../ui/Skeletons.tsx'
import { useLiveReload } from '../ui/useLiveReload.ts'
import { TurnFacts } from './TurnFacts.tsx'
import css from './ai.module.css'

type Place = { decision?: BotTurn['decision'] | undefined }

/** What was said and why, newest first. */
export function LogTab({ place: { decision }, onPlace }: { place: Place; onPlace: (place: Place) => void }) {
  const t = useText('aiSettings')
  const pageId = usePage((state) => state.pageId)
  const query = useInfiniteQuery({
    queryKey: keyOf(botTalks.turns, pageId, { decision }),
    queryFn: ({ pageParam, signal }) =>
      api(
        botTalks.turns,
        { query: { ...(decision && { decision }), ...(pageParam && { before: pageParam }) } },
        signal,
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
  })
  useLiveReload(['chatbots'], () => query.refetch(), 5)
  const rows = query.data?.pages.flatMap((page) => page.rows) ?? []
  return (
    <>
      <NativeSelect
        className={css.filter}
        label={t('log.decision')}
        value={decision ?? ''}
        data={[
          { value: '', label: t('log.all') },
          ...BOT_DECISIONS.map((value) => ({ value, label: t(`decision.${value}`) })),
        ]}
        onChange={({ currentTarget: { value } }) =>
          onPlace({ decision: isOneOf(BOT_DECISIONS, value) ? value : undefined })
        }
      />
      {query.isPending && <SkeletonBlock height={320} />}
      {query.error && <ErrorState error={query.error} onRetry={() => void query.refetch()} isBoxed />}
      {query.data && rows.length === 0 && (
        <EmptyState art={<EmptyCup />} title={t('log.empty')} text={t('log.emptyText')} />
      )}
      <ol className={css.log} aria-label={t('view.log')}>
        {rows.map((turn) => (
          <TurnRow key={turn.id} turn={turn} />
        ))}
      </ol>
      {query.hasNextPage && (
        <div>
          <Button variant="default" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {t('log.more')}
          </Button>
        </div>
      )}
    </>
  )
}

function TurnRow({ turn }: { turn: BotTurn }) {
  const t = useText('aiSettings')
  const format = useFormat()
  return (
    <li>
      <p className={css.small}>
        <time dateTime={turn.at}>{format.dateTime(turn.at)}</time>{' '}
        <Link to="/dashboard/zalo-messages" search={{ id: turn.conversationId }}>
          {t('log.open')}
        </Link>
      </p>
      <p>
        <strong>{turn.question || '–'}</strong>
      </p>
      {turn.answers.map((text, index) => (
        <p key={index} className={css.answer}>
          {text}
        </p>
      ))}
      <TurnFacts turn={turn} />
    </li>
  )
}
