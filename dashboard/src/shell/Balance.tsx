import { IconWallet } from '@tabler/icons-react'
import { useFinance } from '../core/finance.ts'
import { formatMoney } from '../core/formats.ts'
import { useAllows } from '../core/rights.ts'
import { useText } from '../core/useText.ts'
import { MenuLinkItem } from '../ui/MenuItem.tsx'
import { PopMenu } from '../ui/PopMenu.tsx'
import css from './TopBar.module.css'

/** What the user has, written on the button as money; behind it the way to the statement. */
export function Balance() {
  const t = useText('frame')
  const maySeeMoney = useAllows('finance:read')
  const finance = useFinance()
  if (!finance) return null
  const money = formatMoney(finance.balance, finance.currency)
  const label = t('cart.balance', { money })
  return (
    <PopMenu
      label={label}
      button={
        <>
          <IconWallet size={22} stroke={1.75} aria-hidden />
          <span className={css.money}>{money}</span>
        </>
      }
      buttonClass={css.purse}
      width={240}
      role="dialog"
    >
      <div className={css.cart}>
        <strong>{label}</strong>
        {maySeeMoney && (
          <MenuLinkItem isPlain to="/dashboard/user-finance">
            {t('cart.viewAll')}
          </MenuLinkItem>
        )}
      </div>
    </PopMenu>
  )
}
