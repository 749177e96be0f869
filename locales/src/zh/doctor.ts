import type { Like } from '../languages.ts'
import type { doctor as vi } from '../vi/doctor.ts'

export const doctor = {
  title: '客人为什么连不上？',
  lead: '从手机到互联网的每一环，依据实际记录。',
  search: '客人、手机或 Wi-Fi 设备',
  placeholder: '姓名、电话尾号、MAC 地址或 NAS 编号',
  examine: '检查',
  back: '过去一小时',
  lastHour: '过去一小时',
  tried: '尝试',
  online: '成功上网',
  others: '未成功',
  allGood: '所有尝试者均已上网，没有数据包被拒。',
  quiet: {
    title: '过去一小时无人尝试',
    text: '手机打开欢迎页后，其过程会显示在这里。',
  },
  nobody: {
    title: '没有找到',
    text: '请尝试手机的 MAC 地址，可在 Wi-Fi 设置中查看。',
  },
  count: '{count, plural, other {# 人}}',
  atStep: '在“{step}”步骤',
  onDevice: '在 {device}',
  said: '设备提示：{detail}',
  fix: '解决办法',
  packets: '来自 {address} 的 {count, plural, other {# 个数据包}}，最近 {when}',
  turnedAway: '{count} 位客人，最近 {when}',
  manyAddresses: '多个地址',
  drops: {
    'wrong-secret': '{device} 的 RADIUS 密钥错误',
    'no-message-authenticator': '{device} 发送的数据包没有签名',
    'unknown-gateway': '有设备自称“{said}”，与 {device} 相似但编号不同',
    'wrong-key': '{device} 送来的客人密钥不符',
  },
  dropFixes: {
    'wrong-secret': '请从设备设置中重新复制 RADIUS 密钥，或生成新密钥并填入设备。',
    'no-message-authenticator': '请在设备上启用 Message-Authenticator；若不支持，在编辑设备时选择旧设备模式。',
    'unknown-gateway': '请将设备的 NAS-Identifier 设为与此处完全一致的 NAS 编号（区分大小写）。',
    'wrong-key':
      '请从设备设置中重新复制密钥（openNDS 的 faskey、CoovaChilli 的 uamsecret），并重启该程序。同时确认路由器的 FAS 级别与此处所选一致。',
  },
  silent: '{device} 无响应，最近联络 {when}',
  silentNever: '{device} 从未联系',
  links: {
    portal: '打开欢迎页',
    steps: '完成步骤',
    gateway: '设备请求',
    answer: '获准',
    online: '已在线',
  },
  states: {
    ok: '完成',
    broken: '在此中断',
    waiting: '等待中',
    open: '未到达',
  },
  steps: {
    'one-tap': '一键连接',
    terms: '条款',
    form: '填写信息',
    survey: '问卷',
    'phone-code': '手机验证码',
    'email-code': '邮箱验证码',
    password: '密码',
    google: 'Google 登录',
    facebook: 'Facebook 登录',
    zalo: 'Zalo 登录',
    video: '观看视频',
    other: '其他步骤',
  },
  causes: {
    online: {
      title: '已在线',
      fix: '每一环都正常。若仍有问题，请客人关闭移动数据或 VPN。',
    },
    left: {
      title: '上网后已离开',
      fix: '无需处理。客人可再次连接 Wi-Fi。',
    },
    'under-way': {
      title: '正在连接',
      fix: '请稍等一分钟再查看。',
    },
    stopped: {
      title: '停下',
      fix: '该步骤可能太长或问题太多。请亲自试一遍，并尽量精简。',
    },
    'stopped-code': {
      title: '停在验证码步骤',
      fix: '验证码可能未送达。请检查短信、Zalo 或邮件连接，或在柜台提供验证码。',
    },
    blocked: {
      title: '被您的名单封锁',
      fix: '如需放行，请将其移出封锁名单。',
    },
    quota: {
      title: '今日额度已用完',
      fix: '提高每日额度，或请客人明天再来。',
    },
    full: {
      title: '设备人数已满',
      fix: '提高设备的人数上限，或缩短每次时长。',
    },
    'gateway-offline': {
      title: 'Wi-Fi 设备离线',
      fix: '请检查设备电源和网络线路。',
    },
    'wrong-secret': {
      title: '设备的 RADIUS 密钥错误',
      fix: '请重新复制 RADIUS 密钥，或生成新密钥。',
    },
    unsigned: {
      title: '设备的数据包没有签名',
      fix: '请在设备上启用 Message-Authenticator。',
    },
    'no-request': {
      title: '设备没有发出请求',
      fix: '请检查设备的登录地址、RADIUS 端口和防火墙；也可能是客人中途关闭了页面。',
    },
    'order-waiting': {
      title: '设备尚未领取指令',
      fix: '设备上的程序可能已停止。请重启设备并检查设置。',
    },
    'order-failed': {
      title: '控制器未放行',
      fix: '请在该设备上点击“测试”以查看控制器的提示。',
    },
    'refused-unknown': {
      title: 'RADIUS 不认识此登录',
      fix: '该设备未经欢迎页直接登录。请客人打开欢迎页。',
    },
    'refused-wrong-password': {
      title: 'RADIUS 拒绝：密码错误',
      fix: '很可能设备上的密钥略有不同，请重新复制。',
    },
    'refused-wrong-device': {
      title: 'RADIUS 拒绝：属于其他手机的登录',
      fix: '手机地址中途变化。请客人断开 Wi-Fi 后重新连接。',
    },
    'refused-wrong-gateway': {
      title: 'RADIUS 拒绝：属于其他设备的登录',
      fix: '客人中途切换了接入点。请重新打开欢迎页。',
    },
    'refused-used': {
      title: 'RADIUS 拒绝：登录已被使用',
      fix: '每次登录只能使用一次。请重新打开欢迎页。',
    },
    'refused-expired': {
      title: 'RADIUS 拒绝：登录已过期',
      fix: '请重新打开欢迎页。若经常发生，请检查设备网络。',
    },
    'refused-revoked': {
      title: 'RADIUS 拒绝：已被断开',
      fix: '店员已断开此客人，可通过欢迎页重新登录。',
    },
    'refused-denied': {
      title: 'RADIUS 拒绝：在封锁名单中',
      fix: '如需放行，请移出封锁名单。',
    },
    'no-accounting': {
      title: '已放行，但设备没有上报',
      fix: '请在设备上启用 RADIUS 计费，指向同一服务器，端口 1813。',
    },
    'never-seen': {
      title: '从未见过此设备',
      fix: '过去 24 小时内未打开欢迎页。请确认连接了正确的 Wi-Fi 并关闭移动数据和 VPN，再检查设备是否将客人引导至欢迎页。',
    },
  },
} as const satisfies Like<typeof vi>
