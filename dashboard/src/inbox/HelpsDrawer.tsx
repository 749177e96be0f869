import { useText } from '../core/useText.ts'
import { SideDrawer } from '../ui/SideDrawer.tsx'
import { LabelSettings } from './LabelSettings.tsx'
import { QuickReplySettings } from './QuickReplySettings.tsx'
import css from './helps.module.css'

/** Quick replies and labels of the page. */
export function HelpsDrawer({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const t = useText('inbox')
  return (
    <SideDrawer opened={opened} onClose={onClose} title={t('helps')} width={640}>
      <div className={css.helps}>
        <QuickReplySettings />
        <LabelSettings />
      </div>
    </SideDrawer>
  )
}
