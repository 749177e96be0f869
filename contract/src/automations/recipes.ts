/** Automations that are ready to be made one's own. */
export const RECIPES = ['welcome', 'come-back', 'birthday', 'rescue', 'review'] as const
export type Recipe = (typeof RECIPES)[number]
