import type { drafts as source } from '../vi/drafts.ts'
import type { Like } from '../languages.ts'

// Editors with a draft and versions: one vocabulary for all of them.
export const drafts = {
  rename: '重命名',
  saveName: '保存名称',
  undo: '撤销',
  redo: '重做',
  undone: '已撤销',
  redone: '已重做',
  saving: {
    saved: '草稿已保存',
    waiting: '正在保存…',
    failed: '未能保存',
    again: '重新保存',
  },
  clash: {
    title: '其他人刚刚修改了此草稿',
    by: '{name} 修改了此草稿，{when}',
    text: '您输入的内容仍在此处，尚未保存。无论选择哪个版本，都可用“撤销”找回另一个。',
    theirs: '采用对方的版本',
    mine: '保留我的版本作为新草稿',
    leave: '不作选择就离开？',
    leaveText: '此后输入的内容将丢失。',
    leaveConfirm: '离开',
    stay: '留下',
  },
  publish: '发布',
  publishAsk: '只有店主和经理可以发布。',
  publishReady: '可以发布',
  published: '已发布。客人下次连接起看到新版本',
  publishedUnused: '已发布但尚未使用：客人看到的仍是另一个',
  inUse: '客人看到的就是这一版',
  activate: '用于整个页面',
  versions: {
    title: '版本',
    lead: '已发布的版本和保留的草稿，最新的在前。',
    none: '还没有版本。首次发布后就会有。',
    number: '版本 {number, number}',
    current: '最新发布',
    published: '已发布',
    draft: '草稿',
    restore: '恢复为草稿',
    rollBack: '重新发布',
    restored: '草稿现在是版本 {number, number}',
    rolledBack: '已重新发布版本 {number, number}',
    rollBackAsk: {
      title: '重新发布版本 {number, number}？',
      text: '它会立刻发布并成为草稿。当前草稿会保留在版本列表中。',
      confirm: '重新发布',
    },
  },
} as const satisfies Like<typeof source>
