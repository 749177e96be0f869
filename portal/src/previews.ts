// What an editor shows of a design: a page of each kind with believable questions, going nowhere.
import type { CreativeDesign } from '@portico/contract/campaigns/creative.ts'
import type { Slot } from '@portico/contract/campaigns/kinds.ts'
import type { PreviewScreen, TemplateDesign } from '@portico/contract/templates.ts'
import type { Language } from '@portico/locales/languages.ts'
import { lookOf } from './look/design.ts'
import { SAMPLE_SCREENS, samplePage } from './samples.ts'
import type { Page, Screen } from './view.ts'

const NAMES: Record<PreviewScreen, string> = {
  connect: 'connect',
  form: 'form',
  survey: 'survey-plain',
  code: 'code',
  online: 'online',
  terms: 'terms',
}

type PreviewRequest = {
  design: TemplateDesign
  venue: string
  language: Language
  screen: PreviewScreen
  /** Where the page shows itself in another language. */
  languageHref?: (language: Language) => string
}

/** A page as a guest of that venue would see it. */
export function previewPage({ design, venue, language, screen, languageHref }: PreviewRequest): Page {
  return {
    screen: still(SAMPLE_SCREENS[NAMES[screen]] ?? SAMPLE_SCREENS['connect']!),
    venue: { name: venue },
    look: lookOf(design),
    language,
    hrefs: { languageHref: languageHref ?? (() => '#'), terms: '#' },
  }
}

/** Where each slot of a campaign is. */
const PLACES: Record<Slot, string> = { 'before-login': 'connect', waiting: 'waiting', success: 'online' }

/** A page with an advert on it, where nothing is counted. */
export function previewAdvert(shown: { design: CreativeDesign; slot: Slot; venue: string; language: Language }): Page {
  const { design, slot, venue, language } = shown
  return samplePage(still(SAMPLE_SCREENS[PLACES[slot]]!), language, {
    venue: { name: venue },
    hrefs: { languageHref: () => '#', terms: '#' },
    advert: { id: 'preview', slot, design },
  })
}

function still(screen: Screen): Screen {
  return 'action' in screen ? { ...screen, action: '#' } : screen
}
