import { ActionIcon, Switch } from '@mantine/core'
import { IconGripVertical, IconToolsKitchen2, IconTrash } from '@tabler/icons-react'
import type { PageItem } from '@portico/contract/menu.ts'
import { formatMoney } from '@portico/contract/money.ts'
import { useAllows } from '../core/rights.ts'
import { useVenue } from '../core/selectedPage.ts'
import { useText } from '../core/useText.ts'
import { MoveButtons } from '../ui/MoveButtons.tsx'
import { useDragOrder } from '../ui/useDragOrder.ts'
import { picturesOf } from './pictures.ts'
import css from './menu.module.css'

type Props = {
  item: PageItem
  /** Named where items of several menus stand together. */
  menu: string | undefined
  /** Absent where the order is not the menu's own. */
  place: { index: number; of: number; isEnd: boolean } | undefined
  onMove: (to: number) => void
  onDrop: (eid: string, isAfter: boolean) => void
  onOpen: (() => void) | undefined
  onStock: (isSoldOut: boolean) => void
  onRemove: (() => void) | undefined
}

/** One item: picture, name, price, whether it is sold out. Moved by its handle or by its arrows. */
export function ItemRow({ item, menu, place, onMove, onDrop, onOpen, onStock, onRemove }: Props) {
  const { element, handle, edge, isDragged } = useDragOrder({
    kind: 'menu-item',
    id: item.eid,
    isEnabled: place !== undefined,
    onDrop: (eid, at) => onDrop(eid, at === 'bottom'),
  })
  const inside = <ItemWords item={item} menu={menu} />
  return (
    <li
      ref={element}
      className={css.item}
      data-dragged={isDragged || undefined}
      data-edge={edge ?? undefined}
      data-out={item.isSoldOut || undefined}
    >
      {place && (
        <span ref={handle} className={css.handle} aria-hidden>
          <IconGripVertical size={18} stroke={1.6} />
        </span>
      )}
      {onOpen ? (
        <button type="button" className={css.open} onClick={onOpen}>
          {inside}
        </button>
      ) : (
        <div className={css.open}>{inside}</div>
      )}
      <Commands item={item} place={place} onMove={onMove} onStock={onStock} onRemove={onRemove} />
    </li>
  )
}

function ItemWords({ item, menu }: Pick<Props, 'item' | 'menu'>) {
  const t = useText('menu')
  const { currency } = useVenue()
  const [picture] = picturesOf(item)
  const price = item.price === null ? t('onRequest') : formatMoney(item.price, currency)
  const below = [menu, t('views', { count: item.counters.views })].filter(Boolean).join(' · ')
  return (
    <>
      {picture ? (
        <img src={picture.url} alt="" loading="lazy" width={56} height={56} />
      ) : (
        <span className={css.blank}>
          <IconToolsKitchen2 size={22} stroke={1.5} aria-hidden />
        </span>
      )}
      <span className={css.words}>
        <b>{item.name}</b>
        <span>{[price, item.unit].filter(Boolean).join(' / ')}</span>
        <small>{below}</small>
      </span>
    </>
  )
}

function Commands({ item, place, onMove, onStock, onRemove }: Omit<Props, 'menu' | 'onDrop' | 'onOpen'>) {
  const t = useText('menu')
  const mayStock = useAllows('menu.stock:write')
  return (
    <div className={css.actions}>
      <Switch
        size="sm"
        label={t('soldOut')}
        aria-label={t('soldOutOf', { name: item.name })}
        checked={item.isSoldOut}
        disabled={!mayStock}
        onChange={(event) => onStock(event.currentTarget.checked)}
      />
      {place && (
        <MoveButtons
          labels={{ up: t('up', { name: item.name }), down: t('down', { name: item.name }) }}
          isFirst={place.index === 0}
          isLast={place.index === place.of - 1 && place.isEnd}
          onMove={(by) => onMove(place.index + by)}
        />
      )}
      {onRemove && (
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          aria-label={t('removeOf', { name: item.name })}
          onClick={onRemove}
        >
          <IconTrash size={17} stroke={1.8} aria-hidden />
        </ActionIcon>
      )}
    </div>
  )
}
