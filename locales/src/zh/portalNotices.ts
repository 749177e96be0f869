import type { portalNotices as source } from '../vi/portalNotices.ts'
import type { Like } from '../languages.ts'

export const portalNotices = {
  check: '还有地方不对，请检查一下。',
  sent: '新的验证码正在发送。',
  wait: '验证码刚刚发出。请等 {seconds, number} 秒后再获取。',
  'too-many': '今天发送的验证码太多了。请换一种方式，或请店员帮忙。',
  undelivered: '验证码无法通过这种方式送达，请在下面选择其他方式。',
  country: '这里无法向该国家的号码发送验证码。请换一种方式，或请店员帮忙。',
  wrong: '验证码不对，还可以再试 {left, number} 次。',
  expired: '验证码已过期，请点“重新发送”获取新的。',
  spent: '这个验证码输错太多次了，请点“重新发送”获取新的。',
  'password-wrong': '密码不对，请再看看店内的告示，或问问店员。',
  'password-too-many': '错误次数过多。请稍等几分钟再试，或询问店员。',
  'access-unknown': '上网码不正确。请再看一下小票，或询问店员。',
  'access-expired': '此上网码的时间已用完，请向店员索取新的。',
  'access-spent': '此上网码的流量已用完，请向店员索取新的。',
  'access-revoked': '此上网码已不能使用，请询问店员。',
  'access-devices': '使用此上网码的设备已达上限，请向店员索取另一个。',
  'access-too-many': '输错次数过多。请稍等几分钟再试，或询问店员。',
  'sign-in-refused': '这次登录没有成功，请再试一次。',
  'sign-in-away': '还没有看到您完成登录。请在浏览器中完成后再回到这里。',
  watch: '再等 {seconds, number} 秒。',
} as const satisfies Like<typeof source>
