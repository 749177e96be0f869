import type { Like } from '../languages.ts'
import type { mail as source } from '../vi/mail.ts'

export const mail = {
  hello: '{name}，您好：',
  activate: {
    subject: '激活您的 Portico 账号',
    text: '只差一步：点击下方按钮，确认此邮箱属于您。链接仅可使用一次，24 小时内有效。',
    button: '激活账号',
  },
  already: {
    subject: '您已有 Portico 账号',
    text: '刚刚有人用此邮箱注册 Portico，但您已有账号。如果忘记密码，可以重新设置。',
    button: '重置密码',
  },
  reset: {
    subject: '重置 Portico 密码',
    text: '点击下方按钮设置新密码。链接仅可使用一次，30 分钟内有效。',
    button: '设置新密码',
  },
  changed: {
    subject: '您的 Portico 密码已更改',
    text: '您的密码刚刚被更改，其他设备已退出登录。如果不是您本人操作，请立即重置密码。',
    button: '重置密码',
  },
  moved: {
    subject: '您的 Portico 邮箱已更改',
    text: '您的账号已改用另一个邮箱。如果不是您本人操作，请立即联系 Portico 管理员。',
    button: '获取帮助',
  },
  proof: {
    subject: '确认您的 Portico 邮箱',
    text: '点击下方按钮，将此邮箱添加到您的 Portico 账号。请在已登录的浏览器中打开。链接 24 小时内有效。',
    button: '添加此邮箱',
  },
  campaignApproval: {
    subject: '{page} 请您审批广告“{campaign}”',
    greeting: '{name}，您好：',
    text: '{page} 即将向 Wi-Fi 客人展示您的广告。请点击下方按钮预览，然后批准或说明需要修改之处。只有在您批准后才会展示。',
    button: '查看并审批',
    closing: '链接在 {days} 天内有效，无需账号。',
  },
  ignore: '如果这不是您的请求，请忽略此邮件，不会有任何变化。',
  notice: '因为您的账号有变动，Portico 发送了此邮件。',
  code: '您的 Portico 验证码：{code}。10 分钟内有效，请勿告诉他人。',
  alreadyText: '此号码已有 Portico 账号。请登录或重置密码。',
  outboxTitle: '测试发件箱',
  outboxEmpty: '尚未发送任何邮件。',
} as const satisfies Like<typeof source>
