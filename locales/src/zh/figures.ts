import type { figures as source } from '../vi/figures.ts'
import type { Like } from '../languages.ts'

/** What each figure is called and means, on every screen that shows it. */
export const figures = {
  name: {
    visits: '到访次数',
    guests: '客人数',
    newGuests: '新客人',
    contacts: '留下联系方式',
    verified: '已验证联系方式',
    consentRate: '同意接收消息的比例',
    impressions: '展示次数',
    clicks: '点击次数',
    ctr: '点击率',
    reached: '首次看到的客人',
    cameBack: '之后再次到访',
    averageStay: '平均停留时间',
    bytes: '使用流量',
    engaged: '停留占比',
    created: '新增潜在客户',
    answered: '回答',
  },
  means: {
    visits: '一位客人连上 Wi-Fi 到离开算一次到访。掉线后马上重连仍算一次。',
    guests: '连上 Wi-Fi 的不同人数。≈ 表示估算，误差约 1.5%。',
    newGuests: '第一次到访就在这段日期内的客人。',
    contacts: '留下手机号或邮箱的客人。',
    verified: '用验证码验证过手机号或邮箱的客人。',
    consentRate: '被询问的客人中，同意接收店铺消息的比例。',
    impressions: '活动在欢迎页上出现的次数。',
    clicks: '客人点击活动的次数。',
    ctr: '点击次数除以展示次数。',
    reached: '在这段日期内第一次看到某个活动的客人。',
    cameBack: '首次看到的客人中，之后某天又来的人。',
    averageStay: '只统计已结束的到访。',
    bytes: '所有客人的下载和上传。',
    engaged: '停留 {minutes, number} 分钟及以上的到访比例。',
    created: '在这段日期内登记的潜在客户。',
  },
} as const satisfies Like<typeof source>
