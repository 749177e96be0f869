export const deviceForm = {
  createTitle: 'Thêm thiết bị',
  editTitle: 'Sửa thiết bị',
  create: 'Thêm và xem cách cài',
  save: 'Lưu',
  type: 'Loại thiết bị',
  name: 'Tên thiết bị',
  nameHint: 'Ví dụ: Router quầy bar',
  manufacturer: 'Hãng, dòng máy',
  manufacturerHint: 'Không bắt buộc, giúp bạn dễ nhận ra',
  nasIdHint:
    'Mã để máy chủ nhận ra thiết bị. Để trống, Portico tự đặt. Chỉ dùng chữ không dấu, số và . _ -, từ 3 đến 64 ký tự.',
  fields: {
    loginUrl: {
      label: 'Địa chỉ đăng nhập trên thiết bị',
      hint: 'Trang mà điện thoại của khách gửi mã đăng nhập tới, ví dụ http://10.5.50.1/login',
    },
    coaAddress: {
      label: 'Địa chỉ IP để ngắt kết nối từ xa (CoA)',
      hint: 'Để trống nếu trùng với địa chỉ thiết bị gửi yêu cầu',
    },
    coaPort: {
      label: 'Cổng',
    },
    controllerUrl: {
      label: 'Địa chỉ bộ điều khiển',
      hint: 'Máy chủ của chúng tôi chỉ gọi đúng địa chỉ và cổng này',
    },
    controllerUser: {
      label: 'Tên đăng nhập',
      hint: 'Quản trị viên cục bộ (UniFi), operator của hotspot (Omada) hoặc tài khoản northbound (SmartZone)',
    },
    controllerSecret: {
      label: 'Mật khẩu hoặc khóa API',
      hint: 'Được mã hóa khi lưu và không hiện lại. Để trống nếu giữ nguyên.',
    },
    certificate: {
      label: 'Dấu vân tay chứng chỉ (SHA-256)',
      hint: 'Chỉ cần khi bộ điều khiển dùng chứng chỉ tự ký',
    },
    site: {
      label: 'Mã nội bộ của site (khu vực)',
      hint: 'Thường là default',
    },
    accessPoints: {
      label: 'Địa chỉ MAC của các bộ phát',
      hint: 'Chỉ cần khi nhiều quán trên hệ thống này có site trùng tên; cách nhau bằng dấu cách',
    },
  },
  choices: {
    fasLevel: {
      '1': {
        name: 'Chữ ký (mức 1)',
        text: 'Cho router ít bộ nhớ, không cần PHP. Thông tin không được mã hóa trên đường truyền.',
      },
      '2': {
        name: 'Mã hóa qua trình duyệt (mức 2)',
        text: 'Khi router không gọi ra được máy chủ; cần gói php-cli.',
      },
      '3': {
        name: 'Mã hóa (mức 3)',
        text: 'Thông tin của khách được mã hóa. Trang chào phải có địa chỉ https bằng tên miền; router cần gói php-cli.',
      },
      auto: {
        name: 'Tự chọn',
        text: 'Nên chọn: mức 3 khi trang chào có địa chỉ https bằng tên miền, nếu không thì mức 1.',
      },
      label: 'Cách chuyển khách sang trang chào',
    },
    messageAuthenticator: {
      label: 'Chữ ký của gói tin RADIUS (xác thực)',
      required: {
        name: 'Bắt buộc chữ ký',
        text: 'Nên chọn. Chỉ nhận gói tin có chữ ký Message-Authenticator.',
      },
      legacy: {
        name: 'Thiết bị đời cũ',
        text: 'Nhận cả gói tin không có chữ ký.',
      },
    },
    uamPassword: {
      label: 'Cách gửi mật khẩu',
      chap: {
        name: 'CHAP',
        text: 'Nên chọn. Mật khẩu không đi qua mạng.',
      },
      pap: {
        name: 'PAP',
        text: 'Khi RADIUS của thiết bị không nhận CHAP.',
      },
    },
    unifiLogin: {
      label: 'Kiểu bộ điều khiển',
      os: {
        name: 'UniFi OS',
        text: 'Máy Dream Machine, Cloud Key Gen2 hoặc UniFi OS Server',
      },
      classic: {
        name: 'Cổ điển',
        text: 'Phần mềm UniFi Network tự cài, cổng 8443',
      },
      key: {
        name: 'Khóa API',
        text: 'Network 9.1.105 trở lên',
      },
    },
    omadaVersion: {
      label: 'Phiên bản Omada',
      v5: {
        name: '5.0.15 trở lên',
        text: 'Các bộ điều khiển đời mới',
      },
      v4: {
        name: '4.1.5 – 4.4',
      },
      v2: {
        name: '2.6 – 3.2',
      },
    },
    omadaTime: {
      label: 'Đơn vị thời gian',
      ms: {
        name: 'Mili giây',
        text: 'Thường dùng',
      },
      us: {
        name: 'Micro giây',
        text: 'Khi khách bị ngắt gần như ngay',
      },
    },
    ruckusController: {
      label: 'Kiểu bộ điều khiển',
      unleashed: {
        name: 'Unleashed, ZoneDirector',
        text: 'Điện thoại của khách tự gửi mã đăng nhập tới bộ điều khiển.',
      },
      smartzone: {
        name: 'SmartZone',
        text: 'vSZ, SZ-100, SZ-300: máy chủ của chúng tôi báo thẳng cho bộ điều khiển.',
      },
    },
    splash: {
      label: 'Kiểu trang chào (splash) của Meraki',
      'sign-on': {
        name: 'Đăng nhập (sign-on)',
        text: 'Nên chọn. Có RADIUS, số liệu và ngắt kết nối.',
      },
      click: {
        name: 'Bấm là vào (click-through)',
        text: 'Không có số liệu, không ngắt được khách.',
      },
    },
  },
  advanced: 'Nâng cao',
  advancedHint: 'Giá trị có sẵn phù hợp với hầu hết bộ phát.',
  coa: 'Ngắt kết nối từ xa (CoA)',
  legacyWarning:
    'Người khác trên đường truyền có thể giả câu trả lời của máy chủ (lỗ hổng BlastRADIUS, CVE-2024-3596). Chỉ dùng khi thiết bị không cập nhật được nữa, và nên đi qua VPN.',
  limits: 'Giới hạn mỗi lượt dùng',
  minutes: 'Thời gian',
  minutesHint: 'Hết giờ, khách đăng nhập lại. Để trống: không giới hạn.',
  minutesSuffix: ' phút',
  down: 'Tốc độ tải xuống',
  up: 'Tốc độ tải lên',
  data: 'Dung lượng',
  dataHint: 'Tải lên và tải xuống cộng lại. Để trống: không giới hạn.',
  dataSuffix: ' MB',
  speed: {
    unlimited: 'Không giới hạn',
    text: 'Đủ nhắn tin, lướt web nhẹ',
    social: 'Đủ lướt mạng xã hội, gọi thoại',
    video: 'Đủ xem video HD, họp trực tuyến',
    fast: 'Đủ cho mọi việc, kể cả tải tệp lớn',
  },
} as const
