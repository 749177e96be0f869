// Finished campaigns by occasion, in six languages: what owners begin from.
import { CreativeDesign, type campaigns } from '@portico/contract/campaigns.ts'
import { OCCASIONS, type Occasion } from '@portico/contract/campaigns/kinds.ts'
import type * as z from 'zod'
import { LANGUAGES, type Language, type Like } from '@portico/locales/languages.ts'
import { campaignGallery as en } from '@portico/locales/en/campaignGallery.ts'
import { campaignGallery as es } from '@portico/locales/es/campaignGallery.ts'
import { campaignGallery as fr } from '@portico/locales/fr/campaignGallery.ts'
import { campaignGallery as it } from '@portico/locales/it/campaignGallery.ts'
import { campaignGallery as vi } from '@portico/locales/vi/campaignGallery.ts'
import { campaignGallery as zh } from '@portico/locales/zh/campaignGallery.ts'

type Words = Like<typeof vi>
type Row = z.output<typeof campaigns.gallery.returns>['rows'][number]
type Translations = CreativeDesign['heading']

const WORDS: Record<Language, Words> = { vi, en, zh, es, fr, it }

/** What differs beside the words. */
const LOOKS: Record<Occasion, { accent: string; address?: string; isLead?: boolean }> = {
  opening: { accent: '#b4540a' },
  'happy-hour': { accent: '#be185d' },
  tet: { accent: '#b91c1c' },
  review: { accent: '#0f766e', address: 'review' },
  app: { accent: '#1d4ed8', address: 'app' },
  'lucky-draw': { accent: '#7e22ce', address: 'lucky-draw', isLead: true },
  birthday: { accent: '#db2777' },
  weekend: { accent: '#15803d', address: 'book', isLead: true },
  'rainy-day': { accent: '#0e7490' },
  'new-dish': { accent: '#c2410c' },
  'stamp-card': { accent: '#78350f' },
  thanks: { accent: '#e11d48' },
}

/** The gallery, its names in a language. Addresses are placeholders that an owner replaces. */
export function galleryRows(language: Language): Row[] {
  return OCCASIONS.map((occasion) => ({
    occasion,
    name: WORDS[language][occasion].name,
    design: designOf(occasion),
  }))
}

function designOf(occasion: Occasion): CreativeDesign {
  const { accent, address, isLead = false } = LOOKS[occasion]
  const survey = surveyOf(occasion)
  return CreativeDesign.parse({
    kind: survey ? 'survey' : 'words',
    accent,
    art: occasion,
    heading: inAll(occasion, 'heading'),
    body: inAll(occasion, 'body'),
    action: address ? { label: inAll(occasion, 'action'), href: `https://example.com/${address}`, isLead } : null,
    survey,
  })
}

function surveyOf(occasion: Occasion): CreativeDesign['survey'] {
  const question = inAll(occasion, 'question')
  if (Object.keys(question).length === 0) return null
  const options = ['one', 'two', 'three'].map((id) => ({ id, label: inAll(occasion, id) }))
  return occasion === 'review' ? { question, form: 'rating', options: [] } : { question, form: 'choice', options }
}

/** One of its texts in every language; empty for an occasion without it. */
function inAll(occasion: Occasion, key: string): Translations {
  return Object.fromEntries(
    LANGUAGES.flatMap((language) => {
      const words: Partial<Record<string, string>> = WORDS[language][occasion]
      return words[key] === undefined ? [] : [[language, words[key]]]
    }),
  )
}
