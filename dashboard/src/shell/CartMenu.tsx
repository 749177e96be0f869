import { useState } from 'react'
import { IconShoppingCart } from '@tabler/icons-react'
import { cart } from '@portico/contract/plans/cart.ts'
import { formatMoney } from '../core/formats.ts'
import { useReply } from '../core/keys.ts'
import { openCart } from '../core/openCart.ts'
import { useText } from '../core/useText.ts'
import { MenuItem } from '../ui/MenuItem.tsx'
import { PopMenu } from '../ui/PopMenu.tsx'
import css from './TopBar.module.css'

/** The plans that a person is about to buy, with their total; read only when somebody comes near. */
export function CartMenu() {
  const t = useText('frame')
  const [isNear, setNear] = useState(false)
  const { data } = useReply(cart.read, {}, { isEnabled: isNear })
  const lines = data?.lines ?? []
  return (
    <span onPointerEnter={() => setNear(true)} onFocus={() => setNear(true)}>
      <PopMenu
        label={t('cart.label')}
        button={<IconShoppingCart size={22} stroke={1.75} aria-hidden />}
        width={288}
        role="dialog"
      >
        <div className={css.cart}>
          <strong>{t('cart.label')}</strong>
          {lines.length === 0 && <p>{t('cart.empty')}</p>}
          {lines.map(({ pageId, page, plan, total, currency }) => (
            <p key={pageId} className={css.total}>
              <span>
                {page} · {plan}
              </span>
              <span>{formatMoney(total, currency)}</span>
            </p>
          ))}
          <p className={css.total}>
            <span>{t('cart.total')}</span>
            <span>{formatMoney(data?.total ?? 0, data?.currency ?? 'VND')}</span>
          </p>
          <MenuItem isPlain onClick={openCart}>
            {t('cart.viewCart')}
          </MenuItem>
        </div>
      </PopMenu>
    </span>
  )
}
