import { useText } from '../core/useText.ts'
import { SideDrawer } from '../ui/SideDrawer.tsx'
import { Counter } from './Counter.tsx'
import css from './accessCodes.module.css'

/** The counter, for those whose own screen is another. */
export function CounterDrawer({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const t = useText('accessCodes')
  return (
    <SideDrawer opened={opened} onClose={onClose} title={t('counter.title')} subtitle={t('counter.choose')}>
      <div className={css.inside}>{opened && <Counter />}</div>
    </SideDrawer>
  )
}
