import type { platformJobs as source } from '../vi/platformJobs.ts'
import type { Like } from '../languages.ts'

// What the server does by itself, by feature and job, as administrators read it.
export const platformJobs = {
  accessCodes: {
    clearTries: '清理上网码的尝试记录',
    endOverdue: '结束上网码已过期的会话',
  },
  accounts: {
    clear: '清理过期的登录和链接',
  },
  ai: {
    settleLost: '退还未完成的 AI 回答费用',
  },
  automations: {
    clear: '清理自动化日志',
    look: '查找应进入自动化的客人',
  },
  campaigns: {
    clearShows: '清理旧的广告展示记录',
    finishOver: '结束到期的 Wi-Fi 投放',
  },
  chatbots: {
    clearTurns: '清理旧的聊天机器人对话轮次',
  },
  core: {
    clearHappenings: '清理已处理的事件',
    clearIdempotencyKeys: '清理 API 的幂等键',
    clearMessageCounts: '清理消息发送计数',
    clearOutbox: '清理已发送的邮件和消息',
  },
  exports: {
    clear: '删除过期的导出文件',
  },
  finance: {
    billUsage: '结算用量费用',
    releaseForgotten: '释放遗留的预留金额',
  },
  gateways: {
    announceOffline: '通知离线的设备',
    announceOpenWifi: '通知未经欢迎页而开放的 Wi-Fi',
    clear: '清理旧的设备记录',
    closeSilentSessions: '关闭不再上报的会话',
    endLimits: '结束达到限额的会话',
    endQuotas: '结束当日额度用尽的客人会话',
    useNextSecrets: '让设备启用新密钥',
    workInReports: '处理等待中的会话报告',
  },
  gifts: {
    clearCardFiles: '删除已导入的卡密文件',
    expire: '取消超时的兑换订单',
  },
  guests: {
    clear: '清理客人的临时记录',
    forgetAbsent: '删除久未到访的客人',
    forgetEnded: '移除已删除客人的设备地址',
    replayErasures: '恢复后再次删除客人',
    writeErasures: '写入已删除客人名单',
  },
  imports: {
    clear: '清理已完成的导入',
  },
  inbox: {
    clearPresence: '清理收件箱在场记录',
    keep: '维护对话：分配、提醒、关闭',
  },
  integrations: {
    clearDeliveries: '清理旧的 Webhook 投递记录',
  },
  leads: {
    remindDue: '提醒到期的潜在客户',
  },
  loyalty: {
    giveBirthdayPoints: '赠送生日积分',
    lapsePoints: '作废过期积分',
  },
  media: {
    removeLeftovers: '移除遗留的媒体文件',
  },
  menu: {
    clearItemViews: '清理旧的菜品浏览记录',
  },
  messages: {
    advance: '推进消息活动',
    askApprovals: '查询模板审核结果',
    clearAdverts: '清理已发广告的标记',
    clearTextThreads: '清理旧的短信会话',
    settleSeries: '结算周期性活动',
  },
  notifications: {
    clear: '清理旧通知',
    clearDigests: '清理旧的摘要',
    send: '发送通知',
    sendDigests: '发送摘要',
  },
  pages: {
    purge: '彻底删除已移除的页面',
  },
  payments: {
    queryPending: '查询待处理的付款',
    reconcile: '核对付款',
  },
  plans: {
    renewDue: '续订到期的套餐',
    tellEndings: '通知即将到期的套餐',
  },
  platform: {
    endLooks: '结束管理员的页面查看',
  },
  portal: {
    clearCodes: '清理客人的登录验证码',
    clearOwnDevices: '清理客人添加的过期设备',
    clearSessions: '清理欢迎页会话',
    endPasses: '结束临时上网',
  },
  privacy: {
    clearViews: '清理个人数据的查看记录',
  },
  profiles: {
    applyRules: '应用客人阶段规则',
  },
  register: {
    clear: '清理过期的连接登记',
  },
  reports: {
    check: '核对报表总数',
    keepPartitions: '新增和移除事件月份',
    recount: '重新统计变更的日期',
    send: '发送定期报表',
    sketch: '汇总已过去的日和月',
  },
  tasks: {
    clearCodes: '清理任务验证码',
  },
  wifiProfiles: {
    clearTickets: '清理 Wi-Fi 描述文件链接',
    renewServer: '续签 Wi-Fi 服务器证书',
  },
  wifiSales: {
    querySales: '查询 Wi-Fi 销售订单',
  },
  zalo: {
    clearAccounts: '清理已断开的 Zalo 账号',
    clearEvents: '清理已处理的 Zalo 事件',
    refreshTokens: '刷新 Zalo 授权',
    syncUsers: '同步 Zalo 关注者',
  },
} as const satisfies Like<typeof source>
