export const guestWifiProfile = {
  title: 'Lần sau tự vào Wi-Fi',
  tile: 'Máy tự kết nối, không cần qua trang này',
  lead: 'Cài một lần, lần sau đến {venue} máy tự vào mạng riêng có mã hóa.',
  secure: 'Mạng {network} được mã hóa: người ngồi bên cạnh không đọc được bạn đang xem gì.',
  known: 'Không phải nhập lại gì trong {days, plural, other {# ngày}}. Quán nhận ra bạn như mỗi lần bạn đăng nhập.',
  noNews: 'Cài hồ sơ này không có nghĩa là bạn đồng ý nhận tin quảng cáo.',
  venues: 'Dùng được cả ở: {venues}.',
  make: {
    apple: 'Cài cho iPhone, iPad, Mac',
    android: 'Cài cho Android',
    windows: 'Cài cho Windows',
    other: 'Máy khác: xem tên và mật khẩu',
  },
  making: 'Đang tạo…',
  otherDevice: 'Cài cho máy khác',
  yours: 'Máy đã cài',
  device: { apple: 'iPhone, iPad, Mac', android: 'Android', windows: 'Windows', other: 'Máy khác' },
  made: 'Tạo lúc {at}',
  used: 'dùng gần nhất {at}',
  until: 'Dùng đến {at}',
  ended: 'đã ngừng',
  remove: 'Ngừng dùng máy này',
  notice: {
    removed: 'Đã ngừng. Máy đó không tự vào được nữa.',
    'not-offered': 'Quán không còn cho cài hồ sơ Wi-Fi.',
    'too-many': 'Bạn vừa tạo nhiều hồ sơ quá. Vui lòng thử lại sau ít phút.',
    over: 'Liên kết tải đã hết hạn. Hãy tạo lại.',
  },
  removeHow:
    'Muốn gỡ khỏi máy: iPhone vào Cài đặt → Cài đặt chung → VPN & Quản lý thiết bị; Android và Windows chọn mạng này rồi bấm Quên. Gỡ xong, bạn vẫn vào Wi-Fi như trước qua trang chào.',
  ready: 'Hồ sơ đã sẵn sàng',
  readyLead: 'Làm theo ba bước, mất khoảng một phút.',
  file: { apple: 'Tải hồ sơ', android: 'Tải hồ sơ', windows: 'Tải tệp cấu hình', other: 'Tải chứng chỉ' },
  steps: {
    apple: {
      first: 'Mở trang này bằng Safari rồi tải hồ sơ, bấm Cho phép.',
      second: 'Vào Cài đặt, bấm “Đã tải về hồ sơ” ở trên cùng, bấm Cài đặt và nhập mật mã máy.',
      third: 'Xong. Lần sau máy tự vào mạng {network}.',
    },
    android: {
      first: 'Mở trang này bằng Chrome rồi tải hồ sơ.',
      second: 'Mở tệp vừa tải, máy hỏi có cài mạng không, bấm Cài đặt.',
      third:
        'Máy không hỏi gì? Chọn mạng {network}, phương thức TTLS, Giai đoạn 2 PAP, rồi nhập tên và mật khẩu dưới đây.',
    },
    windows: {
      first:
        'Tải tệp cấu hình, mở Terminal trong thư mục tải về và chạy: netsh wlan add profile filename=wifi.xml user=current',
      second: 'Chọn mạng {network}. Windows hỏi tên và mật khẩu: nhập như dưới đây.',
      third: 'Windows hỏi có tin máy chủ không: so tên máy chủ rồi bấm Kết nối. Lần sau máy tự vào.',
    },
    other: {
      first: 'Tải chứng chỉ và cài vào máy làm chứng chỉ Wi-Fi.',
      second: 'Chọn mạng {network}, phương thức TTLS, bên trong PAP, rồi nhập tên và mật khẩu dưới đây.',
      third: 'Chỉ kết nối khi máy báo đúng tên máy chủ dưới đây.',
    },
  },
  network: 'Mạng',
  name: 'Tên',
  password: 'Mật khẩu',
  method: 'Phương thức',
  inside: 'EAP-TTLS · PAP',
  server: 'Tên máy chủ',
  elsewhere: 'Mở trên máy khác hoặc trình duyệt khác',
  elsewhereHow:
    'Quét mã hoặc sao chép địa chỉ. Địa chỉ có hiệu lực 15 phút; đừng gửi cho người khác, vì máy của họ sẽ vào mạng bằng tên bạn.',
  qr: 'Mã QR của hồ sơ',
  address: 'Địa chỉ của hồ sơ',
  fileTitle: 'Wi-Fi {venue}',
  fileAbout: 'Cho máy này tự vào mạng {network} của {venue}. Hồ sơ tự gỡ khi hết hạn.',
  fileConsent:
    'Máy của bạn sẽ tự vào mạng {network} mỗi khi đến {venue}, và quán biết bạn đã đến. Bạn có thể gỡ hồ sơ bất cứ lúc nào trong Cài đặt.',
} as const
