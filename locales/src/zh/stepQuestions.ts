import type { stepQuestions as source } from '../vi/stepQuestions.ts'
import type { Like } from '../languages.ts'

// The questions of a step.
export const stepQuestions = {
  title: '问题',
  add: '添加问题',
  none: '还没有问题。',
  full: '一步最多 {most, number} 个问题。',
  one: '问题 {number, number}',
  label: '问题',
  type: '回答方式',
  mapping: '保存到',
  mappingKey: '自定义字段名称',
  mappingKeyHint: '仅用小写英文字母，例如 room_number。',
  required: '必填',
  up: '上移问题 {number, number}',
  down: '下移问题 {number, number}',
  duplicate: '复制问题 {number, number}',
  remove: '删除问题 {number, number}',
  options: '选项',
  option: '选项 {number, number}',
  addOption: '添加选项',
  removeOption: '删除选项 {number, number}',
  moved: '问题现在排第 {number, number}',
  removed: '已删除问题',
} satisfies Like<typeof source>
