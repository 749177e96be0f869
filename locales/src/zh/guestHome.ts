import type { guestHome as source } from '../vi/guestHome.ts'
import type { Like } from '../languages.ts'

export const guestHome = {
  kind: '我的小天地',
  link: '我在这里的小天地',
  hello: '{name}，您好',
  helloUnnamed: '欢迎回来',
  lead: '您在 {venue} 的一切，都在这一页。',
  signInTitle: '您在 {venue} 的小天地',
  signInLead: '请输入您在这里验证过的手机号或邮箱。我们会发送验证码，确认是您本人。',
  contact: '手机号或邮箱',
  newHere: '第一次来？请先连接店里的 Wi-Fi，再打开此页。',
  signOut: '退出登录',
  signingOut: '正在退出登录…',
  back: '返回我的小天地',
  myDataLine: '查看、更正、下载或删除',
  wifi: {
    title: 'Wi-Fi',
    left: '剩余 {time}',
    online: '您已连接',
    off: '未连接。请在手机上选择店里的 Wi-Fi，欢迎页会自动打开。',
  },
  notice: {
    'signed-out': '您已退出登录。这部手机不能再打开您的小天地。',
    closed: '店家暂时为您关闭了此页。请询问店员。',
    expired: '此页已失效，请重新开始。',
  },
  offline: {
    title: '当前没有网络',
    lead: '暂时无法打开 {venue} 的页面。您的内容没有丢失。',
    retry: '重试',
  },
  code: {
    sms: '{code} 是您在 {venue} 的登录验证码，{minutes} 分钟内有效，请勿告诉他人。',
    subject: '{code} 是您的登录验证码',
    text: '有人要打开您在 {venue} 的小天地。如果是您本人，请输入验证码 {code}。验证码 {minutes} 分钟内有效。',
  },
} as const satisfies Like<typeof source>
