import type { stepTexts as source } from '../vi/stepTexts.ts'
import type { Like } from '../languages.ts'

// What each type of step does, for an owner who chooses one.
export const stepTexts = {
  'one-tap': '同意条款，再按一个按钮。',
  terms: '店内规定与同意，排在其他步骤之前。',
  form: '姓名、手机号、邮箱以及您想知道的内容。',
  survey: '评分、选择、意见。非必填的可以跳过。',
  'phone-code': '向手机号发送验证码，确认号码真实。',
  'email-code': '用邮件发送验证码。客人可先上网几分钟查收。',
  'access-code': '客人输入您发放的上网码。',
  purchase: '客人付费使用 Wi-Fi，款项直接进入您的账户。',
  password: '所有客人共用一个密码。',
  google: '客人在普通浏览器中登录，您会知道客人的邮箱。',
  facebook: '客人在普通浏览器中登录，您会知道客人的名字。',
  zalo: '客人在 Zalo 中登录，您会知道客人的名字。',
  video: '继续之前显示几秒图片或视频。',
} as const satisfies Like<typeof source>
