import type { accounts as source } from '../vi/accounts.ts'
import type { Like } from '../languages.ts'

export const accounts = {
  title: '登录',
  welcome: '欢迎回来',
  intro: '登录后即可看到谁正在光临，并照顾好您的老顾客。',
  emailOrMobile: '邮箱或手机号',
  password: '密码',
  showPassword: '显示密码',
  hidePassword: '隐藏密码',
  remember: '记住我',
  submit: '登录',
  fillEmailOrMobile: '请输入邮箱或手机号。',
  fillPassword: '请输入密码。',
  loginError: '登录错误：{message}',
  promise: '客人连上 Wi-Fi，门店多一位朋友',
  promiseText: '每一次连接都是一声问候。Portico 帮您认出老顾客、了解门店并保持联系。',
} as const satisfies Like<typeof source>
