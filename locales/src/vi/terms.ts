export const terms = {
  title: 'Điều khoản sử dụng',
  intro: 'Ngắn gọn và dễ hiểu: đây là những gì bạn và bên vận hành máy chủ Portico này thỏa thuận với nhau.',
  service: {
    title: 'Dịch vụ',
    text: 'Portico giúp địa điểm của bạn đón khách qua Wi-Fi và hiểu khách hơn. Máy chủ này do một bên vận hành riêng quản lý; mọi câu hỏi về tài khoản, bạn hãy gửi cho họ.',
  },
  account: {
    title: 'Tài khoản của bạn',
    text: 'Hãy khai đúng tên và địa chỉ liên lạc, giữ kín mật khẩu và báo ngay khi nghi có người khác dùng tài khoản.',
  },
  guests: {
    title: 'Dữ liệu của khách',
    text: 'Dữ liệu khách để lại ở địa điểm của bạn thuộc trách nhiệm của bạn. Chỉ thu thập điều cần thiết, nói rõ mục đích, chỉ gửi tin khi khách đồng ý và xóa khi khách yêu cầu, theo pháp luật về bảo vệ dữ liệu cá nhân.',
  },
  use: {
    title: 'Sử dụng đúng cách',
    text: 'Chỉ kết nối mạng và địa điểm mà bạn có quyền quản lý. Không dùng dịch vụ để phát tán nội dung trái pháp luật, quấy rối người khác hay gây hại cho hệ thống.',
  },
  liability: {
    title: 'Trách nhiệm',
    text: 'Dịch vụ được cung cấp như hiện có. Bên vận hành cố gắng giữ cho mọi thứ chạy tốt nhưng không cam kết lúc nào cũng liên tục.',
  },
  end: {
    title: 'Chấm dứt',
    text: 'Bạn có thể ngừng sử dụng bất cứ lúc nào. Tài khoản vi phạm các điều khoản này có thể bị tạm khóa.',
  },
} as const
