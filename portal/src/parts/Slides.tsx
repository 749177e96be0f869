// Pictures that follow one another without a script: they fade by CSS, or are pushed along by a finger.
import type { TemplateDesign } from '@portico/contract/templates.ts'
import type { Text } from '../text.ts'
import { Photo } from './Photo.tsx'

/** A touch anywhere on moving pictures holds them: the whole band is the label of a box. */
export function Slides({ slides, t }: { slides: TemplateDesign['slides']; t: Text }) {
  const pictures = slides.pictures.map((picture, index) => (
    <Photo key={picture.eid} mobile={picture} at="wall" isFirst={index === 0} className="slide" />
  ))
  if (!slides.autoplay) return <div className="slides row">{pictures}</div>
  return (
    <>
      <input type="checkbox" id="hold" className="hold" aria-label={t('look.pause')} />
      <label htmlFor="hold" className="slides">
        {pictures}
      </label>
    </>
  )
}
