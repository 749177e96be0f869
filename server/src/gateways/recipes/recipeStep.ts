/** One step of a set-up: a sentence, and what to paste or save. */
export type RecipeStep = { text: string; code?: string; fileName?: string }
