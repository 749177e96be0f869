// planted: locales/copy
export const errors = {
  'gift/all': '礼品已发完。',
  'field/required': '请填写此项。',
  copied: '欢迎',
  guests: '{page} 有 {count} 位访客',
  dot: ' 分钟',
  one: 'Hello',
}
