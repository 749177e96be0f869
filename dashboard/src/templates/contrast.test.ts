import { expect, test } from 'vitest'
import { TemplateDesign } from '@portico/contract/templates.ts'
import { contrast, contrastProblems } from './contrast.ts'

test('contrast is what WCAG says it is', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})

test('an owner is warned of a heading too pale for its paper, and of nothing that reads well', () => {
  expect(contrastProblems(TemplateDesign.parse({}))).toEqual([])
  const pale = TemplateDesign.parse({ headingColour: '#ffe9c7', subheadingColour: '#8a8a8a', accent: '#ffd60a' })
  expect(contrastProblems(pale).map(({ what }) => what)).toEqual(['heading', 'subheading', 'accent'])
})
