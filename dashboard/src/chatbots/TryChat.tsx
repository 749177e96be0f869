import { useEffect, useRef, useState, type FormEvent } from 'react'
import { Button, TextInput } from '@mantine/core'
import { IconRefresh, IconSend } from '@tabler/icons-react'
import { chatbots } from '@portico/contract/chatbots.ts'
import type { Reply } from '@portico/contract/http/endpoint.ts'
import { api } from '../core/api.ts'
import { useErrorText } from '../core/errors.ts'
import { useText } from '../core/useText.ts'
import { notify } from '../ui/toasts.ts'
import css from './tryChat.module.css'

type Answer = Reply<typeof chatbots.tryOut>
type Line = { isOwn: boolean; text: string; picture?: string | null; buttons?: readonly string[] }
type Props = {
  botId: string
  /** What is on its way to the server arrives before it is tried. */
  saveNow: () => Promise<boolean>
  /** Nodes that the last answer passed. */
  onPath: (path: readonly string[]) => void
}

/** A chat with the draft, beside its drawing: the server answers as it would answer guests. */
export function TryChat(props: Props) {
  const t = useText('chatbots')
  const { lines, isBusy, say, again } = useTrial(props)
  const [typed, setTyped] = useState('')
  const buttons = lines.findLast(({ isOwn, text }) => isOwn || !text.startsWith('—'))?.buttons ?? []
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTyped('')
    void say(typed)
  }
  return (
    <section className={css.chat} aria-label={t('try.title')}>
      <header>
        <h2>{t('try.title')}</h2>
        <Button variant="subtle" size="compact-sm" leftSection={<IconRefresh size={15} aria-hidden />} onClick={again}>
          {t('try.again')}
        </Button>
      </header>
      <Lines lines={lines} />
      {buttons.length > 0 && (
        <div className={css.presses}>
          {buttons.map((label) => (
            <Button key={label} variant="default" size="compact-md" onClick={() => void say(label)}>
              {label}
            </Button>
          ))}
        </div>
      )}
      <form className={css.form} onSubmit={submit}>
        <TextInput
          aria-label={t('try.words')}
          placeholder={t('try.words')}
          value={typed}
          maxLength={1000}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit" loading={isBusy} aria-label={t('try.send')}>
          <IconSend size={17} aria-hidden />
        </Button>
      </form>
    </section>
  )
}

function Lines({ lines }: { lines: readonly Line[] }) {
  const t = useText('chatbots')
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' })
  }, [lines])
  return (
    <div className={css.lines} role="log" aria-label={t('try.title')} tabIndex={0}>
      {lines.length === 0 && <div className={css.hint}>{t('try.hint')}</div>}
      {lines.map(({ isOwn, text, picture }, index) => (
        <div key={index} data-own={isOwn || undefined}>
          {picture && <img src={picture} alt="" />}
          {text}
        </div>
      ))}
      <div ref={end} aria-hidden className={css.end} />
    </div>
  )
}

function useTrial({ botId, saveNow, onPath }: Props) {
  const t = useText('chatbots')
  const errorText = useErrorText()
  const [lines, setLines] = useState<Line[]>([])
  const [state, setState] = useState<Answer['state']>(null)
  const [isBusy, setBusy] = useState(false)

  async function say(text: string) {
    if (text.trim() === '' || isBusy) return
    setBusy(true)
    setLines((old) => [...old, { isOwn: true, text }])
    try {
      await saveNow()
      const answer = await api(chatbots.tryOut, { params: { id: botId }, body: { text, state } })
      setState(answer.state)
      onPath(answer.path)
      const said: Line[] = answer.said.map((one) => ({ isOwn: false, ...one }))
      const notes = [
        ...answer.saved.map(({ field, value }) => t('try.saved', { field, value })),
        ...(answer.isHandedOver ? [t('try.handed')] : []),
        ...(said.length === 0 ? [t('try.silent')] : []),
      ]
      setLines((old) => [...old, ...said, ...notes.map((note) => ({ isOwn: false, text: `— ${note}` }))])
    } catch (error) {
      notify({ kind: 'bad', text: errorText(error) })
    } finally {
      setBusy(false)
    }
  }
  function again() {
    setLines([])
    setState(null)
    onPath([])
  }
  return { lines, isBusy, say, again }
}
