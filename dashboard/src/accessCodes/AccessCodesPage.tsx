import { useEffect, useState } from 'react'
import { Button } from '@mantine/core'
import { IconPlus, IconTicket } from '@tabler/icons-react'
import { useAllows } from '../core/rights.ts'
import { usePlace } from '../core/usePlace.ts'
import { useText } from '../core/useText.ts'
import { Screen } from '../ui/Screen.tsx'
import { BatchDrawer } from './BatchDrawer.tsx'
import { BatchList } from './BatchList.tsx'
import { CodeList } from './CodeList.tsx'
import { Counter } from './Counter.tsx'
import { CounterDrawer } from './CounterDrawer.tsx'
import { NotAskedFor } from './NotAskedFor.tsx'
import { readPlace, type Place } from './place.ts'
import { useBatches } from './useAccessCodes.ts'
import { Notice } from '../ui/Notice.tsx'
import css from './accessCodes.module.css'

/** Codes of the page: batches for those who make them, the counter for everybody else who may hand one out. */
export function AccessCodesPage() {
  const [place, go] = usePlace(readPlace)
  const mayMake = useAllows('access-code:issue')
  return mayMake ? <Batches place={place} go={go} /> : <AtCounter place={place} go={go} />
}

type Props = { place: Place; go: (place: Place, how?: { isStep: boolean }) => void }

function AtCounter({ place, go }: Props) {
  const t = useText('accessCodes')
  return (
    <Screen title={t('title')} lead={t('counter.choose')}>
      <Counter />
      <h2 className={css.heading}>{t('counter.own')}</h2>
      <CodeList place={place} onPlace={go} isOwn />
    </Screen>
  )
}

function Batches({ place, go }: Props) {
  const t = useText('accessCodes')
  const { list, batch } = useBatchAt(place)
  const [isMaking, setMaking] = useState(false)
  const [isIssuing, setIssuing] = useState(false)
  const isInside = place.batchId !== undefined || place.search !== undefined
  return (
    <Screen
      title={batch ? t('codes', { name: batch.name }) : t('title')}
      lead={isInside ? undefined : t('lead')}
      crumbs={
        isInside && (
          <button type="button" className={css.back} onClick={() => go({}, { isStep: true })}>
            ← {t('back')}
          </button>
        )
      }
      action={<Buttons onIssue={() => setIssuing(true)} onMake={() => setMaking(true)} />}
    >
      {list.head?.isUnderAttack && <Notice>{t('attack')}</Notice>}
      {list.head && list.rows.length > 0 && !list.head.isAskedFor && <NotAskedFor />}
      {isInside ? (
        <CodeList place={place} onPlace={go} batch={batch} />
      ) : (
        <BatchList
          list={list}
          onOpen={(id) => go({ batchId: id }, { isStep: true })}
          onCreate={() => setMaking(true)}
          onSearch={(search) => go({ search }, { isStep: true })}
        />
      )}
      <BatchDrawer
        opened={isMaking}
        onClose={() => setMaking(false)}
        taken={list.head?.taken ?? 0}
        ssid={list.head?.ssid ?? ''}
        logo={list.head?.logo ?? null}
      />
      <CounterDrawer opened={isIssuing} onClose={() => setIssuing(false)} />
    </Screen>
  )
}

function Buttons({ onIssue, onMake }: { onIssue: () => void; onMake: () => void }) {
  const t = useText('accessCodes')
  return (
    <>
      <Button variant="default" leftSection={<IconTicket size={17} stroke={1.8} aria-hidden />} onClick={onIssue}>
        {t('issue')}
      </Button>
      <Button leftSection={<IconPlus size={17} stroke={2} aria-hidden />} onClick={onMake}>
        {t('create')}
      </Button>
    </>
  )
}

/** The batches, and the one of the address: it may be far down the list, which is then loaded that far. */
function useBatchAt(place: Place) {
  const list = useBatches()
  const batch = list.rows.find(({ id }) => id === place.batchId)
  const isMissing = place.batchId !== undefined && !batch && list.hasMore && !list.loadingMore
  const { loadMore } = list
  useEffect(() => {
    if (isMissing) loadMore()
  })
  return { list, batch }
}
