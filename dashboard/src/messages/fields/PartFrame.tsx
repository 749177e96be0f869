import type { ReactNode } from 'react'
import { IconTrash } from '@tabler/icons-react'
import { useText } from '../../core/useText.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { MoveButtons } from '../../ui/MoveButtons.tsx'
import css from '../messages.module.css'

type Props = {
  name: string
  index: number
  of: number
  onMove: (to: number) => void
  onRemove: () => void
  children?: ReactNode
}

/** One part of several: moved up and down, and taken out. */
export function PartFrame({ name, index, of, onMove, onRemove, children }: Props) {
  const t = useText('messages')
  return (
    <fieldset className={css.part}>
      <legend>{name}</legend>
      <div className={css.partBar}>
        <MoveButtons
          labels={{ up: t('moveUp', { name }), down: t('moveDown', { name }) }}
          isFirst={index === 0}
          isLast={index === of - 1}
          onMove={(by) => onMove(index + by)}
        />
        <IconButton label={`${t('removePart')}: ${name}`} title={t('removePart')} onClick={onRemove}>
          <IconTrash size={17} aria-hidden />
        </IconButton>
      </div>
      {children}
    </fieldset>
  )
}

/** The parts with one of them changed, moved or taken out. */
export function editParts<Part>(parts: readonly Part[], put: (parts: Part[]) => void) {
  return {
    change: (index: number, patch: Partial<Part>) =>
      put(parts.map((part, place) => (place === index ? { ...part, ...patch } : part))),
    move: (from: number, to: number) => put(parts.toSpliced(from, 1).toSpliced(to, 0, parts[from]!)),
    remove: (index: number) => put(parts.toSpliced(index, 1)),
    add: (part: Part) => put([...parts, part]),
  }
}
