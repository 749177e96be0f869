import type { aiKnowledge as source } from '../vi/aiKnowledge.ts'
import type { Like } from '../languages.ts'

export const aiKnowledge = {
  title: '标题或问题',
  lead: '常见问题、说明和文件（PDF、.txt、.md、.csv）。页面、菜单、礼品和营业时间已自动包含。',
  empty: '还没有知识',
  add: '添加',
  edit: '编辑',
  save: '保存',
  remove: '删除',
  removeTitle: '删除“{name}”？',
  kind: '类型',
  kinds: {
    faq: '常见问题',
    text: '说明',
    file: '文件',
  },
  state: '状态',
  on: '使用中',
  off: '关闭',
  use: '用于回答',
  changed: '最近修改',
  titleHint: '如果是问题：每行一种问法。',
  body: '内容或答案',
  leftOut: '略去 {count, number} 句',
  leftOutText: '这些句子是在给 AI 下指令，而不是向客人介绍情况，因此不会使用：',
  addFile: '添加文件',
  fileLarge: '文件过大，最大 {most}。',
  fileSending: '正在上传 {name}',
  fileReading: '正在读取 {name}',
  fileOffline: '网络已断开，恢复后会继续上传。',
  fileAdded: '已添加 {name}',
} as const satisfies Like<typeof source>
