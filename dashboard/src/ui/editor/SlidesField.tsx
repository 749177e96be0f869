import { useRef, useState } from 'react'
import { IconGripVertical } from '@tabler/icons-react'
import { MOST_SLIDES, PICTURE_RATIOS, type Picture } from '@portico/contract/templates.ts'
import { useText } from '../../core/useText.ts'
import { MoveButtons } from '../MoveButtons.tsx'
import { useDragOrder } from '../useDragOrder.ts'
import { PictureField } from './PictureField.tsx'
import css from './slides.module.css'

type Props = { pictures: readonly Picture[]; origin: string; onChange: (pictures: Picture[]) => void }

/** The slides in the order they run, movable by mouse, finger and keys. */
export function SlidesField({ pictures, origin, onChange }: Props) {
  const t = useText('templates')
  const [said, setSaid] = useState('')
  const list = useRef<HTMLOListElement>(null)

  function move(from: number, to: number) {
    const picture = pictures[from]
    if (!picture || to === from || to < 0 || to >= pictures.length) return
    onChange(pictures.toSpliced(from, 1).toSpliced(to, 0, picture))
    setSaid(t('slideMoved', { number: to + 1, of: pictures.length }))
  }

  /** The button goes along with its picture, and the keyboard with the button. */
  function press(from: number, to: number, way: 'up' | 'down') {
    move(from, to)
    requestAnimationFrame(() =>
      list.current?.children[to]?.querySelector<HTMLButtonElement>(`[data-move="${way}"]`)?.focus(),
    )
  }

  return (
    <>
      {pictures.length > 0 && (
        <ol ref={list} className={css.list}>
          {pictures.map((picture, index) => (
            <Slide
              key={picture.eid}
              picture={picture}
              number={index + 1}
              of={pictures.length}
              origin={origin}
              onChange={(next) => onChange(pictures.flatMap((one) => (one === picture ? (next ?? []) : one)))}
              onMove={(to, way) => press(index, to, way)}
              onDrop={(draggedId, isAfter) => {
                const from = pictures.findIndex(({ eid }) => eid === draggedId)
                const to = index + (isAfter ? 1 : 0)
                if (from >= 0) move(from, from < to ? to - 1 : to)
              }}
            />
          ))}
        </ol>
      )}
      <p className={css.unseen} role="status">
        {said}
      </p>
      {pictures.length < MOST_SLIDES && (
        <PictureField
          label={t('slideAdd')}
          value={null}
          ratios={PICTURE_RATIOS.mobile}
          origin={origin}
          onChange={(next) => {
            if (next && !pictures.some(({ eid }) => eid === next.eid)) onChange([...pictures, next])
          }}
        />
      )}
    </>
  )
}

type SlideProps = {
  picture: Picture
  number: number
  of: number
  origin: string
  onChange: (picture: Picture | null) => void
  onMove: (to: number, way: 'up' | 'down') => void
  onDrop: (draggedId: string, isAfter: boolean) => void
}

function Slide({ picture, number, of, origin, onChange, onMove, onDrop }: SlideProps) {
  const t = useText('templates')
  const name = t('slide', { number: String(number) })
  const { element, handle, edge, isDragged } = useDragOrder({
    kind: 'slide',
    id: picture.eid,
    isEnabled: of > 1,
    onDrop: (draggedId, at) => onDrop(draggedId, at === 'bottom'),
  })
  return (
    <li ref={element} className={css.slide} data-edge={edge ?? undefined} data-dragged={isDragged || undefined}>
      {of > 1 && (
        <span ref={handle} className={css.handle} title={t('slideDrag')} aria-hidden>
          <IconGripVertical size={18} stroke={1.7} />
        </span>
      )}
      <PictureField label={name} value={picture} ratios={PICTURE_RATIOS.mobile} origin={origin} onChange={onChange} />
      {of > 1 && (
        <span className={css.tools}>
          <MoveButtons
            labels={{ up: t('slideUp', { name }), down: t('slideDown', { name }) }}
            isFirst={number === 1}
            isLast={number === of}
            onMove={(by, way) => onMove(number - 1 + by, way)}
          />
        </span>
      )}
    </li>
  )
}
