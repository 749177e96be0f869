export const seed = 1
