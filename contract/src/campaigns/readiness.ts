// What a creative still lacks before guests can see it; editor and server ask the same.
import type { CreativeDesign } from './creative.ts'

export type Lack = 'words' | 'picture' | 'pictures' | 'film' | 'question' | 'options' | 'action'

/** What is missing, the most important first; nothing when it can be shown. */
export function lacksOf(design: CreativeDesign): Lack[] {
  const { kind, pictures, film, survey, heading, action } = design
  const lacks: Lack[] = []
  if (kind === 'words' && !hasText(heading)) lacks.push('words')
  if (kind === 'image' && pictures.length === 0) lacks.push('picture')
  if (kind === 'slides' && pictures.length < 2) lacks.push('pictures')
  if (kind === 'film' && !film) lacks.push('film')
  if (kind === 'survey' && !(survey && hasText(survey.question))) lacks.push('question')
  if (kind === 'survey' && survey?.form === 'choice' && survey.options.filter(({ label }) => hasText(label)).length < 2)
    lacks.push('options')
  if (action && !hasText(action.label)) lacks.push('action')
  return lacks
}

function hasText(texts: Partial<Record<string, string>>): boolean {
  return Object.values(texts).some((one) => one !== undefined && one !== '')
}
