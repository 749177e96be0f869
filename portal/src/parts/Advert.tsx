// One advert at the end of the content: never before the steps, and never in their way.
import type { CreativeDesign } from '@portico/contract/campaigns/creative.ts'
import type { Language } from '@portico/locales/languages.ts'
import type { Advert as AdvertOnPage } from '../advertView.ts'
import { Occasion } from '../art/Occasion.tsx'
import { ownImage, safeHref } from '../href.ts'
import type { PartProps } from '../part.ts'
import type { Text } from '../text.ts'
import type { AskedQuestion } from '../view.ts'
import { LinkButton, Submit } from './Actions.tsx'
import { ChoiceField } from './ChoiceField.tsx'
import { Photo } from './Photo.tsx'
import { Slides } from './Slides.tsx'

export function Advert({ page: { advert, language }, t }: PartProps) {
  if (!advert) return null
  const { design, notice } = advert
  const seenHref = advert.seenHref && safeHref(advert.seenHref)
  const heading = textOf(design.heading, language)
  const body = textOf(design.body, language)
  return (
    <section className="advert" aria-label={t('advert.label')} data-seen={seenHref}>
      <p className="ad-label">{t('advert.label')}</p>
      <Visual design={design} title={heading} t={t} />
      <div className="ad-words">
        {heading && <h2>{heading}</h2>}
        {body && <p className="ad-body">{body}</p>}
        {notice === 'thanks' && (
          <p className="ad-notice" role="status">
            {t('advert.thanks')}
          </p>
        )}
        {notice !== 'thanks' && <Survey advert={advert} language={language} t={t} />}
        <Action advert={advert} language={language} t={t} />
      </div>
      {seenHref && (
        <noscript>
          <img src={seenHref} width="1" height="1" alt="" />
        </noscript>
      )}
    </section>
  )
}

/** In the guest's language, else in the owner's, else in any it was written in. */
function textOf(texts: CreativeDesign['heading'], language: Language): string {
  return texts[language]?.trim() || texts.vi?.trim() || Object.values(texts).find((one) => one?.trim()) || ''
}

function Visual({ design, title, t }: { design: CreativeDesign; title: string; t: Text }) {
  const { kind, film, pictures, art } = design
  const src = kind === 'film' ? ownImage(film?.path) : undefined
  if (src) {
    const poster = ownImage(film?.poster || undefined)
    const name = title || undefined
    return <video src={src} poster={poster} aria-label={name} controls muted playsInline preload="none" />
  }
  if (kind === 'slides' && pictures.length > 1) return <Slides slides={{ pictures, autoplay: true }} t={t} isBelow />
  if (pictures[0]) return <Photo mobile={pictures[0]} at="foot" className="ad-photo" />
  return <Occasion name={art} />
}

function Survey({ advert, language, t }: { advert: AdvertOnPage; language: Language; t: Text }) {
  const { kind, survey } = advert.design
  if (kind !== 'survey' || !survey) return null
  const question: AskedQuestion = {
    id: 'answer',
    type: survey.form,
    label: textOf(survey.question, language) || undefined,
    isRequired: true,
    options: survey.options.map(({ id, label }) => ({ value: id, label: textOf(label, language) || id })),
  }
  return (
    <form method="post" action={safeHref(advert.answerAction ?? '#')}>
      <ChoiceField question={question} t={t} />
      <Submit label={t('advert.send')} busy={t('advert.sending')} />
    </form>
  )
}

/** An address outside opens only once there is Internet; until then the link asks us to remember it. */
function Action({ advert, language, t }: { advert: AdvertOnPage; language: Language; t: Text }) {
  const { design, slot, goHref = '#', notice } = advert
  const label = design.action && textOf(design.action.label, language)
  if (!label) return null
  if (notice === 'saved')
    return (
      <p className="ad-notice" role="status">
        {t('advert.saved')}
      </p>
    )
  const isAsking = design.kind === 'survey' && notice !== 'thanks'
  return (
    <>
      <LinkButton href={goHref} label={label} quiet={isAsking} />
      {slot !== 'success' && <p className="ad-later">{t('advert.later')}</p>}
    </>
  )
}
