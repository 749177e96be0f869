import type { portal as source } from '../vi/portal.ts'
import type { Like } from '../languages.ts'

export const portal = {
  page: {
    guestWifi: '访客 Wi-Fi',
    language: '语言',
    terms: '条款与隐私',
  },
  agree: {
    terms: '我同意<link>使用条款及个人数据保护说明</link>。',
    termsRequired: '请勾选此项后再上网。',
    marketing:
      '我愿意通过{channels}接收{venue}的资讯和优惠，每月最多 {maxPerMonth, number} 条。不勾选也能正常使用 Wi-Fi，并且可以随时取消。',
    email: '电子邮件',
    sms: '短信',
    zalo: 'Zalo',
  },
  connect: {
    title: '欢迎使用我们的 Wi-Fi',
    lead: '轻点两下，即可上网。',
    button: '连接',
    busy: '正在连接…',
  },
  form: {
    title: '欢迎使用我们的 Wi-Fi',
    lead: '让{venue}认识一下您，马上就能上网。',
    check: '还有内容需要修改，请查看下方提示。',
    optional: '选填',
    name: '您的姓名',
    phone: '手机号码',
    email: '电子邮箱',
    nameRequired: '请填写姓名。',
    nameInvalid: '这个姓名无法使用，请写得简短一些。',
    phoneRequired: '请填写手机号码。',
    phoneInvalid: '号码似乎不正确。例如：0912 345 678，或加国家代码：+86 138 0013 8000。',
    emailRequired: '请填写电子邮箱。',
    emailInvalid: '邮箱似乎不正确。例如：li@example.com。',
    button: '开始上网',
    busy: '正在连接…',
  },
  handOver: {
    title: '正在为您打开 Wi-Fi…',
    lead: '如果页面没有自动跳转，请点击下面的按钮。',
    button: '继续',
    busy: '请稍候…',
  },
  waiting: {
    title: '正在为您开门…',
    lead: '正在等待 Wi-Fi 设备确认，通常只需几秒。页面会自动更新。',
    check: '立即检查',
    slowTitle: '比平时稍慢一些',
    slowLead: 'Wi-Fi 设备尚未确认。页面会继续检查；您也可以重新连接，或请店员帮忙。',
    again: '重新连接',
  },
  online: {
    title: '您已上网',
    lead: '{venue}祝您愉快。',
    timeLeft: '剩余时间',
    hours: '{hours, number} 小时 {minutes, number} 分钟',
    minutes: '{minutes, number} 分钟',
    lessThanMinute: '不到 1 分钟',
    download: '下载',
    upload: '上传',
    upTo: '最高 {speed}',
    mbps: '{value, number} Mbps',
    kbps: '{value, number} kbps',
    continue: '继续',
    close: '您可以关闭此页面。',
  },
  terms: {
    title: '条款与隐私',
    lead: '我们写得很短，方便您读完。',
    back: '返回',
    use: {
      title: '使用 Wi-Fi',
      body: '{venue}为您提供此 Wi-Fi。请勿用于违法或伤害他人的行为，也不要占满带宽。\n网络可能较慢、有时间限制或暂停服务。若有滥用，{venue}可以断开连接。',
    },
    safety: {
      title: '保护自己',
      body: '这是共享网络。请只在加密连接（https）的网站上输入密码或银行卡信息。',
    },
    controller: {
      title: '由谁负责',
      body: '{venue}决定您的数据用于什么，并为此负责。本页面的软件只按{venue}的指示运行。',
    },
    stored: {
      title: '保存哪些数据',
      body: '您自己填写的内容：姓名、手机号码、电子邮箱。\n关于设备：网络地址（MAC 和 IP）、设备类型、浏览器、语言。\n关于连接：开始和结束时间、使用的流量。\n您同意或拒绝的事项及其时间。\n这里没有人查看或保存您访问的网站。',
    },
    purpose: {
      title: '用来做什么',
      body: '为您开通网络并保证网络安全，在您再次光临时认出您，了解何时客人较多，并遵守公共网络的法律规定。\n只有您自己选择接收，我们才会发送资讯和优惠。不选也能正常使用 Wi-Fi。',
    },
    kept: {
      title: '保存多久',
      months:
        '保存至您最后一次到访后 {months, number} 个月，之后删除或匿名化。若法律要求，连接记录和同意凭证会保存更久。',
      needed: '仅在上述目的需要期间保存，或直到您要求删除。若法律要求，连接记录和同意凭证会保存更久。',
    },
    shared: {
      title: '谁能看到',
      body: '{venue}指定的人员；在您选择接收消息时，负责发送消息的服务商；以及法律要求时的主管机关。您的数据绝不会被出售。',
    },
    rights: {
      title: '您的权利',
      body: '您可以查看、索取副本、更正或删除自己的数据，反对其使用，并随时撤回同意。撤回之前已进行的处理仍然合法。\n您也可以向个人数据保护机关投诉。\n如果您未满 16 岁，填写之前请先征得父母同意。',
    },
    contact: {
      title: '联系方式',
      staff: '请询问{venue}的工作人员。',
      address: '请询问{venue}的工作人员，或联系 {contact}。',
    },
  },
  problem: {
    reference: '供工作人员查询的代码：{reference}',
    wait: '距离可以重试还有',
    'not-through-wifi': {
      title: '您还没有连上这里的 Wi-Fi',
      body: '请打开 Wi-Fi 设置，选择这里的网络，等待此页面自动出现。如果开着移动数据或 VPN，请暂时关闭。',
      button: '重试',
    },
    expired: {
      title: '页面已过期',
      body: '页面打开得有点久了。重新开始只需几秒。',
      button: '重新开始',
    },
    'gateway-silent': {
      title: 'Wi-Fi 设备没有响应',
      body: '您还没有上网。请稍等再试；如果仍然不行，请让工作人员检查一下设备。',
      button: '重试',
    },
    refused: {
      title: '暂时无法为您开通',
      body: 'Wi-Fi 设备拒绝了这次连接。请从头再试，或请工作人员帮忙。',
      button: '从头再试',
    },
    'too-many': {
      title: '请稍慢一点',
      body: '短时间内尝试次数过多。请等一分钟再试。',
      button: '重试',
    },
    gone: {
      title: '此页面已不存在',
      body: '这里的 Wi-Fi 换了新的登录页面。请关闭再打开 Wi-Fi，或询问工作人员。',
      button: '重试',
    },
    'not-found': {
      title: '这个地址没有内容',
      body: '地址可能不完整或有误。请从首页进入 Wi-Fi。',
      button: '前往首页',
    },
    server: {
      title: '我们这边出了点问题',
      body: '这不是您的错。请稍等再试；如果仍然不行，请告诉工作人员。',
      button: '重试',
    },
  },
} as const satisfies Like<typeof source>
