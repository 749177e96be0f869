export const errors = {
  'gift/all': 'Hết quà rồi.',
  'field/required': 'Hãy điền mục này.',
  copied: 'Chào mừng bạn',
  guests: '{count} khách ở {page}',
  dot: ' phút',
  one: 'Xin chào',
}
