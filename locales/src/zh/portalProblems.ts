import type { portalProblems as source } from '../vi/portalProblems.ts'
import type { Like } from '../languages.ts'

export const portalProblems = {
  'code-ready': {
    title: '上网码已备好',
    body: '请先连接店内 Wi-Fi，再点击下方按钮，上网码会自动填入。',
    button: '开始上网',
  },
  unreadable: {
    title: '无法读取此请求',
    body: '发送的内容不是本 Wi-Fi 页面的表单。请重新打开页面，填写后再次提交。',
    button: '重新打开页面',
  },
  'hand-off-over': {
    title: '此地址已失效',
    body: '每个地址只能打开一次，且仅在几分钟内有效。请回到手机上的欢迎页，点“重新开始”获取新地址。',
    button: '打开欢迎页',
  },
  reference: '供店员查询的代码：{reference}',
  wait: '距离可以重试还有',
  'not-through-wifi': {
    title: '您还没有连上这里的 Wi-Fi',
    body: '请打开 Wi-Fi 设置，选择这里的网络，等待此页面自动出现。如果开着移动数据或 VPN，请暂时关闭。',
    button: '重试',
  },
  ended: {
    title: '您已不在线',
    body: '这次 Wi-Fi 使用已结束。重新连接只需几秒钟。',
    button: '重新连接',
  },
  left: {
    title: '您已断开连接',
    body: 'Wi-Fi 已确认您的手机离开了网络。欢迎再来！',
    button: '重新连接',
  },
  erased: {
    title: '您的数据已删除',
    body: '这里不再保留任何能说明您是谁的内容。下次您将是一位新客人。',
    button: '完成',
  },
  expired: {
    title: '页面已过期',
    body: '页面打开得有点久了。重新开始只需几秒。',
    button: '重新开始',
  },
  'gateway-silent': {
    title: 'Wi-Fi 设备没有响应',
    body: '您还没有上网。请稍等再试；如果仍然不行，请让店员检查一下设备。',
    button: '重试',
  },
  refused: {
    title: '暂时无法为您开通',
    body: 'Wi-Fi 设备拒绝了这次连接。请从头再试，或请店员帮忙。',
    button: '从头再试',
  },
  'too-many': {
    title: '尝试次数过多',
    body: '短时间内尝试次数过多。请等一分钟再试。',
    button: '重试',
  },
  full: {
    title: 'Wi-Fi 现在人数已满',
    body: '这里的 Wi-Fi 人数已满。有人离开后您就能上网，请过几分钟再试。',
    button: '重试',
  },
  blocked: {
    title: '此设备不能在这里上网',
    body: '店家已停止此设备使用 Wi-Fi。如果您认为有误，请询问店员。',
    button: '重试',
  },
  quota: {
    title: '您今天的额度已用完',
    body: '每位客人每天的时长和流量由其所有设备共用。请明天再来，或询问店员。',
    button: '重试',
  },
  gone: {
    title: '此页面已不存在',
    body: '这里的 Wi-Fi 换了新的登录页面。请关闭再打开 Wi-Fi，或询问店员。',
    button: '重试',
  },
  'not-found': {
    title: '这个地址没有内容',
    body: '地址可能不完整或有误。请从首页进入 Wi-Fi。',
    button: '前往首页',
  },
  server: {
    title: '我们这边出了点问题',
    body: '这不是您的错。请稍等再试；如果仍然不行，请告诉店员。',
    button: '重试',
  },
} as const satisfies Like<typeof source>
