export const gateways = {
  title: 'Thiết bị',
  lead: 'Router và bộ phát Wi-Fi đưa khách tới trang chào của bạn.',
  add: 'Thêm thiết bị',
  tryOut: 'Thử không cần router',
  name: 'Tên',
  state: 'Tình trạng',
  states: {
    waiting: 'Chờ kết nối lần đầu',
    online: 'Đang hoạt động',
    offline: 'Mất liên lạc',
  },
  guestsOnline: 'Khách đang dùng',
  lastSeen: 'Liên lạc gần nhất',
  never: 'Chưa có',
  nasId: 'Mã NAS',
  types: {
    opennds: {
      name: 'openNDS',
      text: 'Router OpenWrt hoặc máy Linux chạy openNDS',
    },
    mikrotik: {
      name: 'MikroTik',
      text: 'Router MikroTik chạy hotspot của RouterOS',
    },
    unifi: {
      name: 'UniFi',
      text: 'Bộ phát UniFi, qua UniFi Network hoặc UniFi OS',
    },
    omada: {
      name: 'Omada',
      text: 'Bộ phát TP-Link Omada, qua bộ điều khiển',
    },
    coovachilli: {
      name: 'CoovaChilli',
      text: 'Máy Linux hoặc router chạy CoovaChilli',
    },
    meraki: {
      name: 'Meraki',
      text: 'Bộ phát Cisco Meraki, trang splash riêng',
    },
    aruba: {
      name: 'Aruba',
      text: 'Aruba Instant và Instant On',
    },
    cisco: {
      name: 'Cisco',
      text: 'Bộ điều khiển Catalyst 9800 và AireOS',
    },
    ruckus: {
      name: 'Ruckus',
      text: 'Ruckus Unleashed, ZoneDirector và SmartZone',
    },
    cambium: {
      name: 'Cambium',
      text: 'Cambium cnPilot, XV và cnMaestro',
    },
    fortinet: {
      name: 'Fortinet',
      text: 'FortiGate và FortiAP',
    },
    radius: {
      name: 'RADIUS',
      text: 'Thiết bị khác có trang đăng nhập ngoài và RADIUS',
    },
  },
  setUp: 'Cài đặt',
  edit: 'Sửa',
  remove: 'Xóa',
  empty: {
    title: 'Chưa có thiết bị nào',
    text: 'Thêm router của quán để khách thấy trang chào khi vào Wi-Fi. Chưa có router trong tay? Cứ thử trước với thiết bị mô phỏng.',
    readOnly: 'Chủ trang hoặc quản lý có thể thêm thiết bị đầu tiên.',
  },
  removeAsk: {
    title: 'Xóa “{name}”?',
    text: 'Khách đang dùng Wi-Fi qua thiết bị này sẽ không đăng nhập lại được. Không thể hoàn tác.',
    confirm: 'Xóa thiết bị',
  },
  form: {
    createTitle: 'Thêm thiết bị',
    editTitle: 'Sửa thiết bị',
    create: 'Thêm và xem cách cài',
    save: 'Lưu',
    type: 'Loại thiết bị',
    name: 'Tên thiết bị',
    nameHint: 'Ví dụ: Router quầy bar',
    manufacturer: 'Hãng, dòng máy',
    manufacturerHint: 'Để bạn dễ nhận ra, không bắt buộc',
    nasIdHint:
      'Thiết bị xưng mã này khi hỏi máy chủ. Để trống, chúng tôi sẽ tự đặt. Chỉ dùng chữ không dấu, số và . _ -, từ 3 đến 64 ký tự.',
    fields: {
      loginUrl: {
        label: 'Địa chỉ đăng nhập trên thiết bị',
        hint: 'Trang mà máy của khách gửi mã đăng nhập tới, ví dụ http://10.5.50.1/login',
      },
      coaAddress: {
        label: 'Địa chỉ IP nhận lệnh',
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
        hint: 'Được mã hóa khi lưu và không bao giờ hiện lại. Để trống để giữ nguyên.',
      },
      certificate: {
        label: 'Dấu vân tay chứng chỉ (SHA-256)',
        hint: 'Chỉ cần khi bộ điều khiển dùng chứng chỉ tự ký',
      },
      site: {
        label: 'Tên nội bộ của site',
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
          text: 'Cho router ít bộ nhớ, không cần PHP. Thông tin đi không mã hóa.',
        },
        '2': {
          name: 'Mã hóa qua trình duyệt (mức 2)',
          text: 'Khi router không gọi ra được máy chủ; cần gói php-cli.',
        },
        '3': {
          name: 'Mã hóa (mức 3)',
          text: 'Nên chọn. Thông tin của khách được mã hóa; router cần gói php-cli.',
        },
        label: 'Cách chuyển khách sang trang chào',
      },
      messageAuthenticator: {
        label: 'Kiểm tra gói tin RADIUS',
        required: {
          name: 'Bắt buộc chữ ký',
          text: 'Nên chọn. Mọi gói tin phải có Message-Authenticator.',
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
          text: 'Các bộ điều khiển hiện nay',
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
        label: 'Kiểu trang splash',
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
    coa: 'Ngắt kết nối từ xa (CoA)',
    legacyWarning:
      'Kẻ xấu trên đường truyền có thể giả câu trả lời của máy chủ (lỗ hổng BlastRADIUS, CVE-2024-3596). Chỉ dùng khi thiết bị không cập nhật được nữa, và nên đi qua VPN.',
    limits: 'Giới hạn cho mỗi lượt dùng',
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
  },
  recipe: {
    title: 'Cài đặt {name}',
    lead: 'Làm lần lượt từng bước. Các giá trị đã điền sẵn cho đúng thiết bị này.',
    secret: 'Có khóa bí mật bên trong: đừng gửi cho người lạ.',
    code: 'Đoạn mã của bước {number, number}',
    waiting: 'Đang chờ liên lạc đầu tiên…',
    waitingText: 'Cứ để trang này mở. Ngay khi thiết bị lên tiếng, ô này sẽ chuyển xanh.',
    online: 'Đã kết nối!',
    onlineText: 'Liên lạc gần nhất: {when}. Giờ bạn thử vào Wi-Fi bằng điện thoại xem nhé.',
    offline: 'Thiết bị đang im lặng',
    offlineText: 'Liên lạc gần nhất: {when}. Kiểm tra nguồn điện và đường Internet của thiết bị.',
    lastError: 'Lỗi gần nhất: {error}',
    ownerOnly: 'Chỉ chủ trang xem được cách cài đặt, vì trong đó có khóa bí mật.',
  },
  wizard: {
    brand: 'Chọn hãng',
    details: 'Thông tin',
    connect: 'Kết nối',
    label: 'Các bước thêm thiết bị',
    search: 'Tìm hãng hoặc dòng máy',
    none: 'Không thấy hãng này. Nếu máy có trang đăng nhập ngoài và RADIUS, hãy chọn “RADIUS”.',
    other: 'Đổi hãng',
  },
  test: {
    examine: 'Vì sao khách không vào được?',
    action: 'Kiểm tra',
    title: 'Kiểm tra {name}',
    lead: 'Mỗi dòng là một lần hỏi thật, hoặc điều thiết bị vừa tự chứng minh.',
    again: 'Kiểm tra lại',
    running: 'Đang hỏi thiết bị…',
    checks: {
      contact: {
        name: 'Thiết bị có lên tiếng',
        ok: 'Vừa nghe thấy thiết bị.',
        failed: 'Thiết bị đã im lặng hơn 5 phút. Xem nguồn điện và đường Internet của nó.',
        open: 'Chưa nghe thấy lần nào. Làm các bước cài đặt trước đã.',
        none: 'Không áp dụng.',
      },
      keys: {
        name: 'Khóa bí mật khớp',
        ok: 'Các gói tin của thiết bị mang đúng khóa.',
        failed: 'Có gói tin mang tên thiết bị này nhưng sai khóa. Chép lại khóa, hoặc tạo khóa mới.',
        open: 'Chưa có gói tin nào để biết.',
        none: 'Loại thiết bị này không dùng RADIUS.',
      },
      login: {
        name: 'Đăng nhập thử qua RADIUS',
        ok: 'Máy chủ nhận gói tin ký bằng khóa của thiết bị này và cho vào.',
        failed: 'Máy chủ RADIUS không trả lời. Báo người vận hành hệ thống.',
        open: 'Chưa thử.',
        none: 'Loại thiết bị này không dùng RADIUS.',
      },
      orders: {
        name: 'Nhận lệnh của chúng tôi',
        ok: 'Thiết bị hoặc bộ điều khiển vừa trả lời.',
        failed: 'Lệnh ngắt hoặc đổi tốc độ sẽ không tới được.',
        open: 'Chưa biết.',
        none: 'Loại thiết bị này không nhận lệnh.',
      },
      guest: {
        name: 'Khách thật vào được mạng',
        ok: 'Trong 24 giờ qua có khách vào mạng qua thiết bị này.',
        open: 'Chưa có ai. Dùng điện thoại vào Wi-Fi này: chỉ điện thoại thật mới chứng minh được cả đường đi.',
        failed: 'Chưa có ai.',
        none: 'Không áp dụng.',
      },
    },
    at: 'Lúc {time}',
    results: {
      ok: 'Tốt',
      failed: 'Hỏng',
      open: 'Chưa rõ',
      none: 'Không có',
    },
  },
  keys: {
    hidden: 'Thiết bị đã dùng đúng khóa, nên khóa không hiện lại nữa. Cần cài lại? Hãy tạo khóa mới.',
    make: 'Tạo khóa mới',
    ask: {
      title: 'Tạo khóa mới cho {name}?',
      text: 'Khóa cũ vẫn dùng được trong 24 giờ, hoặc đến khi thiết bị dùng khóa mới lần đầu. Khách đang dùng mạng không bị gián đoạn.',
    },
    waiting: 'Khóa mới đang chờ thiết bị. Khóa cũ còn dùng được đến {time}.',
  },
  phone: {
    button: 'Mở trên điện thoại',
    title: 'Quét bằng điện thoại đang ở cạnh thiết bị',
    text: 'Đường dẫn chỉ mở được một lần, trên một máy, và hết hạn lúc {time}. Ai mở nó sẽ thấy khóa bí mật của thiết bị.',
    label: 'Mã QR mở các bước cài đặt',
    copy: 'Chép đường dẫn',
    copied: 'Đã chép.',
    over: 'Đường dẫn này đã hết hạn.',
    again: 'Tạo đường dẫn mới',
  },
  import: {
    action: 'Thêm nhiều',
    title: 'Thêm nhiều thiết bị từ tệp CSV',
    lead: 'Mỗi dòng một thiết bị. Xem trước ở dưới; chỉ khi mọi dòng đều đúng mới thêm, và thêm tất cả cùng lúc.',
    template: 'Tải tệp mẫu',
    choose: 'Chọn tệp CSV',
    paste: 'Hoặc dán vào đây',
    line: 'Dòng',
    good: 'Sẵn sàng',
    add: '{count, plural, other {Thêm # thiết bị}}',
    added: '{count, plural, other {Đã thêm # thiết bị.}}',
    problems: {
      name: 'Thiếu tên',
      type: 'Không có loại thiết bị này',
      nas_id: 'Mã NAS chỉ gồm chữ không dấu, số và . _ -, từ 3 đến 64 ký tự',
      loginUrl: 'Địa chỉ đăng nhập phải bắt đầu bằng http:// hoặc https://',
      duplicate: 'Mã NAS này đã có',
      many: 'Nhiều nhất 200 dòng một lần',
      notText: 'Tệp này không phải CSV. Trong bảng tính, hãy chọn Lưu thành “CSV UTF-8” rồi thử lại.',
    },
  },
} as const
