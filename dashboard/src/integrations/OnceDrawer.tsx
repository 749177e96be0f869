import { Button } from '@mantine/core'
import { useText } from '../core/useText.ts'
import { CodeBlock } from '../ui/CodeBlock.tsx'
import { SideDrawer } from '../ui/SideDrawer.tsx'
import { useLast } from '../ui/useLast.ts'
import css from './integrations.module.css'

export type Once = { label: string; secret: string }

/** A secret at the one moment it can be read. */
export function OnceDrawer({ once, onClose }: { once: Once | null; onClose: () => void }) {
  const t = useText('integrations')
  const shown = useLast(once)
  return (
    <SideDrawer opened={once !== null} onClose={onClose} title={t('once.title')} subtitle={shown?.label} isFirm>
      {/* Gone from the document with the drawer, whatever its closing animation does. */}
      <div className={css.once}>
        <p>{t('once.text')}</p>
        {once && <CodeBlock code={once.secret} label={once.label} />}
        <Button onClick={onClose}>{t('once.done')}</Button>
      </div>
    </SideDrawer>
  )
}
