import { Switch } from '@mantine/core'
import { MOST_LOGO_MS, PICTURE_RATIOS } from '@portico/contract/templates.ts'
import type { TemplateDesign } from '@portico/contract/templates.ts'
import { useText } from '../core/useText.ts'
import { RangeField, Section } from '../ui/editor/fields.tsx'
import { PictureField } from '../ui/editor/PictureField.tsx'
import { SlidesField } from '../ui/editor/SlidesField.tsx'
import type { Change } from './designDraft.ts'

type Props = { design: TemplateDesign; change: Change; origin: string }
const { mobile, desktop } = PICTURE_RATIOS

/** Header, footer, logo and slides. */
export function PicturesSection(props: Props) {
  return (
    <>
      <BannerSection {...props} />
      <SlidesSection {...props} />
    </>
  )
}

function BannerSection({ design, change, origin }: Props) {
  const t = useText('templates')
  const seconds = useSeconds()
  const { header, footer, logoLoadingMs } = design
  return (
    <Section title={t('section.pictures')}>
      <PictureField
        label={t('picture.headerPhone')}
        value={header.mobile}
        ratios={mobile}
        origin={origin}
        onChange={(picture) => change({ header: { ...header, mobile: picture } })}
      />
      <PictureField
        label={t('picture.headerDesk')}
        value={header.desktop}
        ratios={desktop}
        origin={origin}
        onChange={(picture) => change({ header: { ...header, desktop: picture } })}
      />
      <PictureField
        label={t('picture.footerPhone')}
        value={footer.mobile}
        ratios={mobile}
        origin={origin}
        onChange={(picture) => change({ footer: { ...footer, mobile: picture } })}
      />
      <PictureField
        label={t('picture.footerDesk')}
        value={footer.desktop}
        ratios={desktop}
        origin={origin}
        onChange={(picture) => change({ footer: { ...footer, desktop: picture } })}
      />
      <PictureField
        label={t('picture.logo')}
        value={design.logo}
        origin={origin}
        onChange={(logo) => change({ logo })}
      />
      <RangeField
        label={t('logoTime')}
        value={logoLoadingMs}
        min={0}
        max={MOST_LOGO_MS}
        step={250}
        said={logoLoadingMs === 0 ? t('off') : seconds(logoLoadingMs / 1000)}
        help={t('logoTimeHelp')}
        onChange={(ms) => change({ logoLoadingMs: ms })}
      />
    </Section>
  )
}

function SlidesSection({ design: { slides }, change, origin }: Props) {
  const t = useText('templates')
  const seconds = useSeconds()
  const set = (patch: Partial<TemplateDesign['slides']>) => change({ slides: { ...slides, ...patch } })
  return (
    <Section title={t('section.slides')}>
      <SlidesField pictures={slides.pictures} origin={origin} onChange={(pictures) => set({ pictures })} />
      <Switch
        label={t('autoplay')}
        checked={slides.autoplay}
        onChange={(event) => set({ autoplay: event.currentTarget.checked })}
      />
      <RangeField
        label={t('secondsEach')}
        value={slides.secondsEach}
        min={2}
        max={20}
        step={1}
        said={seconds(slides.secondsEach)}
        onChange={(secondsEach) => set({ secondsEach })}
      />
      <RangeField
        label={t('transition')}
        value={slides.transitionMs}
        min={0}
        max={2000}
        step={100}
        said={seconds(slides.transitionMs / 1000)}
        onChange={(transitionMs) => set({ transitionMs })}
      />
    </Section>
  )
}

function useSeconds() {
  const t = useText('templates')
  return (value: number) => t('seconds', { value: String(value) })
}
