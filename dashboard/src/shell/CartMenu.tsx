import { IconShoppingCart } from '@tabler/icons-react'
import { useFinance } from '../core/finance.ts'
import { formatMoney } from '../core/formats.ts'
import { useAllows } from '../core/rights.ts'
import { useText } from '../core/useText.ts'
import { MenuLine, MenuLinkItem } from '../ui/MenuItem.tsx'
import { PopMenu } from '../ui/PopMenu.tsx'
import css from './TopBar.module.css'

/** Nothing can be bought yet, so nothing can be in it. */
const CART_TOTAL = { minorUnits: 0, currency: 'VND' }

/** What the user has, written on the button as money; behind it the plan cart. */
export function CartMenu() {
  const t = useText('frame')
  const maySeeMoney = useAllows('finance:read')
  const maySeePlans = useAllows('page.license:read')
  const finance = useFinance()
  const money = finance ? formatMoney(finance.balance, finance.currency) : ''
  return (
    <PopMenu
      label={money ? `${t('cart.label')}: ${money}` : t('cart.label')}
      button={
        <>
          <IconShoppingCart size={22} stroke={1.75} aria-hidden />
          <span className={css.money}>{money}</span>
        </>
      }
      buttonClass={css.purse}
      width={288}
      role="dialog"
    >
      <div className={css.cart}>
        <p className={css.total}>
          <span>{t('cart.balance')}</span>
          <span>{money}</span>
        </p>
        {maySeeMoney && (
          <MenuLinkItem isPlain to="/dashboard/user-finance">
            {t('cart.viewAll')}
          </MenuLinkItem>
        )}
      </div>
      <MenuLine />
      <div className={css.cart}>
        <strong>{t('cart.title')}</strong>
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
