// planted: locales/no-area
export const misspelt = {}
