import { TEMPLATE_KINDS, type TemplateKind } from '@portico/contract/messages/kinds.ts'
import { useText } from '../core/useText.ts'
import { SideDrawer } from '../ui/SideDrawer.tsx'
import { KindIcon } from './KindIcon.tsx'
import css from './messages.module.css'

type Props = { isOpen: boolean; isBusy: boolean; onClose: () => void; onPick: (kind: TemplateKind) => void }

/** The kinds of messages, each with what it is for. */
export function KindDrawer({ isOpen, isBusy, onClose, onPick }: Props) {
  const t = useText('messages')
  return (
    <SideDrawer opened={isOpen} onClose={onClose} title={t('pick')}>
      <ul className={css.kinds}>
        {TEMPLATE_KINDS.map((kind) => (
          <li key={kind}>
            <button type="button" className={css.pick} disabled={isBusy} onClick={() => onPick(kind)}>
              <KindIcon kind={kind} />
              <span>
                <strong>{t(`kind.${kind}`)}</strong>
                <small>{t(`about.${kind}`)}</small>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </SideDrawer>
  )
}
