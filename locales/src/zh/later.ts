import type { later as source } from '../vi/later.ts'
import type { Like } from '../languages.ts'

export const later = {
  kicker: '尚未开放',
  lead: '此部分尚不可用。位置已预留，我们不展示虚假数据。',
  back: '返回总览',
  devices: '查看设备',
  topic: {
    loginFlow: '您将在此安排客人上网前的步骤：表单、问题、验证码和时长。',
    accessCodes: '您将在此单个或批量发放上网码，并可随时收回。',
    loyalty: '客人将在此完成小任务积分并兑换礼品，由员工确认。',
    guests: '您将在此按标签和到访查看客人，仅限其同意的范围。',
    reports: '这里将提供按日期选择的报表并可下载。目前可在总览查看当天数据。',
    media: '您将在此上传图片和视频，用于欢迎页和活动。',
    notification: '您将在此选择通知内容、对象和渠道。',
    integration: '您将在此连接邮件、短信、Google 和自有系统，并查看其状态。',
    billing: '您将在此查看套餐、购买、充值和下载发票。目前不收任何费用。',
    zalo: '您将在此连接 Zalo 官方账号，与关注者沟通、发送模板消息并自动回复。',
    admin: '管理员将在此管理套餐、订阅、激活码和共享模板。',
  },
} as const satisfies Like<typeof source>
