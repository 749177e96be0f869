import { IconShoppingCart } from '@tabler/icons-react'
import { formatMoney } from '../core/formats.ts'
import { useAllows } from '../core/rights.ts'
import { useText } from '../core/useText.ts'
import { MenuLinkItem } from '../ui/MenuItem.tsx'
import { PopMenu } from '../ui/PopMenu.tsx'
import css from './TopBar.module.css'

/** Nothing can be bought yet, so nothing can be in it. */
const CART_TOTAL = { minorUnits: 0, currency: 'VND' }

/** The plans somebody is about to buy. */
export function CartMenu() {
  const t = useText('frame')
  const maySeePlans = useAllows('page.license:read')
  return (
    <PopMenu
      label={t('cart.label')}
      button={<IconShoppingCart size={22} stroke={1.75} aria-hidden />}
      width={288}
      role="dialog"
    >
      <div className={css.cart}>
        <strong>{t('cart.label')}</strong>
        <p>{t('cart.empty')}</p>
        <p className={css.total}>
          <span>{t('cart.total')}</span>
          <span>{formatMoney(CART_TOTAL.minorUnits, CART_TOTAL.currency)}</span>
        </p>
        {maySeePlans && (
          <MenuLinkItem isPlain to="/dashboard/page-license">
            {t('cart.viewCart')}
          </MenuLinkItem>
        )}
      </div>
    </PopMenu>
  )
}
