// What each type of step does, for an owner who chooses one.
export const stepTexts = {
  'one-tap': 'Đồng ý điều khoản rồi bấm một nút.',
  terms: 'Nội quy của quán và đồng ý, trước các bước khác.',
  form: 'Tên, số điện thoại, e-mail và những gì bạn cần biết.',
  survey: 'Chấm điểm, chọn, góp ý. Câu không bắt buộc thì khách được bỏ qua.',
  'phone-code': 'Gửi mã tới số điện thoại để biết số là thật.',
  'email-code': 'Gửi mã tới e-mail. Khách được vài phút mạng để mở thư.',
  'access-code': 'Khách nhập mã bạn đã phát.',
  purchase: 'Khách trả tiền để dùng Wi-Fi, tiền vào thẳng tài khoản của bạn.',
  password: 'Một mật khẩu chung cho mọi khách.',
  google: 'Khách đăng nhập trong trình duyệt thường; bạn biết e-mail của khách.',
  facebook: 'Khách đăng nhập trong trình duyệt thường; bạn biết tên của khách.',
  zalo: 'Khách đăng nhập trong Zalo; bạn biết tên của khách.',
  video: 'Vài giây hình hoặc video trước khi đi tiếp.',
} as const
