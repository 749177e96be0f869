import { Button } from '@mantine/core'
import type { Once } from '../core/useResource.ts'
import { useText } from '../core/useText.ts'
import { CodeBlock } from './CodeBlock.tsx'
import { SideDrawer } from './SideDrawer.tsx'
import { useLast } from './useLast.ts'
import css from './resource.module.css'

/** A secret at the one moment it can be read. */
export function OnceDrawer({ once, onClose }: { once: Once | null; onClose: () => void }) {
  const t = useText('ui')
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
