import { useText } from '../core/useText.ts'
import { keysOf } from '@portico/contract/records.ts'
import { SideDrawer } from '../ui/SideDrawer.tsx'
import { INBOX_KEYS } from './useInboxKeys.ts'
import css from './helps.module.css'

/** What each key does. */
export function KeysDrawer({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const t = useText('inbox')
  return (
    <SideDrawer opened={opened} onClose={onClose} title={t('keys.title')} width={380}>
      <dl className={css.keys}>
        {keysOf<keyof typeof INBOX_KEYS>(INBOX_KEYS).map((key) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(`keys.${INBOX_KEYS[key]}`)}</dd>
          </div>
        ))}
      </dl>
    </SideDrawer>
  )
}
