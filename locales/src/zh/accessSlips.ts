import type { accessSlips as source } from '../vi/accessSlips.ts'
import type { Like } from '../languages.ts'

export const accessSlips = {
  network: 'Wi-Fi',
  code: '上网码',
  scan: '扫码上网',
  how: '连接 Wi-Fi，在登录页面输入上网码。',
  howNamed: '连接 Wi-Fi {ssid}，在登录页面输入上网码。',
  join: '1. 连接 Wi-Fi',
  signIn: '2. 登录',
  fromFirstUse: '自首次使用起',
  devices: '{count} 台设备',
  data: '{amount} 流量',
  until: '请于 {date} 前使用',
  number: '编号 {number}',
  columns: {
    number: '编号',
    code: '上网码',
    note: '备注',
    state: '状态',
    duration: '时长',
    devices: '设备数',
    price: '价格',
    firstUsed: '首次使用',
    expires: '到期',
    link: '链接',
  },
  states: {
    unused: '未使用',
    used: '使用中',
    expired: '已过期',
    revoked: '已作废',
  },
} as const satisfies Like<typeof source>
