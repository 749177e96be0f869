import type { errors as source } from '../vi/errors.ts'
import type { Like } from '../languages.ts'

export const errors = {
  'network/unreachable': '无法连接服务器。请检查网络后重试。',
  'request/invalid': '有些内容不正确，请检查标出的字段。',
  'request/too-large': '提交的数据过大。',
  'request/not-found': '找不到该内容。',
  'request/too-many': '操作过于频繁，请一分钟后再试。',
  'auth/required': '请先登录。',
  'auth/expired': '登录已过期，请重新登录。',
  'auth/wrong-password': '邮箱、手机号或密码不正确。',
  'auth/forbidden': '您在此页面的角色无权执行该操作。',
  'page/not-found': '该页面不存在，或您已不是其成员。',
  'page/name-mismatch': '输入的名称与页面名称不一致。',
  'device/not-found': '找不到该设备。',
  'device/duplicate': '您的页面已有使用此 NAS 标识的设备，请换一个。',
  'device/unreachable': '设备没有响应。请确认设备已开机且 CoA 端口已开放。',
  'session/not-found': '找不到该会话。',
  'session/already-ended': '该访客已经离线。',
  'try/unavailable': '此服务器未运行模拟网关。',
  'server/busy': '服务器繁忙，请稍后再试。',
  'server/internal': '服务器出错了。请重试；若仍有问题，请将请求编号告知支持人员。',
  'field/required': '请填写此项。',
  'field/too-short': '内容太短。',
  'field/too-long': '内容太长。',
  'field/invalid': '该值无效。',
  'field/duplicate': '该值已被使用。',
} as const satisfies Like<typeof source>
