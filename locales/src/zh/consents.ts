import type { Like } from '../languages.ts'
import type { consents as vi } from '../vi/consents.ts'

export const consents = {
  tab: '同意声明',
  flows: '流程',
  parts: '部分',
  lead: '客人同意前阅读的文字。每次保存生成新版本；已同意旧版本的客人仍适用旧版本。',
  purpose: {
    label: '同意的内容',
    marketing: '优惠与消息',
    terms: '店内规定',
  },
  now: {
    ours: '客人目前看到默认文字',
    own: '客人自 {when} 起看到第 {number, number} 版',
  },
  language: '编辑语言',
  missing: '此语言使用默认文字。',
  missingRules: '此语言没有店内规定；客人只看到默认条款。',
  words: {
    marketing: '复选框旁的文字',
    terms: '店内规定，位于条款之前',
  },
  hint: {
    marketing:
      "系统自动填入：'{venue}' 为店名，'{channels}' 为渠道，'{maxPerMonth}' 为每月最多条数。留空则使用默认文字。",
    terms: '例如安静时段、儿童、宠物。留空则只显示默认条款。',
  },
  channels: '发送渠道',
  noChannels: '未选择渠道时，不会询问客人是否接收优惠。',
  most: '每月最多条数',
  save: '保存为第 {number, number} 版',
  saved: '已保存第 {number, number} 版，新客人将看到此版本',
  discard: '放弃更改',
  stay: '{count, plural, =0 {尚无客人同意当前版本。} other {已同意当前版本的 # 位客人仍适用该版本。}}',
  readOnly: '您可以查看但不能修改此文本。',
  preview: {
    title: '在客人手机上',
    frame: '此文本在客人手机上的样子',
    failed: '无法显示此画面',
  },
  history: {
    title: '历史版本',
    version: '第 {number, number} 版',
    ours: '默认文字',
    current: '客人当前所见',
    given: '{count, plural, =0 {无人同意} other {# 位客人曾同意}}',
    standing: '{count, plural, other {# 位仍同意}}',
    unnumbered: '{count, plural, other {# 位客人在记录版本之前已同意。}}',
    reuse: '以此版本为基础',
    empty: '（空）',
  },
} as const satisfies Like<typeof vi>
