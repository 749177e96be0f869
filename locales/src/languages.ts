// The six languages, and how one is chosen.

export const LANGUAGES = ['vi', 'en', 'zh', 'es', 'fr', 'it'] as const
export type Language = (typeof LANGUAGES)[number]
export const DEFAULT_LANGUAGE: Language = 'vi'

/** The names people know their own language by. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  vi: 'Tiếng Việt',
  en: 'English',
  zh: '中文',
  es: 'Español',
  fr: 'Français',
  it: 'Italiano',
}

/** The same keys as the Vietnamese source, any text. What the five other languages must satisfy. */
export type Like<Source> = { readonly [Key in keyof Source]: Source[Key] extends string ? string : Like<Source[Key]> }

export function isLanguage(value: unknown): value is Language {
  return (LANGUAGES as readonly unknown[]).includes(value)
}

/**
 * The best of our languages for an Accept-Language header: English for a phone in a language we do not have, Vietnamese
 * for one that names none.
 */
export function pickLanguage(acceptLanguage: string | undefined): Language {
  const wanted = (acceptLanguage ?? '')
    .slice(0, 400)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';')
      const quality = parameters.map((p) => /^\s*q=([\d.]+)$/.exec(p)?.[1]).find(Boolean)
      return { primary: tag.toLowerCase().split('-')[0] ?? '', quality: quality ? Number(quality) : 1 }
    })
    .filter(({ primary, quality }) => quality > 0 && /^[a-z]{2,8}$/.test(primary))
    .toSorted((a, b) => b.quality - a.quality)
  const foreign = wanted.length > 0 ? 'en' : DEFAULT_LANGUAGE
  return wanted.map((entry) => entry.primary).find(isLanguage) ?? foreign
}
