import { ActionIcon } from '@mantine/core'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import css from './moveButtons.module.css'

type Way = 'up' | 'down'
type Props = {
  labels: Record<Way, string>
  isFirst: boolean
  isLast: boolean
  size?: number
  onMove: (by: -1 | 1, way: Way) => void
}

const WAYS = [
  { way: 'up', by: -1, icon: IconArrowUp },
  { way: 'down', by: 1, icon: IconArrowDown },
] as const

/** Moves something in its list without dragging. At an end the button stays where the keyboard is, and does nothing. */
export function MoveButtons({ labels, isFirst, isLast, size = 36, onMove }: Props) {
  const isOff = { up: isFirst, down: isLast }
  return WAYS.map(({ way, by, icon: Icon }) => (
    <ActionIcon
      key={way}
      variant="subtle"
      color="gray"
      size={size}
      className={css.move}
      aria-label={labels[way]}
      aria-disabled={isOff[way]}
      data-move={way}
      onClick={() => !isOff[way] && onMove(by, way)}
    >
      <Icon size={17} stroke={1.8} aria-hidden />
    </ActionIcon>
  ))
}
