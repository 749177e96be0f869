import { useRef, useState } from 'react'
import { Button } from '@mantine/core'
import { csvOf } from '@portico/contract/csv.ts'
import { giftCards, type CardFile } from '@portico/contract/gifts/cards.ts'
import type { Gift } from '@portico/contract/gifts.ts'
import { api } from '../core/api.ts'
import { useErrorText } from '../core/errors.ts'
import { fetchAgain } from '../core/fetchAgain.ts'
import { useReply } from '../core/keys.ts'
import { useFormat } from '../core/useFormat.ts'
import { useText } from '../core/useText.ts'
import { sendFile, type Way } from '../ui/media/sendFile.ts'
import { saveFile } from '../ui/saveFile.ts'
import { SideDrawer } from '../ui/SideDrawer.tsx'
import { Tag } from '../ui/Tag.tsx'
import { notify } from '../ui/toasts.ts'
import { useLast } from '../ui/useLast.ts'
import { useLiveReload } from '../ui/useLiveReload.ts'
import { BuyCards } from './BuyCards.tsx'
import css from './gifts.module.css'

const WAY: Way = {
  send: (id, body, signal) => api(giftCards.append, { params: { id }, body }, signal),
  ask: (id, signal) => api(giftCards.read, { params: { id } }, signal),
}
const TONES = { uploading: 'info', reading: 'info', done: 'good', failed: 'bad', stopped: 'quiet' } as const
const EVERY_MS = 2000

/** The cards of a phone-card gift: files of serial numbers and PINs. */
export function CardsDrawer({ gift, onClose }: { gift: Gift | null; onClose: () => void }) {
  const t = useText('gifts.cards')
  const shown = useLast(gift)
  return (
    <SideDrawer opened={gift !== null} onClose={onClose} title={t('title', { name: shown?.name ?? '' })} isPadded>
      {shown && <CardFiles gift={shown} />}
    </SideDrawer>
  )
}

function CardFiles({ gift: { id } }: { gift: Gift }) {
  const t = useText('gifts.cards')
  const errorText = useErrorText()
  const input = useRef<HTMLInputElement>(null)
  const [sending, setSending] = useState<{ name: string; part: number }>()
  const files = useReply(
    giftCards.list,
    { params: { id } },
    {
      refetchInterval: ({ state }) => (state.data?.rows.some((file) => file.state === 'reading') ? EVERY_MS : false),
    },
  )
  useLiveReload(['gifts'], () => fetchAgain(files))

  async function send(file: File) {
    const { name, size } = file
    const { signal } = new AbortController()
    const onProgress = (sent: number) => setSending({ name, part: sent / size })
    onProgress(0)
    try {
      const begun = await api(giftCards.begin, { params: { id }, body: { name: name.slice(-200), size } })
      await sendFile(file, begun, { signal, onProgress, onOffline: () => undefined }, WAY)
    } catch (error) {
      notify({ kind: 'bad', text: errorText(error), seconds: 10 })
    }
    setSending(undefined)
    await fetchAgain(files)
  }

  return (
    <div className={css.cards}>
      <p>{t('text')}</p>
      {sending ? (
        <label className={css.progress}>
          {t('sending', { name: sending.name })}
          <progress max={1} value={sending.part} />
        </label>
      ) : (
        <Button onClick={() => input.current?.click()}>{t('choose')}</Button>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,.txt,.xlsx,text/csv"
        onChange={(event) => {
          const file = event.currentTarget.files?.[0]
          event.currentTarget.value = ''
          if (file) void send(file)
        }}
      />
      <BuyCards giftId={id} onBought={() => fetchAgain(files)} />
      {files.data?.rows.length === 0 && <p className={css.quiet}>{t('none')}</p>}
      <ul className={css.files}>
        {files.data?.rows.map((file) => (
          <FileRow key={file.id} file={file} onChange={() => fetchAgain(files)} />
        ))}
      </ul>
    </div>
  )
}

function FileRow({ file, onChange }: { file: CardFile; onChange: () => Promise<unknown> }) {
  const t = useText('gifts.cards')
  const format = useFormat()
  const errorText = useErrorText()
  const { id, name, state, progress, added, twice, wrong, createdAt } = file
  const count = format.number
  const isGoingOn = state === 'uploading' || state === 'reading'
  const run = (work: () => Promise<unknown>) =>
    void work().catch((error: unknown) => notify({ kind: 'bad', text: errorText(error) }))

  async function save() {
    const { rows } = await api(giftCards.problems, { params: { id } })
    const lines = rows.map(({ line, problem }) => [line, t(`problemOf.${problem}`)])
    const csv = csvOf([[t('line'), t('problem')], ...lines])
    saveFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), `${t('fileName')}.csv`)
  }

  return (
    <li>
      <div className={css.fileHead}>
        <b>{name}</b>
        <Tag tone={TONES[state]}>{t(`state.${state}`)}</Tag>
      </div>
      {isGoingOn && <progress aria-label={t(`state.${state}`)} max={1000} value={progress} />}
      <small>
        {format.dateTime(createdAt)} · {t('counts', { added: count(added), twice: count(twice), wrong: count(wrong) })}
      </small>
      <div className={css.fileButtons}>
        {twice + wrong > 0 && (
          <Button variant="default" size="compact-sm" onClick={() => run(save)}>
            {t('problems')}
          </Button>
        )}
        {isGoingOn && (
          <Button
            variant="default"
            size="compact-sm"
            onClick={() => run(() => api(giftCards.stop, { params: { id } }).then(onChange))}
          >
            {t('stop')}
          </Button>
        )}
      </div>
    </li>
  )
}
