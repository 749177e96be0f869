import { useState } from 'react'
import { Button, TextInput } from '@mantine/core'
import { tasks } from '@portico/contract/tasks.ts'
import { api } from '../core/api.ts'
import { useErrorText } from '../core/errors.ts'
import { useReply } from '../core/keys.ts'
import { useText } from '../core/useText.ts'
import { CodeBlock } from '../ui/CodeBlock.tsx'
import { SideDrawer } from '../ui/SideDrawer.tsx'
import css from './tasks.module.css'

/** The lines for an owner's site, and whether a page has them. */
export function SnippetDrawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useText('tasks')
  const { data } = useReply(tasks.snippet, {}, { isEnabled: isOpen })
  return (
    <SideDrawer opened={isOpen} onClose={onClose} title={t('snippet.open')}>
      <div className={css.body}>
        <p>{t('snippet.text')}</p>
        {data && <CodeBlock code={data.html} label={t('snippet.open')} />}
        <Check />
      </div>
    </SideDrawer>
  )
}

function Check() {
  const t = useText('tasks')
  const errorText = useErrorText()
  const [url, setUrl] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [answer, setAnswer] = useState('')

  async function check() {
    setBusy(true)
    setAnswer('')
    try {
      const { state } = await api(tasks.checkSite, { body: { url: url.trim() } })
      setAnswer(t(`snippet.${state}`))
    } catch (error) {
      setAnswer(errorText(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <form
      className={css.tiers}
      onSubmit={(event) => {
        event.preventDefault()
        void check()
      }}
    >
      <TextInput
        label={t('snippet.url')}
        type="url"
        value={url}
        onChange={(event) => setUrl(event.currentTarget.value)}
      />
      <Button type="submit" variant="default" loading={isBusy} disabled={!/^https?:\/\/./.test(url.trim())}>
        {t('snippet.check')}
      </Button>
      <p role="status">{answer}</p>
    </form>
  )
}
