// planted: locales/copy
// planted: locales/singular
// planted: locales/spaces
export const errors = {
  'gift/all': 'No gifts are left.',
  'field/required': 'Please fill this in.',
  copied: 'Chào mừng bạn',
  guests: '{count, plural, other {# guests}} at {page}',
  dot: 'minutes',
  one: 'Hello',
}
