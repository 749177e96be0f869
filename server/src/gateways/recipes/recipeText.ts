import type { Language } from '@portico/locales/languages.ts'
import { recipes as en } from '@portico/locales/en/recipes.ts'
import { recipes as es } from '@portico/locales/es/recipes.ts'
import { recipes as fr } from '@portico/locales/fr/recipes.ts'
import { recipes as it } from '@portico/locales/it/recipes.ts'
import { recipes as vi } from '@portico/locales/vi/recipes.ts'
import { recipes as zh } from '@portico/locales/zh/recipes.ts'

const MESSAGES: Record<Language, Record<keyof typeof vi, string>> = { vi, en, zh, es, fr, it }

export type RecipeText = (key: keyof typeof vi) => string

/** The recipe sentences of a language. */
export function recipeText(language: Language): RecipeText {
  return (key) => MESSAGES[language][key]
}
