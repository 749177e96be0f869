// planted: locales/no-phrase
// planted: locales/no-code
export const ERRORS = { 'gift/none': 404 } as const
export const FIELD_PROBLEMS = ['field/required'] as const
