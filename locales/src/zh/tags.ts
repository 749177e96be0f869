import type { tags as source } from '../vi/tags.ts'
import type { Like } from '../languages.ts'

export const tags = {
  title: '客人标签',
  lead: '手动标记客人，或设置规则自动打上和移除标签。',
  add: '添加标签',
  edit: '编辑标签',
  save: '保存',
  remove: '删除',
  removeTitle: '从所有客人移除并删除标签“{name}”？',
  empty: '还没有标签',
  name: '标签名称',
  colour: '颜色',
  guests: '客人数',
  origin: '打标方式',
  byHand: '手动',
  byRule: '按规则',
  preview: {
    has: '{count, plural, =0 {还没有客人有此标签} other {# 位客人有此标签}}',
    gains: '{count, plural, other {# 位客人将打上此标签}}',
    loses: '{count, plural, other {# 位客人将移除此标签}}',
    segments: '所在客群：{names}',
    renames: '所有带此标签的客人都会显示新名称。',
  },
  merging: {
    action: '合并到其他标签',
    title: '合并标签“{name}”',
    lead: '带此标签的客人和客群将改用另一个标签，此标签将被删除。',
    into: '合并到',
    confirm: '合并标签',
    done: '已合并到“{name}”',
  },
  hasRule: '按规则自动打上和移除',
  colours: {
    green: '绿色',
    blue: '蓝色',
    violet: '紫色',
    amber: '琥珀色',
    red: '红色',
    grey: '灰色',
  },
} as const satisfies Like<typeof source>
