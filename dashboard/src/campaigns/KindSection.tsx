import { Link } from '@tanstack/react-router'
import { CREATIVE_ARTS, CREATIVE_KINDS, MOST_CREATIVE_PICTURES } from '@portico/contract/campaigns/kinds.ts'
import type { CreativeDesign } from '@portico/contract/campaigns.ts'
import { usePlanHas } from '../core/usePlanHas.ts'
import { useText } from '../core/useText.ts'
import { ColourField, PickOne, RangeField, Section } from '../ui/editor/fields.tsx'
import { FilmField } from '../ui/editor/FilmField.tsx'
import { PictureField } from '../ui/editor/PictureField.tsx'
import { SlidesField } from '../ui/editor/SlidesField.tsx'
import type { Change } from './design.ts'
import { coloursOf, OccasionArt } from './Thumb.tsx'
import { usePortalOrigin } from '../core/usePortalOrigin.ts'
import fields from '../ui/editor/fields.module.css'
import css from './campaigns.module.css'

type Props = { design: CreativeDesign; change: Change }

/** What kind of advert it is, its colour and its pictures. */
export function KindSection({ design, change }: Props) {
  const t = useText('campaigns')
  const plans = useText('flows')
  const has = usePlanHas()
  const hasFilm = has('videoUpload')
  const { kind } = design
  return (
    <Section title={t('section.look')} isOpen>
      <PickOne
        label={t('kind.label')}
        value={kind}
        values={CREATIVE_KINDS.filter((one) => one !== 'film' || hasFilm || kind === 'film')}
        nameOf={(one) => t(`kind.${one}`)}
        onChange={(next) => change({ kind: next })}
      />
      {!hasFilm && (
        <p className={fields.help}>
          {t('filmPlan')} <Link to="/dashboard/page-license">{plans('video.plans')}</Link>
        </p>
      )}
      <Pictures design={design} change={change} />
      <ColourField label={t('accent')} value={design.accent} onChange={(accent) => change({ accent })} />
      {design.pictures.length === 0 && kind !== 'film' && <ArtPicker design={design} change={change} />}
    </Section>
  )
}

function Pictures({ design: { kind, pictures, film, secondsEach }, change }: Props) {
  const t = useText('campaigns')
  const origin = usePortalOrigin() ?? ''
  if (kind === 'film') return <FilmField label={t('film')} value={film} onChange={(next) => change({ film: next })} />
  if (kind === 'slides')
    return (
      <>
        <SlidesField
          pictures={pictures}
          origin={origin}
          onChange={(next) => change({ pictures: next.slice(0, MOST_CREATIVE_PICTURES) })}
        />
        <RangeField
          label={t('secondsEach')}
          value={secondsEach}
          min={2}
          max={20}
          step={1}
          said={t('seconds', { seconds: secondsEach })}
          onChange={(seconds) => change({ secondsEach: seconds })}
        />
      </>
    )
  return (
    <PictureField
      label={t('picture')}
      value={pictures[0] ?? null}
      origin={origin}
      onChange={(picture) => change({ pictures: picture ? [picture, ...pictures.slice(1)] : pictures.slice(1) })}
    />
  )
}

function ArtPicker({ design, change }: Props) {
  const t = useText('campaigns')
  return (
    <fieldset className={css.arts} style={coloursOf(design.accent)}>
      <legend>{t('art.label')}</legend>
      {CREATIVE_ARTS.map((art) => (
        <label key={art} title={t(`art.${art}`)}>
          <input
            type="radio"
            name="art"
            value={art}
            checked={design.art === art}
            aria-label={t(`art.${art}`)}
            onChange={() => change({ art })}
          />
          {art === 'none' ? <span>{t('art.none')}</span> : <OccasionArt art={art} />}
        </label>
      ))}
    </fieldset>
  )
}
