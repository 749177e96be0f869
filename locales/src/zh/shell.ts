import type { shell as source } from '../vi/shell.ts'
import type { Like } from '../languages.ts'

export const shell = {
  skip: '跳到主要内容',
  navigation: '主菜单',
  openMenu: '打开菜单',
  shortcuts: '快捷入口',
  closeMenu: '关闭菜单',
  collapse: '收起菜单',
  expand: '展开菜单',
  picker: {
    choose: '选择页面',
    change: '切换到其他页面',
    details: '此页面的信息',
    search: '按名称搜索',
    none: '没有匹配的页面',
    create: '新建页面',
    all: '查看全部页面',
  },
  selectPage: {
    title: '请选择一个页面以继续',
    text: '每个页面对应您的一家店铺，拥有各自的 Wi-Fi、客人和数据。',
    empty: '您还没有页面，先创建第一个吧。',
    failed: '该页面已无法打开，请选择其他页面。',
  },
  opening: '正在打开页面…',
  language: '语言',
  user: {
    menu: '账号',
    pages: '您的页面',
    more: '显示更多',
    less: '收起',
    create: '新建页面',
    settings: '页面设置',
    signOut: '退出登录',
  },
  footer: { text: 'Portico · 迎客 Wi-Fi', love: '在越南用心打造' },
  lost: {
    title: '您似乎迷路了',
    text: '您访问的页面不存在或已移动。',
    back: '返回首页',
  },
  crashed: {
    title: '服务器内部错误',
    text: '出了点问题，请重试。',
    back: '返回首页',
    retry: '重试',
  },
  saved: { created: '已创建', updated: '已更新', deleted: '已删除' },
  failed: {
    created: '创建失败：{message}',
    updated: '更新失败：{message}',
    deleted: '删除失败：{message}',
  },
  away: '无法连接服务器。当前显示的内容可能不是最新的；系统正在自动重试。',
  tryAgain: '重试',
  dismiss: '关闭提示',
} as const satisfies Like<typeof source>
