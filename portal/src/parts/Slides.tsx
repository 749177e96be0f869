// Pictures that follow one another without a script: they fade by CSS, or are pushed along by a finger.
import type { TemplateDesign } from '@portico/contract/templates.ts'
import type { Text } from '../text.ts'
import { Photo } from './Photo.tsx'

type Props = {
  slides: Pick<TemplateDesign['slides'], 'pictures' | 'autoplay'>
  t: Text
  /** Below the steps instead of in the band, where they wait for the page. */
  isBelow?: boolean
}

/** A touch anywhere on moving pictures holds them: the whole band is the label of a box. */
export function Slides({ slides, t, isBelow = false }: Props) {
  const id = isBelow ? 'hold-below' : 'hold'
  const pictures = slides.pictures.map((picture, index) => (
    <Photo
      key={picture.eid}
      mobile={picture}
      at={isBelow ? 'foot' : 'wall'}
      isFirst={index === 0 && !isBelow}
      className="slide"
    />
  ))
  if (!slides.autoplay) return <div className="slides row">{pictures}</div>
  return (
    <>
      <input type="checkbox" id={id} className="hold" aria-label={t('look.pause')} />
      <label htmlFor={id} className="slides">
        {pictures}
      </label>
    </>
  )
}
