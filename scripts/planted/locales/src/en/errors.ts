// planted: locales/copy
// planted: locales/singular
// planted: locales/spaces
// planted: locales/retired
export const errors = {
  'gift/all': 'The gifts are over.',
  'field/required': 'Please fill this in.',
  copied: 'Chào mừng bạn',
  guests: '{count, plural, other {# guests}} at {page}',
  dot: 'minutes',
  one: 'Hello',
}
