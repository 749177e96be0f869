export const recipes = {
  'opennds-install': 'Đăng nhập vào router OpenWrt (SSH) rồi cài openNDS.',
  'opennds-settings': 'Dán đoạn này để openNDS gửi khách đến trang chào của bạn.',
  'opennds-agent':
    'Cài chương trình nhỏ báo ai đang dùng mạng và nhận lệnh ngắt kết nối. Nó chỉ gọi ra ngoài, không mở cổng nào.',
  'opennds-start': 'Khởi động lại openNDS và chương trình nhỏ. Thiết bị sẽ chuyển sang màu xanh sau vài giây.',
  'join-and-look': 'Dùng điện thoại vào Wi-Fi này. Trang chào sẽ tự mở, và bạn thấy mình ở mục đang dùng mạng.',
  'radius-server': 'Trong phần RADIUS của thiết bị, nhập các giá trị này cho cả xác thực lẫn kế toán (accounting).',
  'radius-page':
    'Đặt trang đăng nhập ngoài (external portal) là địa chỉ này; thay các phần trong <> bằng biến của thiết bị.',
  'radius-garden': 'Cho phép truy cập địa chỉ này trước khi đăng nhập (walled garden).',
  'radius-login':
    'Địa chỉ trang đăng nhập của chính thiết bị, nơi điện thoại gửi mật khẩu dùng một lần. Phải khớp với mục đã điền ở đây.',
  'radius-message-authenticator':
    'Bật Message-Authenticator trên thiết bị. Gói tin không có nó sẽ bị bỏ qua để chống giả mạo (BlastRADIUS).',
  'radius-legacy':
    'Thiết bị này đang được phép gửi gói không có Message-Authenticator. Hãy nâng cấp phần mềm thiết bị rồi đổi về chế độ bắt buộc.',
  'radius-test':
    'Muốn thử từ một máy có radclient: thiết bị lạ sẽ không được trả lời, còn lệnh này phải nhận Access-Reject.',
  'chilli-settings':
    'Lưu tệp này thành /etc/chilli.conf (hoặc thêm các dòng vào tệp đang có). uamsecret giúp chúng tôi biết khách thật sự đến từ thiết bị này.',
  'chilli-start': 'Khởi động lại CoovaChilli.',
  'mikrotik-script':
    'Mở Terminal trong WinBox (hoặc SSH) rồi dán đoạn này. Hotspot phải được tạo sẵn bằng /ip hotspot setup.',
  'mikrotik-login': 'Tải tệp này lên mục Files của router, thay cho login.html trong thư mục hotspot.',
  'unifi-portal':
    'Trong UniFi Network: Hotspot → Landing page → External portal server, nhập địa chỉ này. UniFi tự thêm phần đường dẫn phía sau.',
  'unifi-account':
    'Tạo một quản trị viên cục bộ (local access only), không bật xác thực hai bước, có quyền với site này. Điền tên và mật khẩu vào thiết bị ở đây.',
  'unifi-key': 'Tạo khóa API trong Settings → Control Plane → Integrations rồi điền vào thiết bị ở đây.',
  'unifi-site':
    'Khách sẽ đến từ địa chỉ này. Phần cuối là tên nội bộ của site (thường là default), không phải tên hiển thị.',
  'omada-portal': 'Trong Omada: Authentication → Portal → External Portal Server, nhập địa chỉ này.',
  'omada-operator':
    'Trong Hotspot Manager, tạo một Operator cho site này (không dùng tài khoản quản trị) rồi điền tên và mật khẩu vào thiết bị ở đây.',
  'omada-time':
    'Các bản Omada tính thời gian khác nhau. Thử với một máy: nếu khách bị ngắt gần như ngay, hãy đổi đơn vị thời gian trong thiết bị ở đây sang micro giây.',
  'controller-reach':
    'Máy chủ của chúng tôi phải gọi được bộ điều khiển tại địa chỉ này, và chỉ gọi đúng địa chỉ đó. Nếu nó nằm trong mạng riêng, người vận hành hệ thống phải cho phép mạng ấy (GATEWAY_NETWORKS).',
  'controller-certificate':
    'Nếu bộ điều khiển dùng chứng chỉ tự ký, hãy chạy lệnh này và điền dấu vân tay SHA-256 vào thiết bị ở đây. Không có nó, chúng tôi không gửi mật khẩu đi.',
  'meraki-splash':
    'Trong Meraki: Wireless → Splash page, chọn Custom splash URL và nhập địa chỉ này. Ở mục “Where should users go after the splash page?” chọn “The URL they were trying to fetch”.',
  'meraki-click':
    'Chọn Click-through. Với kiểu này Meraki không báo khách dùng bao nhiêu hay khi nào rời đi, và không thể ngắt kết nối khách từ đây.',
  'meraki-orders':
    'Để ngắt được khách từ đây, điền vào thiết bị này địa chỉ nhận lệnh: địa chỉ IP của tên miền Meraki riêng của tổ chức bạn (mở máy chủ RADIUS trong Meraki, xem phần CoA/Disconnect), cổng UDP 3799. Meraki chỉ nhận lệnh ngắt, không nhận thêm giờ hay đổi tốc độ.',
  'meraki-sign-on':
    'Chọn Sign-on with my RADIUS server. Yêu cầu RADIUS đến từ đám mây của Meraki, nên tường lửa phải cho phép các dải địa chỉ của họ.',
  'aruba-script':
    'Vào dòng lệnh của bộ phát Aruba Instant rồi dán đoạn này, sau đó gán máy chủ và trang ngoài “portico” cho mạng khách. Với Instant On, nhập cùng các giá trị trên màn hình của nó.',
  'aruba-certificate':
    'Cài chứng chỉ của riêng bạn lên bộ phát và điền địa chỉ đăng nhập theo tên trong chứng chỉ đó, nếu không điện thoại sẽ cảnh báo.',
  'cisco-script':
    'Dán đoạn này vào dòng lệnh của bộ điều khiển 9800 rồi gán “portico” cho WLAN khách. Trên AireOS, nhập cùng các giá trị trong Security → Web Auth → Web Login Page (External).',
  'ruckus-hotspot':
    'Trong Hotspot Services, tạo dịch vụ mới với Login Page là địa chỉ này, Authentication Server là máy chủ RADIUS vừa nhập, rồi gán cho WLAN khách.',
  'cambium-guest':
    'Trong WLAN → Guest Access, chọn External Hotspot và nhập địa chỉ này; chọn External Portal Post và máy chủ RADIUS vừa nhập.',
  'fortinet-script': 'Dán đoạn này vào CLI của FortiGate; đổi “guest” thành tên SSID khách của bạn.',
  'smartzone-hotspot':
    'Trong SmartZone: tạo Hotspot (WISPr) Portal với Logon URL ngoài (External) là địa chỉ này, chọn máy chủ RADIUS vừa nhập cho cả xác thực lẫn kế toán, rồi gán cho WLAN khách.',
  'smartzone-northbound':
    'Trong Administration → External Services → WISPr Northbound Interface: bật lên, đặt tên và mật khẩu, rồi điền chúng vào thiết bị ở đây. Mật khẩu này không phải mật khẩu quản trị.',
  'smartzone-plain':
    'SmartZone mã hóa địa chỉ máy của khách khi chuyển sang trang chào; chúng tôi nhờ chính nó giải mã. Nếu khách vẫn bị trả về, hãy tắt mã hóa trong dòng lệnh.',
  'link-title': 'Cài đặt thiết bị',
  'link-lead':
    'Các bước này có khóa bí mật của thiết bị. Chúng chỉ mở được một lần, trên điện thoại này, trong ít phút.',
  'link-open': 'Xem các bước',
  'link-gone': 'Đường dẫn này đã được dùng hoặc đã hết hạn. Hãy tạo đường dẫn mới trong phần Cài đặt của thiết bị.',
  'link-mark': 'Chạm vào ô để chọn hết rồi chép.',
  'link-save': 'Lưu thành tệp',
  'problem-no-address': 'Chưa biết địa chỉ của thiết bị',
  'problem-private-address': 'Địa chỉ nằm trong mạng riêng mà người vận hành chưa cho phép (GATEWAY_NETWORKS)',
  'problem-unreachable': 'Không gọi được bộ điều khiển',
  'problem-certificate':
    'Chứng chỉ của bộ điều khiển không đáng tin; nếu đúng là của bạn, hãy điền dấu vân tay này vào thiết bị',
  'problem-sign-in-refused': 'Bộ điều khiển không nhận tên, mật khẩu hoặc khóa API',
  'problem-wrong-version': 'Bộ điều khiển trả lời như một phiên bản khác; hãy kiểm tra kiểu đã chọn',
  'problem-wrong-site': 'Bộ điều khiển không có site này',
  'problem-client-unknown': 'Bộ điều khiển chưa thấy máy của khách',
  'problem-refused': 'Bộ điều khiển từ chối lệnh',
  'problem-agent-old':
    'Chương trình Portico trên router là bản cũ, không đổi được giờ và tốc độ của khách đang trên mạng. Mở phần cài đặt của thiết bị, chép lại tệp portico-agent rồi khởi động lại nó',
  'problem-agent-silent':
    'Chương trình Portico trên router (portico-agent) chưa gọi về. Không có nó thì không giữ được giới hạn thời gian và tốc độ, cũng không biết ai đang trên mạng. Hãy cài nó theo phần cài đặt của thiết bị',
  'problem-opennds-down':
    'openNDS trên router đã dừng: Wi-Fi đang mở cho tất cả mọi người, không qua trang chào. Thường là thiếu gói PHP (mức FAS 2 và 3); chạy “logread -e opennds” trên router để xem lý do, rồi khởi động lại openNDS',
  'problem-opennds-silent': 'openNDS trên router không trả lời chương trình Portico. Khởi động lại openNDS trên router',
  'problem-level-needs-https':
    'FAS mức 3 cần trang chào có địa chỉ https bằng tên miền. Hãy chọn mức 1 cho thiết bị này, hoặc cho trang chào một tên miền và chứng chỉ',
  'opennds-level-1': 'Thiết bị dùng FAS mức 1, vì trang chào chưa có địa chỉ https bằng tên miền (mức 3 cần điều đó).',
  'opennds-level-below': 'Thiết bị dùng mức FAS đã chọn; mức 3 cũng dùng được và mã hóa thông tin của khách.',
  'opennds-level-3':
    'Thiết bị dùng FAS mức 3: thông tin của khách được mã hóa, vì trang chào có địa chỉ https bằng tên miền.',
  'problem-orders-silent': 'Thiết bị không trả lời lệnh của chúng tôi',
} as const
