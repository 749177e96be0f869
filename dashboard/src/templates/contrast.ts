// Which of an owner's colours guests could not read well (WCAG 2.2, 1.4.3). Guests are shown the nearest that is legible.
import type { TemplateDesign } from '@portico/contract/templates.ts'

const PAPER = '#fdf8f1'

export type ContrastProblem = { what: 'heading' | 'subheading' | 'accent'; ratio: number; least: number }

export function contrastProblems({ background, headingColour, subheadingColour, accent }: TemplateDesign) {
  const paper = background || PAPER
  const problems: ContrastProblem[] = []
  function check(what: ContrastProblem['what'], colour: string, ground: string, least: number) {
    const ratio = contrast(colour, ground)
    if (colour && ratio < least) problems.push({ what, ratio: Math.floor(ratio * 10) / 10, least })
  }
  check('heading', headingColour, paper, 3)
  check('subheading', subheadingColour, paper, 4.5)
  // White letters on the button; on a paler accent they turn dark, or the accent deeper.
  check('accent', accent, '#ffffff', 4.5)
  return problems
}

export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const c = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
