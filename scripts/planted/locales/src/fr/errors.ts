// planted: locales/invalid
// planted: locales/empty
// planted: locales/foreign
export const errors = {
  'gift/all': 'Plus de cadeaux, xin lỗi.',
  'field/required': '',
  copied: 'Bienvenue {à',
  guests: '{count, plural, one {# client} other {# clients}} à {page}',
  dot: ' minutes de plus',
  one: 'Bonjour',
}
