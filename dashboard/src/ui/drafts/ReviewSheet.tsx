import { useState, type ReactNode } from 'react'
import { Button, Checkbox } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { UNDO_MINUTES } from '@portico/contract/http/undo.ts'
import { useText } from '../../core/useText.ts'
import { ErrorState } from '../ErrorState.tsx'
import { SideDrawer } from '../SideDrawer.tsx'
import { SkeletonCards } from '../Skeletons.tsx'
import css from './drafts.module.css'

type Props = {
  item: { id: string; revision: number; version: number; isActive: boolean }
  isOpen: boolean
  /** What changes for guests against the newest version, a line each. Saves the draft first. */
  readChanges: (signal: AbortSignal) => Promise<readonly string[]>
  /** Who gets it as things are, in a sentence. */
  reach: ReactNode
  /** Sentences of things that are used otherwise than for a whole page. */
  own?: { use: string; useText: string; unused: string; when: string }
  /** Devices have chosen it, so that it is of use without the whole page. */
  isChosen?: boolean
  /** @returns whether it worked */
  publish: (use: boolean) => Promise<boolean>
  onClose: () => void
}

/** Shows before publishing what changes, for whom and from when. */
export function ReviewSheet({ isOpen, onClose, ...review }: Props) {
  const t = useText('drafts')
  return (
    <SideDrawer opened={isOpen} onClose={onClose} title={t('review.title')} subtitle={t('review.lead')}>
      {isOpen && <Review {...review} onClose={onClose} />}
    </SideDrawer>
  )
}

function Review({ item, readChanges, reach, isChosen = false, own, publish, onClose }: Omit<Props, 'isOpen'>) {
  const t = useText('drafts')
  const [isUsed, setUsed] = useState(item.isActive || !isChosen)
  const [isBusy, setBusy] = useState(false)
  const { data, error, refetch } = useQuery({
    queryKey: ['review', item.id, item.revision],
    gcTime: 0,
    queryFn: ({ signal }) => readChanges(signal),
  })
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonCards />

  async function run() {
    setBusy(true)
    const isDone = await publish(isUsed && !item.isActive)
    setBusy(false)
    if (isDone) onClose()
  }
  return (
    <div className={css.review}>
      <div className={css.words}>
        <section>
          <h3>{t('review.what')}</h3>
          {item.version === 0 && <p>{t('review.first')}</p>}
          {data.length > 0 ? (
            <ul>
              {data.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          ) : (
            item.version > 0 && <p>{t('review.same')}</p>
          )}
        </section>
        <section>
          <h3>{t('review.whom')}</h3>
          <p>{reach}</p>
          {!item.isActive && (
            <Checkbox
              label={own?.use ?? t('review.use')}
              description={
                isUsed
                  ? (own?.useText ?? t('review.useText'))
                  : isChosen
                    ? undefined
                    : (own?.unused ?? t('review.unused'))
              }
              checked={isUsed}
              onChange={(event) => setUsed(event.currentTarget.checked)}
            />
          )}
        </section>
        <section>
          <h3>{t('review.when')}</h3>
          <p>{own?.when ?? t('review.whenText', { minutes: UNDO_MINUTES })}</p>
        </section>
      </div>
      <Buttons isBusy={isBusy} onPublish={() => void run()} onClose={onClose} />
    </div>
  )
}

type ButtonsProps = { isBusy: boolean; onPublish: () => void; onClose: () => void }

function Buttons({ isBusy, onPublish, onClose }: ButtonsProps) {
  const t = useText('drafts')
  return (
    <div className={css.footer}>
      <Button variant="default" onClick={onClose}>
        {t('review.cancel')}
      </Button>
      <Button loading={isBusy} onClick={onPublish}>
        {t('review.publish')}
      </Button>
    </div>
  )
}
