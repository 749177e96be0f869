// What keeps a login flow from being published.
export const flowProblems = {
  problem: {
    empty: 'Luồng này chưa có bước nào. Thêm ít nhất một bước để khách vào được mạng.',
    'repeated-id': 'Hai bước trùng nhau. Xóa một bước rồi thêm lại.',
    'terms-late': 'Bước điều khoản phải đứng trước mọi bước hỏi khách.',
    'terms-repeated': 'Chỉ cần một bước điều khoản.',
    'no-questions': 'Bước này chưa có câu hỏi nào.',
    'no-options': 'Câu hỏi lựa chọn cần ít nhất hai phương án.',
    'repeated-question': 'Hai câu hỏi trùng nhau. Xóa một câu rồi thêm lại.',
    'mapping-type': 'Câu hỏi lưu vào số điện thoại hoặc e-mail phải có đúng kiểu đó.',
    'no-code-way': 'Chọn ít nhất một cách đưa mã cho khách.',
    'code-way-unconnected': 'Một cách gửi mã chưa được kết nối. Kết nối trong phần Tích hợp, hoặc bỏ chọn cách đó.',
    'code-way-unfit': 'Có cách gửi mã không hợp với bước này.',
    'no-password': 'Chưa có mật khẩu cho khách.',
    'no-offers': 'Chọn ít nhất một gói để bán.',
    'offer-gone': 'Có gói không còn bán nữa. Bỏ gói đó hoặc bật lại trong Mã truy cập.',
    'purchase-unconnected': 'Chưa có tài khoản nhận tiền. Kết nối trong mục Bán Wi-Fi.',
    'sign-in-unconnected': 'Cách đăng nhập này chưa được kết nối. Kết nối trong phần Tích hợp.',
    'no-video': 'Chưa có video, hình hay nội dung nào để hiện.',
    'video-plan': 'Gói hiện tại chưa có video. Dùng hình, hoặc nâng gói.',
    'skip-late': 'Thời gian chờ để bỏ qua dài hơn cả video.',
    'one-tap-early':
      'Nút “Kết nối” ở đây chưa đưa khách vào mạng vì còn bước phía sau. Đưa bước Một chạm xuống cuối, hoặc đặt chữ khác cho nút.',
  },
} as const
