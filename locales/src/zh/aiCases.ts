import type { aiCases as source } from '../vi/aiCases.ts'
import type { Like } from '../languages.ts'

export const aiCases = {
  title: '测试问题',
  lead: '您自己的问题和预期结果。每次修改规则后运行一遍。',
  empty: '还没有测试问题',
  add: '添加问题',
  edit: '编辑问题',
  save: '保存',
  remove: '删除',
  removeTitle: '删除问题“{name}”？',
  question: '问题',
  expects: '应由谁回答',
  results: {
    rule: '规则',
    faq: '常见问题',
    ai: 'AI',
    hand: '店员',
    silent: '不回复',
  },
  contains: '必须包含',
  containsHint: '留空表示任意答案。',
  result: '结果',
  right: '正确',
  wrong: '错误',
  never: '未运行',
  answer: '回答',
  runAll: '全部运行',
  rightOf: '{count, number} 题中 {right, number} 题正确',
  running: '正在提问 {number, number}/{count, number}',
} as const satisfies Like<typeof source>
