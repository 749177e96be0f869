import type { guestCode as source } from '../vi/guestCode.ts'
import type { Like } from '../languages.ts'

// The code that a guest types, and how it is sent.
export const guestCode = {
  title: '请输入验证码',
  lead: {
    sms: '6 位验证码已发送到 {to}。',
    zalo: '6 位验证码已通过 Zalo 发送到 {to}。',
    email: '6 位验证码已发送到 {to}。如果没看到，请查看垃圾邮件。',
    screen: '请输入下面显示的验证码。',
    staff: '请向柜台店员索取这部手机的 6 位验证码。',
  },
  askPhoneTitle: '您的手机号',
  askPhoneLead: '您会收到一个 6 位验证码，用来上网。',
  askEmailTitle: '您的邮箱',
  askEmailLead: '您会收到一个 6 位验证码，用来上网。',
  send: '发送验证码',
  sending: '正在发送…',
  label: '6 位验证码',
  missing: '请填写 6 位验证码。',
  check: '请检查验证码。',
  button: '确认',
  busy: '正在验证…',
  resend: '重新发送',
  resendIn: '距离可重新发送还有',
  seconds: '{seconds, number} 秒',
  changePhone: '换一个号码',
  changeEmail: '换一个邮箱',
  pass: '开通 3 分钟网络以便查看邮件',
  passRuns: '网络已开通供您查看邮件，还剩',
  other: {
    sms: '用短信接收验证码',
    zalo: '用 Zalo 接收验证码',
    email: '用邮件接收验证码',
    screen: '在屏幕上显示验证码',
    staff: '向店员索取验证码',
  },
  sms: '{code} 是您在 {venue} 的 Wi-Fi 验证码，{minutes} 分钟内有效，请勿告诉他人。',
  mailSubject: '{code} 是您在 {venue} 的 Wi-Fi 验证码',
  mailGreeting: '您好，',
  mailText: '您在 {venue} 的 Wi-Fi 验证码是 {code}，{minutes} 分钟内有效。',
  mailClosing: '如果不是您本人操作，请忽略此邮件。请勿将验证码告诉他人。',
} satisfies Like<typeof source>
