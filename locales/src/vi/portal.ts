import { guestBot } from './guestBot.ts'
import { guestChat } from './guestChat.ts'
import { guestCode } from './guestCode.ts'
import { guestGifts } from './guestGifts.ts'
import { guestHome } from './guestHome.ts'
import { guestTasks } from './guestTasks.ts'
import { guestMenu } from './guestMenu.ts'
import { guestPurchase } from './guestPurchase.ts'
import { guestReview } from './guestReview.ts'
import { guestStop } from './guestStop.ts'
import { guestWays } from './guestWays.ts'
import { myData } from './myData.ts'
import { ownDevices } from './ownDevices.ts'
import { portalNotices } from './portalNotices.ts'
import { portalProblems } from './portalProblems.ts'

export const portal = {
  page: {
    guestWifi: 'Wi-Fi cho khách',
    language: 'Ngôn ngữ',
    terms: 'Điều khoản và quyền riêng tư',
  },
  agree: {
    terms: 'Tôi đồng ý với <link>điều khoản sử dụng và cách dữ liệu của tôi được bảo vệ</link>.',
    termsRequired: 'Bạn đánh dấu vào ô này để vào mạng nhé.',
    marketing:
      'Tôi muốn nhận tin và ưu đãi của {venue} qua {channels}, nhiều nhất {maxPerMonth, number} tin mỗi tháng. Không chọn vẫn dùng Wi-Fi như thường, và tôi có thể ngừng nhận bất cứ lúc nào.',
    age: 'Tôi từ 16 tuổi trở lên (chỉ cần khi bạn muốn nhận tin).',
    email: 'e-mail',
    sms: 'SMS',
    zalo: 'Zalo',
    call: 'cuộc gọi',
  },
  look: {
    pause: 'Tạm dừng ảnh',
    autologin: 'Tự kết nối sau',
    welcome: {
      cafe: { title: 'Chào bạn, ngồi thoải mái nhé', lead: 'Chạm một cái là có Wi-Fi, cà phê ra ngay.' },
      restaurant: { title: 'Mời bạn vào bàn', lead: 'Lên mạng trong lúc bếp đang nổi lửa.' },
      bar: { title: 'Tối nay là của bạn', lead: 'Vào mạng một chạm, rồi nâng ly thôi.' },
      hotel: { title: 'Chào mừng bạn đến nghỉ', lead: 'Wi-Fi khắp khách sạn, từ sảnh đến phòng.' },
      shop: { title: 'Mừng bạn ghé tiệm', lead: 'Wi-Fi miễn phí trong lúc bạn ngắm đồ.' },
      mall: { title: 'Dạo chơi thỏa thích', lead: 'Wi-Fi miễn phí ở mọi tầng.' },
      salon: { title: 'Thư giãn chút nhé', lead: 'Wi-Fi miễn phí trong lúc bạn làm đẹp.' },
      gym: { title: 'Khởi động thôi nào', lead: 'Vào Wi-Fi, bật nhạc, tập hết mình.' },
      clinic: { title: 'Chào bạn, mời bạn ngồi', lead: 'Wi-Fi miễn phí trong lúc chờ đến lượt.' },
      office: { title: 'Chào mừng bạn đến làm việc', lead: 'Wi-Fi nhanh cho khách và cộng sự.' },
    },
  },
  advert: {
    label: 'Quảng cáo',
    later: 'Mở được ngay khi bạn đã lên mạng.',
    saved: 'Đã ghi nhớ. Trang này sẽ mở sau khi bạn lên mạng.',
    thanks: 'Cảm ơn bạn đã trả lời!',
    send: 'Gửi câu trả lời',
    sending: 'Đang gửi…',
  },
  connect: {
    termsTitle: 'Trước khi vào mạng',
    termsLead: 'Mời bạn đọc và đồng ý với các điều khoản.',
    title: 'Mời bạn dùng Wi-Fi',
    lead: 'Hai chạm là lên mạng.',
    button: 'Kết nối',
    busy: 'Đang kết nối…',
  },
  form: {
    title: 'Mời bạn dùng Wi-Fi',
    lead: 'Cho {venue} làm quen một chút rồi lên mạng ngay.',
    optional: 'không bắt buộc',
    name: 'Tên của bạn',
    phone: 'Số điện thoại',
    email: 'E-mail',
    nameRequired: 'Bạn cho biết tên nhé.',
    nameInvalid: 'Tên này chưa dùng được. Bạn viết ngắn gọn hơn nhé.',
    phoneRequired: 'Bạn điền số điện thoại nhé.',
    phoneInvalid: 'Số này chưa đúng. Ví dụ: 0912 345 678.',
    emailRequired: 'Bạn điền e-mail nhé.',
    emailInvalid: 'E-mail này chưa đúng. Ví dụ: lan@vidu.vn.',
    button: 'Vào mạng',
    busy: 'Đang kết nối…',
  },
  step: {
    position: 'Bước {number, number} / {of, number}',
    next: 'Tiếp tục',
    skip: 'Bỏ qua bước này',
  },
  notice: portalNotices,
  home: guestHome,
  tasks: guestTasks,
  gifts: guestGifts,
  menu: guestMenu,
  review: guestReview,
  chat: guestChat,
  bot: guestBot,
  ...guestWays,
  stop: guestStop,
  code: guestCode,
  accessCode: {
    title: 'Nhập mã truy cập',
    lead: 'Mã in trên phiếu, hoặc nhân viên {venue} đưa cho bạn.',
    label: 'Mã truy cập',
    missing: 'Bạn chưa nhập mã.',
    button: 'Vào mạng',
  },
  purchase: guestPurchase,
  password: {
    title: 'Mật khẩu Wi-Fi',
    lead: 'Mật khẩu có trên bảng hoặc hóa đơn của {venue}.',
    label: 'Mật khẩu',
    missing: 'Bạn điền mật khẩu nhé.',
    wrong: 'Mật khẩu này chưa đúng.',
    button: 'Vào mạng',
  },
  signIn: {
    title: 'Đăng nhập để vào mạng',
    lead: '{provider} chỉ cho đăng nhập trong trình duyệt thường. Mạng sẽ mở vài phút để bạn đăng nhập.',
    begin: 'Tiếp tục với {provider}',
    openTitle: 'Mở trình duyệt để đăng nhập',
    openLead: 'Mạng đã mở cho bạn trong ít phút. Chưa đăng nhập xong thì mạng sẽ tự ngắt.',
    timeLeft: 'Thời gian còn lại',
    open: 'Mở trang đăng nhập',
    opened:
      'Trang đăng nhập đã được mở. Bạn đăng nhập xong ở đó là có Internet; nếu lỡ đóng, bấm “Bắt đầu lại” để có địa chỉ mới.',
    openChrome: 'Mở bằng Chrome',
    copy: 'Nhấn giữ địa chỉ này rồi chọn “Sao chép”. Địa chỉ chỉ mở được một lần:',
    copyOr: 'Hoặc sao chép địa chỉ này (chỉ mở được một lần) vào Safari hay Chrome:',
    copyButton: 'Sao chép địa chỉ',
    copied: 'Đã sao chép',
    paste: {
      ios: 'Bấm “Xong” ở góc màn hình để rời trang này, mở Safari rồi dán địa chỉ vào. Nếu iPhone hỏi, chọn vẫn dùng Wi-Fi này.',
      android: 'Mở Chrome rồi dán địa chỉ vào, không cần tắt Wi-Fi.',
    },
    qr: 'Đăng nhập bằng máy khác? Quét mã QR',
    qrLabel: 'Mã QR dẫn tới trang đăng nhập',
    comeBack: 'Đăng nhập xong là mạng mở hẳn cho bạn.',
    done: 'Tôi đã đăng nhập xong',
    checking: 'Đang kiểm tra…',
    again: 'Bắt đầu lại',
  },
  video: {
    title: 'Một chút về {venue}',
    lead: 'Xem xong là bạn lên mạng.',
    button: 'Vào mạng',
    skipIn: 'Bỏ qua được sau',
    length: 'Dài {seconds, number} giây. Không hiện được hình thì bạn vẫn vào mạng như thường.',
  },
  survey: {
    title: 'Bạn thấy thế nào?',
    lead: 'Vài câu ngắn giúp {venue} phục vụ bạn tốt hơn.',
    unnamed: 'Câu trả lời của bạn',
    required: 'Bạn trả lời câu này nhé.',
    chooseOne: 'Bạn chọn một câu trả lời nhé.',
    textInvalid: 'Câu trả lời hơi dài. Bạn viết ngắn lại nhé.',
    numberInvalid: 'Bạn điền một con số nhé.',
    dateInvalid: 'Ngày này chưa đúng. Ví dụ: 1995-08-21.',
    stars: '{stars, number} sao',
    unlikely: 'Chắc chắn không',
    likely: 'Chắc chắn có',
  },
  handOver: {
    title: 'Đang mở Wi-Fi cho bạn…',
    lead: 'Nếu trang không tự chuyển, bạn bấm nút bên dưới.',
    button: 'Tiếp tục',
    busy: 'Đang chuyển…',
  },
  waiting: {
    title: 'Đang mở mạng cho bạn…',
    lead: 'Chờ bộ phát Wi-Fi xác nhận, thường chỉ vài giây. Trang này tự cập nhật.',
    check: 'Kiểm tra ngay',
    slowTitle: 'Lâu hơn mọi khi một chút',
    slowLead:
      'Bộ phát Wi-Fi vẫn chưa xác nhận. Trang này tiếp tục kiểm tra; bạn cũng có thể kết nối lại hoặc nhờ nhân viên giúp.',
    again: 'Kết nối lại',
  },
  online: {
    title: 'Kết nối thành công',
    lead: '{venue} chúc bạn vui vẻ.',
    timeLeft: 'Thời gian còn lại',
    hours: '{hours, number} giờ {minutes, number} phút',
    minutes: '{minutes, number} phút',
    lessThanMinute: 'chưa đầy 1 phút',
    download: 'Tải xuống',
    upload: 'Tải lên',
    upTo: 'tới {speed}',
    mbps: '{value, number} Mbps',
    kbps: '{value, number} kbps',
    continue: 'Tiếp tục',
    close: 'Bạn có thể đóng trang này.',
    check: 'Kiểm tra lại',
    extend: 'Thêm {minutes, number} phút',
    extending: 'Đang thêm thời gian…',
    leave: 'Ngắt kết nối',
    leaving: 'Đang ngắt…',
    notice: {
      extended: 'Đã thêm thời gian cho bạn.',
      'extend-waiting': 'Wi-Fi đã nhận yêu cầu và sẽ thêm giờ cho bạn sau ít giây.',
      'extend-unsupported': 'Bộ phát Wi-Fi ở đây không thêm giờ được. Hết giờ bạn cứ kết nối lại nhé.',
      'extend-failed': 'Chưa thêm được thời gian. Hết giờ bạn cứ kết nối lại, hoặc nhờ nhân viên giúp.',
      leaving: 'Bộ phát Wi-Fi đã nhận lệnh và sẽ ngắt trong giây lát.',
      'leave-failed':
        'Bộ phát Wi-Fi chưa ngắt được, nên bạn vẫn đang trên mạng. Muốn rời ngay, bạn tắt Wi-Fi trên máy.',
    },
  },
  me: myData,
  devices: ownDevices,
  venue: {
    lead: 'Chào mừng bạn đến với Wi-Fi của quán.',
    price: 'Giá từ {price}',
    hours: 'Giờ mở cửa',
    closed: 'Nghỉ',
    link: 'Về địa điểm này',
    myData: 'Xem, sửa hoặc xóa những gì được lưu về bạn ở đây.',
    open: 'Mở dữ liệu của tôi',
  },
  terms: {
    house: 'Quy định của {venue}',
    title: 'Điều khoản và quyền riêng tư',
    lead: 'Viết ngắn để bạn đọc được hết.',
    back: 'Quay lại',
    use: {
      title: 'Khi dùng Wi-Fi',
      body: '{venue} mời bạn dùng Wi-Fi này. Xin đừng làm điều trái pháp luật, gây hại cho người khác hay chiếm hết đường truyền.\nMạng có thể chậm, có giới hạn thời gian hoặc tạm ngưng. {venue} có thể ngắt kết nối khi mạng bị lạm dụng.',
    },
    safety: {
      title: 'Giữ an toàn cho mình',
      body: 'Đây là mạng dùng chung. Chỉ nhập mật khẩu hay thông tin thẻ ở trang có kết nối mã hóa (https).',
    },
    controller: {
      title: 'Ai chịu trách nhiệm',
      body: '{venue} quyết định dữ liệu của bạn dùng vào việc gì và chịu trách nhiệm về việc đó. Phần mềm của trang này chỉ làm theo chỉ dẫn của {venue}.',
    },
    stored: {
      title: 'Dữ liệu được lưu',
      body: 'Những gì bạn tự điền: tên, số điện thoại, e-mail.\nVề thiết bị: địa chỉ mạng (MAC và IP), loại máy, trình duyệt, ngôn ngữ.\nVề kết nối: giờ vào, giờ ra, dung lượng đã dùng.\nNhững điều bạn đã đồng ý hoặc từ chối, kèm thời điểm.\nMột cookie của trang này, để nhận ra trình duyệt khi bạn quay lại.\nKhông ai ở đây xem hay lưu những trang bạn truy cập.',
    },
    purpose: {
      title: 'Dùng để làm gì',
      body: 'Để mở mạng cho bạn và giữ mạng an toàn, để nhận ra khi bạn quay lại, để biết lúc nào đông khách, và để làm đúng luật về mạng công cộng.\nTin và ưu đãi chỉ được gửi khi chính bạn đã chọn nhận. Không chọn vẫn dùng Wi-Fi như thường.',
    },
    kept: {
      title: 'Lưu trong bao lâu',
      months:
        'Đến {months, number} tháng sau lần cuối bạn ghé, rồi được xóa hoặc ẩn danh. Nhật ký kết nối và bằng chứng đồng ý được giữ lâu hơn nếu pháp luật buộc phải giữ.',
      needed:
        'Chừng nào còn cần cho những việc trên, hoặc đến khi bạn yêu cầu xóa. Nhật ký kết nối và bằng chứng đồng ý được giữ lâu hơn nếu pháp luật buộc phải giữ.',
    },
    shared: {
      title: 'Ai được xem',
      body: 'Người được {venue} giao việc này; dịch vụ gửi tin, khi bạn đã chọn nhận tin; cơ quan nhà nước, khi pháp luật bắt buộc. Dữ liệu của bạn không bao giờ bị bán.',
    },
    rights: {
      title: 'Quyền của bạn',
      body: 'Bạn có thể xem, nhận bản sao, sửa hoặc xóa dữ liệu của mình, phản đối cách sử dụng, và rút lại sự đồng ý bất cứ lúc nào. Những gì đã làm trước khi bạn rút lại vẫn hợp lệ.\nBạn cũng có thể khiếu nại với cơ quan bảo vệ dữ liệu cá nhân.\nNếu bạn dưới 16 tuổi, hãy hỏi ý cha mẹ trước khi điền thông tin.',
    },
    contact: {
      title: 'Liên hệ',
      staff: 'Hãy hỏi nhân viên tại {venue}.',
      address: 'Hãy hỏi nhân viên tại {venue}, hoặc liên hệ {contact}.',
    },
  },
  problem: portalProblems,
} as const
