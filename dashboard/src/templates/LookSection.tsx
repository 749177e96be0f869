import { ARTS, BOX_POSITIONS, BOX_SHAPES, FONTS, SCHEMES, TRADES, WAVES } from '@portico/contract/templates.ts'
import type { TemplateDesign } from '@portico/contract/templates.ts'
import { useText } from '../core/useText.ts'
import { contrastProblems, type ContrastProblem } from './contrast.ts'
import { ColourField, PickOne, Section } from '../ui/editor/fields.tsx'
import type { Change } from './designDraft.ts'

type Props = { design: TemplateDesign; change: Change }

/** Colours, letters, the drawing, and the frame of the login box. */
export function LookSection(props: Props) {
  return (
    <>
      <ColourSection {...props} />
      <BoxSection {...props} />
    </>
  )
}

function ColourSection({ design, change }: Props) {
  const t = useText('templates')
  const problems = contrastProblems(design)
  const warn = (what: ContrastProblem['what']) => {
    const problem = problems.find((one) => one.what === what)
    return problem && t('contrast', { ratio: String(problem.ratio), least: String(problem.least) })
  }
  return (
    <Section title={t('section.colours')} isOpen>
      <ColourField
        label={t('accent')}
        value={design.accent}
        warning={warn('accent')}
        onChange={(accent) => change({ accent })}
      />
      <ColourField label={t('second')} value={design.second} onChange={(second) => change({ second })} />
      <ColourField
        label={t('background')}
        value={design.background}
        fallback="#fdf8f1"
        onChange={(background) => change({ background })}
      />
      <ColourField
        label={t('headingColour')}
        value={design.headingColour}
        fallback="#2c211b"
        warning={warn('heading')}
        onChange={(headingColour) => change({ headingColour })}
      />
      <ColourField
        label={t('subheadingColour')}
        value={design.subheadingColour}
        fallback="#6b5f57"
        warning={warn('subheading')}
        onChange={(subheadingColour) => change({ subheadingColour })}
      />
      <PickOne
        label={t('font')}
        value={design.font}
        values={FONTS}
        nameOf={(one) => t(`fonts.${one}`)}
        onChange={(font) => change({ font })}
      />
      <PickOne
        label={t('preview.scheme')}
        value={design.scheme}
        values={SCHEMES}
        nameOf={(one) => t(`scheme.${one}`)}
        onChange={(scheme) => change({ scheme })}
      />
    </Section>
  )
}

function BoxSection({ design, change }: Props) {
  const t = useText('templates')
  const { loginBox } = design
  return (
    <Section title={t('section.box')}>
      <PickOne
        label={t('position')}
        value={loginBox.position}
        values={BOX_POSITIONS}
        nameOf={(one) => t(`positions.${one}`)}
        onChange={(position) => change({ loginBox: { ...loginBox, position } })}
      />
      <PickOne
        label={t('shape')}
        value={loginBox.shape}
        values={BOX_SHAPES}
        nameOf={(one) => t(`shapes.${one}`)}
        onChange={(shape) => change({ loginBox: { ...loginBox, shape } })}
      />
      <PickOne
        label={t('wave')}
        value={design.wave}
        values={WAVES}
        nameOf={(one) => t(`waves.${one}`)}
        onChange={(wave) => change({ wave })}
      />
      <PickOne
        label={t('trade')}
        value={design.trade}
        values={TRADES}
        nameOf={(one) => t(`trades.${one}`)}
        onChange={(trade) => change({ trade })}
      />
      <PickOne
        label={t('art')}
        value={design.art}
        values={ARTS}
        nameOf={(one) => t(`trades.${one}`)}
        onChange={(art) => change({ art })}
      />
    </Section>
  )
}
