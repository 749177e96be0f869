import type { guestMenu as source } from '../vi/guestMenu.ts'
import type { Like } from '../languages.ts'

export const guestMenu = {
  title: '菜单',
  lead: '{venue} 供应的餐饮。',
  items: '{count, number} 种',
  menus: '全部菜单',
  soldOut: '售罄',
  onRequest: '价格请询问店员',
  plus: '+{price}',
  empty: '店家还没有发布菜品。',
  next: '查看更多',
  before: '上一页',
  back: '返回菜单',
  atTable: '您在 {table} 号桌。',
  link: '查看菜单',
  card: {
    scan: '扫码查看菜单',
    scanHome: '扫码查看积分和礼品',
    table: '桌号',
  },
} as const satisfies Like<typeof source>
