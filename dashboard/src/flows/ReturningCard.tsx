import { useState } from 'react'
import { Button, NumberInput, Switch } from '@mantine/core'
import { MOST_RETURN_DAYS, returningGuests, USUAL_RETURN_DAYS } from '@portico/contract/flows/returningGuests.ts'
import { api } from '../core/api.ts'
import { useReply } from '../core/keys.ts'
import { usePage } from '../core/page.ts'
import { useAllows } from '../core/rights.ts'
import { useSend } from '../core/useSend.ts'
import { useText } from '../core/useText.ts'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Card } from '../ui/Screen.tsx'
import { SkeletonBlock } from '../ui/Skeletons.tsx'
import css from './flow.module.css'

/** For how many days guests who come back go online without the steps of any flow. */
export function ReturningCard() {
  const pageId = usePage((state) => state.pageId)
  const query = useReply(returningGuests.read, {})
  if (query.error) return <ErrorState error={query.error} onRetry={() => query.refetch()} isBoxed />
  if (!query.data) return <SkeletonBlock height={140} />
  return <ReturningForm key={pageId} before={query.data.days} onSaved={() => void query.refetch()} />
}

function ReturningForm({ before, onSaved }: { before: number; onSaved: () => void }) {
  const t = useText('flows')
  const { send, isSending } = useSend()
  const mayWrite = useAllows('flow:publish')
  const [days, setDays] = useState(before)

  async function save() {
    if (await send(() => api(returningGuests.save, { body: { days } }), { done: t('returning.saved') })) onSaved()
  }

  return (
    <Card>
      <div className={css.returning}>
        <Switch
          label={t('returning.switch')}
          description={days > 0 ? t('returning.on', { days }) : t('returning.off')}
          checked={days > 0}
          disabled={!mayWrite}
          onChange={(event) => setDays(event.currentTarget.checked ? before || USUAL_RETURN_DAYS : 0)}
        />
        {days > 0 && (
          <NumberInput
            label={t('returning.days')}
            description={t('returning.note')}
            value={days}
            min={1}
            max={MOST_RETURN_DAYS}
            allowDecimal={false}
            readOnly={!mayWrite}
            onChange={(typed) => Number(typed) >= 1 && setDays(Math.min(MOST_RETURN_DAYS, Number(typed)))}
          />
        )}
        {mayWrite && days !== before && (
          <Button loading={isSending} onClick={() => void save()}>
            {t('returning.save')}
          </Button>
        )}
      </div>
    </Card>
  )
}
