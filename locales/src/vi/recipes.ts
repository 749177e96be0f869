export const recipes = {
  'opennds-install':
    'Đăng nhập vào router OpenWrt 22.03 trở lên (SSH) rồi cài openNDS (đã thử với 9.10; 10.x có cùng thiết lập) cùng những gói nó cần. Thiếu một gói, openNDS sẽ tự tắt và Wi-Fi mở cho mọi người.',
  'opennds-settings': 'Dán đoạn này để openNDS gửi khách đến trang chào của bạn.',
  'opennds-agent':
    'Cài chương trình Portico (agent) để báo ai đang dùng mạng và nhận lệnh ngắt kết nối. Nó chỉ gọi ra ngoài, không mở cổng nào.',
  'opennds-start':
    'Khởi động lại openNDS và chương trình Portico, rồi chờ kết quả kiểm tra ở cuối. Thiết bị sẽ chuyển sang màu xanh sau vài giây.',
  'opennds-undo': 'Muốn gỡ Portico khỏi router, chạy đoạn này. Sau đó Wi-Fi mở cho mọi người, không còn trang chào.',
  'opennds-no-packages': 'Không cài được các gói. Kiểm tra router có Internet và còn chỗ trống, rồi chạy lại đoạn này.',
  'opennds-dnsmasq':
    'Cách đăng nhập bạn chọn cần mở trước một số tên miền, việc này cần dnsmasq-full. Đoạn này thay dnsmasq; cấu hình được giữ nguyên, và router vẫn có DNS trong lúc thay.',
  'opennds-no-address': 'Không thay đổi gì: router không tìm thấy địa chỉ IPv4 (bản ghi A) của',
  'opennds-runs': 'openNDS đang chạy: khách phải qua trang chào.',
  'opennds-not-running': 'openNDS KHÔNG CHẠY: Wi-Fi ĐANG MỞ CHO MỌI NGƯỜI. Nguyên nhân nằm trong các dòng dưới đây:',
  'join-and-look': 'Dùng điện thoại vào Wi-Fi này. Trang chào sẽ tự mở, và bạn thấy mình ở mục Khách đang online.',
  'radius-server':
    'Trong phần RADIUS (máy chủ xác thực) của thiết bị, nhập các giá trị này cho cả xác thực và ghi nhận phiên (accounting).',
  'radius-scripted':
    'Các lệnh trên đã nhập sẵn những giá trị này. Bạn chỉ cần chúng khi cài đặt máy chủ RADIUS trên màn hình.',
  'radius-page':
    'Đặt trang đăng nhập ngoài (external portal) là địa chỉ này; thay các phần trong <> bằng biến của thiết bị.',
  'radius-garden': 'Cho khách mở các địa chỉ này trước khi đăng nhập (mục walled garden trên thiết bị).',
  'radius-login':
    'Địa chỉ trang đăng nhập của chính thiết bị, nơi điện thoại gửi mật khẩu dùng một lần. Phải khớp với mục đã điền ở đây.',
  'radius-message-authenticator':
    'Bật Message-Authenticator trên thiết bị. Gói tin không có nó sẽ bị bỏ qua để chống giả mạo (BlastRADIUS).',
  'radius-legacy':
    'Thiết bị này đang được phép gửi gói không có Message-Authenticator. Hãy nâng cấp phần mềm thiết bị rồi đổi về chế độ bắt buộc.',
  'radius-test':
    'Muốn thử từ một máy có radclient (gói freeradius-utils trên Debian và Ubuntu): thiết bị lạ sẽ không được trả lời, còn lệnh này phải nhận Access-Reject.',
  'chilli-settings':
    'Với CoovaChilli cài từ gói (1.5 trở lên, có /etc/chilli/defaults), chạy đoạn này. Thiết lập mạng và tệp chilli.conf của bạn được giữ nguyên. HS_UAMSECRET giúp chúng tôi biết khách thật sự đến từ thiết bị này.',
  'chilli-start': 'Khởi động lại CoovaChilli.',
  'chilli-undo': 'Muốn gỡ Portico, chạy đoạn này; các thiết lập trước đây có hiệu lực trở lại.',
  'chilli-own':
    'Nếu bạn tự viết chilli.conf thì bỏ qua hai bước trên: thêm các dòng này vào đó, giữ lại các dòng về mạng (dhcpif, net, dns1…), rồi khởi động lại.',
  'mikrotik-script':
    'Cần RouterOS 7.15 trở lên. Mở Terminal trong WinBox (hoặc SSH), sửa “bridge” thành cổng mạng của khách (mạng này phải có địa chỉ IP và DHCP) rồi dán đoạn này. Nếu chưa có hotspot, nó sẽ tạo; các hotspot khác và tên router giữ nguyên. Trên máy mới, có thể phải bật hotspot trước bằng /system device-mode update hotspot=yes.',
  'mikrotik-login':
    'Tải thư mục hotspot từ mục Files của router về máy, thay login.html bằng tệp này, rồi tải cả thư mục lên lại với tên portico. Thư mục hotspot cũ giữ nguyên cho các hotspot khác.',
  'mikrotik-undo':
    'Muốn gỡ Portico, dán đoạn này. Hotspot mà đoạn trên đã tạo sẽ bị xóa; hotspot có từ trước sẽ dùng hồ sơ default, bạn có thể chọn lại hồ sơ cũ cho nó.',
  'mikrotik-no-interface': 'Router không có cổng mạng này: hãy sửa dòng :local guests. Chưa có gì bị thay đổi.',
  'mikrotik-other-radius':
    'Chú ý: hotspot trên router này còn dùng một máy chủ RADIUS khác, và nó được hỏi trước. Hãy xem /radius print.',
  'unifi-portal':
    'Trong UniFi Network (5.x đến 10.x): Hotspot → Landing page → External portal server, nhập địa chỉ IPv4 của trang chào (lệnh này cho biết nó nếu trang có tên miền). Ô này không nhận cổng hay đường dẫn; UniFi tự thêm phần phía sau.',
  'unifi-account':
    'Tạo một quản trị viên cục bộ (local access only), không bật xác thực hai bước, có quyền với site này. Điền tên và mật khẩu vào thiết bị ở đây.',
  'unifi-key': 'Tạo khóa API trong Settings → Control Plane → Integrations rồi điền vào thiết bị ở đây.',
  'unifi-site':
    'Khách sẽ đến từ địa chỉ này. Phần cuối là tên nội bộ của site (thường là default), không phải tên hiển thị.',
  'unifi-port':
    'Chú ý: UniFi chỉ đưa khách đến cổng 80 hoặc 443, còn trang chào đang ở địa chỉ này. Hãy đặt một proxy trước nó và đổi PORTAL_URL, nếu không khách sẽ không thấy trang chào.',
  'unifi-hostname':
    'Bật Portal URL hostname (Secure portal domain) và nhập tên này, để điện thoại gặp đúng tên trong chứng chỉ.',
  'omada-portal':
    'Trong Omada: Authentication → Portal, tạo một portal cho SSID của khách, chọn kiểu External Portal Server rồi nhập địa chỉ này.',
  'omada-garden': 'Trong Authentication → Portal → Access Control, bật Pre-Authentication Access và thêm các mục này.',
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
    'Trong Meraki: Wireless → Access control, chọn SSID của khách rồi ở mục Splash page chọn Click-through. Với kiểu này Meraki không báo khách dùng bao nhiêu hay khi nào rời đi, và không thể ngắt kết nối khách từ đây.',
  'meraki-sign-on':
    'Trong Meraki: Wireless → Access control, chọn SSID của khách rồi ở mục Splash page chọn Sign-on with my RADIUS server. Yêu cầu RADIUS đến từ đám mây của Meraki, nên tường lửa phải cho phép các dải địa chỉ của họ.',
  'meraki-garden':
    'Trong Access control, bật Walled garden và thêm các mục này. Nếu mạng của bạn chưa nhận tên miền, hãy nhờ Meraki Support bật, hoặc nhập địa chỉ IP của chúng.',
  'meraki-orders':
    'Meraki chỉ nhận lệnh ngắt kết nối, không đổi được giờ hay tốc độ của khách đang dùng. Lệnh phải gửi đến tên miền riêng của tổ chức bạn (phần n….meraki.com trên thanh địa chỉ của dashboard), UDP 3799: điền địa chỉ IP của tên đó vào mục “Địa chỉ IP để ngắt kết nối từ xa (CoA)” của thiết bị ở đây.',
  'aruba-script':
    'Vào dòng lệnh của bộ phát Aruba Instant rồi dán đoạn này, sau đó gán máy chủ và trang ngoài “portico” cho mạng khách. Với Instant On, nhập cùng các giá trị trên màn hình của nó.',
  'aruba-certificate':
    'Cài chứng chỉ của riêng bạn lên bộ phát và điền địa chỉ đăng nhập theo tên trong chứng chỉ đó, nếu không điện thoại sẽ cảnh báo.',
  'cisco-script':
    'Dán đoạn này vào dòng lệnh của bộ điều khiển 9800 (IOS XE 17) rồi gán “portico” cho WLAN khách. 192.0.2.1 là địa chỉ ảo của trang đăng nhập; nếu bạn đã đặt địa chỉ khác, hãy giữ nó và điền vào thiết bị ở đây. Trên AireOS, nhập cùng các giá trị trong Security → Web Auth → Web Login Page (External).',
  'cisco-address':
    'Tìm địa chỉ IPv4 của trang chào và thay PORTAL_IPV4 trong đoạn dưới bằng địa chỉ đó: bộ điều khiển không nhận tên miền ở đây. Nếu địa chỉ đổi, hãy sửa lại.',
  'cisco-port':
    'Bộ điều khiển chỉ tự mở cổng 80 và 443 của trang chào. Trang chào đang ở cổng khác nên WLAN khách cần danh sách truy cập này; đổi “guest” thành tên WLAN của bạn.',
  'cisco-certificate':
    'Để điện thoại không cảnh báo khi gửi mật khẩu dùng một lần, cài chứng chỉ được tin cậy lên bộ điều khiển và gắn nó: trustpoint NAME và virtual-ip ipv4 192.0.2.1 virtual-host HOST trong parameter-map type webauth global.',
  'ruckus-hotspot':
    'Trong Hotspot Services, tạo dịch vụ mới với Login Page là địa chỉ này, Authentication Server là máy chủ RADIUS vừa nhập, rồi gán cho WLAN khách.',
  'cambium-guest':
    'Trong WLAN → Guest Access, chọn External Hotspot và nhập địa chỉ này; chọn External Portal Post và máy chủ RADIUS vừa nhập.',
  'fortinet-script':
    'Dán đoạn này vào CLI của FortiGate (FortiOS 7.2.10, 7.4.5, 7.6 trở lên); đổi “guest” thành tên SSID khách và “wan1” thành cổng Internet của bạn. Hai chính sách cuối cho khách dùng DNS và mở trang chào trước khi đăng nhập; sau đăng nhập, khách vẫn cần chính sách ra Internet của bạn.',
  'smartzone-hotspot':
    'Trong SmartZone: tạo Hotspot (WISPr) Portal với Logon URL ngoài (External) là địa chỉ này, chọn máy chủ RADIUS vừa nhập cho cả xác thực và ghi nhận phiên (accounting), rồi gán cho WLAN khách.',
  'smartzone-northbound':
    'Trong Administration → External Services → WISPr Northbound Interface: bật lên, đặt tên và mật khẩu, rồi điền chúng vào thiết bị ở đây. Mật khẩu này không phải mật khẩu quản trị.',
  'smartzone-plain':
    'SmartZone mã hóa địa chỉ máy của khách khi chuyển sang trang chào; chúng tôi nhờ chính nó giải mã. Nếu khách vẫn bị trả về, hãy tắt mã hóa trong dòng lệnh.',
  'captive-option':
    'Tùy chọn: DHCP option 114 (RFC 8910) cho điện thoại biết nơi hỏi xem đã lên mạng chưa. Nó không chứa khóa nào và chỉ có ích khi máy chủ chúng tôi thấy địa chỉ riêng của từng khách (máy chủ nằm trong mạng của quán); sau NAT, câu trả lời là 404 và điện thoại tự nhận ra trang chào như thường lệ.',
  'link-title': 'Cài đặt thiết bị',
  'link-lead':
    'Các bước này có khóa bí mật của thiết bị. Chúng chỉ mở được một lần, trên điện thoại này, trong ít phút.',
  'link-lead-day':
    'Các bước này có khóa bí mật của thiết bị. Chúng chỉ mở được một lần, trên trình duyệt này, rồi xem được trong 24 giờ.',
  'link-hidden':
    'Thiết bị đã dùng đúng khóa nên khóa không hiện lại. Cần cài lại? Hãy nhờ người gửi liên kết tạo khóa mới rồi gửi liên kết mới.',
  'link-open': 'Xem các bước',
  'link-gone': 'Liên kết này đã được dùng hoặc đã hết hạn. Hãy tạo liên kết mới trong phần Cài đặt của thiết bị.',
  'link-mark': 'Chạm vào ô để chọn hết rồi sao chép.',
  'link-save': 'Lưu thành tệp',
  'problem-no-address': 'Chưa biết địa chỉ của thiết bị',
  'problem-private-address': 'Địa chỉ nằm trong mạng riêng mà người vận hành chưa cho phép (GATEWAY_NETWORKS)',
  'problem-unreachable': 'Không gọi được bộ điều khiển',
  'problem-certificate':
    'Chứng chỉ của bộ điều khiển chưa được tin cậy; nếu đúng là của bạn, hãy điền dấu vân tay này vào thiết bị',
  'problem-sign-in-refused': 'Bộ điều khiển không nhận tên, mật khẩu hoặc khóa API',
  'problem-wrong-version': 'Bộ điều khiển là phiên bản khác; hãy kiểm tra kiểu đã chọn',
  'problem-wrong-site': 'Bộ điều khiển không có site này',
  'problem-client-unknown': 'Bộ điều khiển chưa thấy máy của khách',
  'problem-refused': 'Bộ điều khiển từ chối lệnh',
  'problem-agent-old':
    'Chương trình Portico trên router là bản cũ, không đổi được giờ và tốc độ của khách đang online. Mở phần cài đặt của thiết bị, sao chép lại tệp portico-agent rồi khởi động lại nó',
  'problem-agent-silent':
    'Chương trình Portico trên router (portico-agent) chưa kết nối. Không có nó thì không giữ được giới hạn thời gian và tốc độ, cũng không biết ai đang online. Hãy cài nó theo phần cài đặt của thiết bị',
  'problem-opennds-down':
    'openNDS trên router đã dừng: Wi-Fi đang mở cho tất cả mọi người, không qua trang chào. Thường là thiếu gói PHP (mức FAS 2 và 3); chạy “logread -e opennds” trên router để xem lý do, rồi khởi động lại openNDS',
  'problem-opennds-silent': 'openNDS trên router không trả lời chương trình Portico. Khởi động lại openNDS trên router',
  'problem-opennds-newer':
    'openNDS trên router mới hơn bản mới nhất Portico đã đối chiếu (10.3.1). Nếu có gì không chạy, hãy gửi số phiên bản này cho bên vận hành Portico',
  'problem-level-needs-https':
    'FAS mức 3 (mã hóa) cần trang chào có địa chỉ https bằng tên miền. Hãy chọn mức 1 cho thiết bị này, hoặc cho trang chào một tên miền và chứng chỉ',
  'opennds-level-1':
    'Ở đây chưa dùng được mức 3 (mã hóa thông tin của khách), vì trang chào chưa có địa chỉ https bằng tên miền.',
  'opennds-level-below': 'Thiết bị dùng mức FAS đã chọn; mức 3 cũng dùng được và mã hóa thông tin của khách.',
  'opennds-level-3':
    'Thiết bị dùng FAS mức 3: thông tin của khách được mã hóa, vì trang chào có địa chỉ https bằng tên miền.',
  'problem-orders-silent': 'Thiết bị không trả lời lệnh từ Portico',
  'network-where': 'Trên thiết bị, mở mạng thứ hai ở đây (hoặc dán các lệnh này).',
  'network-radius':
    'Dùng các giá trị này cho máy chủ RADIUS của mạng đó, cả xác thực lẫn ghi nhận phiên. Bật CoA/Disconnect để thu hồi có hiệu lực ngay.',
  'network-try':
    'Cài hồ sơ trên điện thoại của bạn từ trang “Bạn đã vào mạng” rồi chọn mạng này. Không vào được? Mở Bác sĩ Wi-Fi, lý do nằm ở đó.',
  'network-passpoint':
    'Muốn điện thoại Android cài bằng một lần bấm, hãy bật Passpoint với các giá trị này. Không cần điền roaming consortium.',
  'network-radsec':
    'Nếu thiết bị ở xa và RADIUS đi qua Internet, hãy bọc nó trong TLS (RadSec). Portico không tự nhận RadSec: chạy radsecproxy cạnh Portico với cấu hình này, mỗi bên một chứng chỉ.',
  'network-openroaming':
    'OpenRoaming: Portico không phải nhà cung cấp danh tính OpenRoaming và không có chứng chỉ của WBA, nên khách của mạng khác không vào được qua Portico. Chỉ phát consortium này nếu bạn có hợp đồng với một nhà cung cấp và trỏ RADIUS của nó sang họ.',
} as const
