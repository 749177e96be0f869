import { useState } from 'react'
import { Button, TextInput } from '@mantine/core'
import { adminCredits, type ManualCredit } from '@portico/contract/finance/credits.ts'
import { formatMoney } from '@portico/contract/money.ts'
import { api } from '../core/api.ts'
import { useReply } from '../core/keys.ts'
import { useFormat } from '../core/useFormat.ts'
import { useSaved } from '../core/useSaved.ts'
import { useText } from '../core/useText.ts'
import { Notice } from '../ui/Notice.tsx'
import { saveFile } from '../ui/saveFile.ts'
import { SideDrawer } from '../ui/SideDrawer.tsx'
import { useLast } from '../ui/useLast.ts'
import { TakeBackDrawer } from './TakeBackDrawer.tsx'
import css from './finance.module.css'

type Props = { credit: ManualCredit | null; onClose: () => void; onDone: () => Promise<unknown> }

/** One credit with its proof: approved or declined by another administrator, or taken back. */
export function CreditDrawer({ credit, onClose, onDone }: Props) {
  const shown = useLast(credit)
  const [taken, take] = useState<ManualCredit | null>(null)
  const subtitle = shown ? `${shown.kind === 'reversal' ? '−' : '+'}${formatMoney(shown.amount, shown.currency)}` : ''
  return (
    <>
      <SideDrawer opened={credit !== null} onClose={onClose} title={shown?.owner ?? ''} subtitle={subtitle}>
        {shown && (
          <Credit
            key={shown.id}
            credit={shown}
            onClose={onClose}
            onDone={onDone}
            onTakeBack={() => {
              onClose()
              take(shown)
            }}
          />
        )}
      </SideDrawer>
      <TakeBackDrawer credit={taken} onClose={() => take(null)} onDone={onDone} />
    </>
  )
}

type CreditProps = Omit<Props, 'credit'> & { credit: ManualCredit; onTakeBack: () => void }

function Credit({ credit, onClose, onDone, onTakeBack }: CreditProps) {
  const t = useText('finance.credits')
  const format = useFormat()
  const { kind, amount, currency, reason, proofName, askedBy, askedAt, takenBack, state } = credit
  return (
    <div className={css.form}>
      <p>{reason}</p>
      <small>{t('askedBy', { name: askedBy, when: format.dateTime(askedAt) })}</small>
      {proofName !== '' && <Proof id={credit.id} name={proofName} />}
      {takenBack > 0 && <Notice>{t('takenBack', { money: formatMoney(takenBack, currency) })}</Notice>}
      {state === 'waiting' && <Decision credit={credit} onClose={onClose} onDone={onDone} />}
      {state === 'booked' && kind === 'credit' && takenBack < amount && (
        <Button variant="default" color="red" onClick={onTakeBack}>
          {t('takeBack')}
        </Button>
      )}
    </div>
  )
}

/** Who approves looks at it first. */
function Proof({ id, name }: { id: string; name: string }) {
  const t = useText('finance.credits')
  const { data } = useReply(adminCredits.proof, { params: { id } })
  const save = () => {
    if (!data) return
    const bytes = Uint8Array.from(atob(data.base64), (letter) => letter.codePointAt(0) ?? 0)
    saveFile(new Blob([bytes], { type: data.type }), data.filename)
  }
  return (
    <figure className={css.proof}>
      {data?.type.startsWith('image/') && <img src={`data:${data.type};base64,${data.base64}`} alt={t('proof')} />}
      <figcaption>
        <Button variant="default" loading={!data} onClick={save}>
          {t('proofOpen', { name })}
        </Button>
      </figcaption>
    </figure>
  )
}

function Decision({ credit: { id, isOwn }, onClose, onDone }: Omit<CreditProps, 'onTakeBack'>) {
  const t = useText('finance.credits')
  const saved = useSaved()
  const [note, setNote] = useState('')
  const [isBusy, setBusy] = useState(false)
  async function decide(isApproved: boolean) {
    setBusy(true)
    await saved('updated', () => api(adminCredits.decide, { params: { id }, body: { isApproved, note } }))
      .then(async () => {
        onClose()
        await onDone()
      })
      .catch(() => undefined)
      .finally(() => setBusy(false))
  }
  return (
    <>
      <Notice>{t(isOwn ? 'secondPerson' : 'yourTurn')}</Notice>
      <TextInput
        label={t('note')}
        maxLength={200}
        value={note}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
      <div className={css.actions}>
        {!isOwn && (
          <Button loading={isBusy} onClick={() => void decide(true)}>
            {t('approve')}
          </Button>
        )}
        <Button variant="default" loading={isBusy} onClick={() => void decide(false)}>
          {t(isOwn ? 'withdraw' : 'decline')}
        </Button>
      </div>
    </>
  )
}
