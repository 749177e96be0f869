import type { flowPresets as source } from '../vi/flowPresets.ts'
import type { Like } from '../languages.ts'

// Where an owner begins a new flow.
export const flowPresets = {
  'one-tap': { name: '一键上网', text: '同意条款，按一下就上网，最快。' },
  terms: { name: '先条款，再一键上网', text: '客人先在单独一屏阅读店内规定，再连接。' },
  'phone-code': { name: '手机验证码', text: '客人输入号码并收到验证码，您知道号码是真的。' },
  form: { name: '简短表单', text: '询问姓名和手机号，不用验证码。' },
  survey: { name: '先问卷，再上网', text: '几个评分和一条意见，客人可以跳过。' },
  'access-code': {
    name: '酒店客房上网码',
    text: '客人输入房卡上或前台给的上网码。',
  },
  purchase: { name: '按时长出售 Wi-Fi', text: '客人选择套餐，用 VietQR 或银行卡付款后上网。' },
  password: { name: '店内密码', text: '印在菜单或账单上。' },
  google: { name: '用 Google 登录', text: '客人选择手机上的 Google 账号。' },
  zalo: { name: '用 Zalo 登录', text: '客人用 Zalo 账号确认。' },
  empty: { name: '从空白开始', text: '每一步都由您选择。' },
} as const satisfies Like<typeof source>
