import type { deviceForm as source } from '../vi/deviceForm.ts'
import type { Like } from '../languages.ts'

export const deviceForm = {
  createTitle: '添加设备',
  editTitle: '编辑设备',
  create: '添加并配置',
  save: '保存',
  type: '设备类型',
  name: '设备名称',
  nameHint: '例如：吧台路由器',
  manufacturer: '品牌与型号',
  manufacturerHint: '选填，方便您辨认',
  nasIdHint: '服务器用来识别设备的编号。留空则由 Portico 生成。只能用英文字母、数字和 . _ -，3 到 64 个字符。',
  fields: {
    loginUrl: {
      label: '设备上的登录地址',
      hint: '客人手机提交登录码的页面，例如 http://10.5.50.1/login',
    },
    coaAddress: {
      label: '远程断开（CoA）的 IP 地址',
      hint: '与设备发出请求的地址相同时可留空',
    },
    coaPort: {
      label: '端口',
    },
    controllerUrl: {
      label: '控制器地址',
      hint: '我们的服务器只访问这个地址和端口',
    },
    controllerUser: {
      label: '用户名',
      hint: '本地管理员（UniFi）、热点操作员（Omada）或北向接口用户（SmartZone）',
    },
    controllerSecret: {
      label: '密码或 API 密钥',
      hint: '加密保存，不再显示。留空则保持不变。',
    },
    certificate: {
      label: '证书指纹（SHA-256）',
      hint: '仅在控制器使用自签名证书时需要',
    },
    site: {
      label: '站点的内部 ID',
      hint: '通常为 default',
    },
    accessPoints: {
      label: '接入点的 MAC 地址',
      hint: '仅当多家店的站点同名时需要；用空格分隔',
    },
  },
  choices: {
    fasLevel: {
      '1': {
        name: '签名（1 级）',
        text: '适合内存较小的路由器，不需要 PHP。传输内容不加密。',
      },
      '2': {
        name: '经浏览器加密（2 级）',
        text: '路由器无法主动连接服务器时使用；需要 php-cli。',
      },
      '3': {
        name: '加密（3 级）',
        text: '客人的信息在传输中加密。欢迎页必须有带域名的 https 地址；路由器需要安装 php-cli 软件包。',
      },
      auto: {
        name: '自动',
        text: '推荐：欢迎页有带域名的 https 地址时用 3 级，否则用 1 级。',
      },
      label: '客人如何进入欢迎页',
    },
    messageAuthenticator: {
      label: 'RADIUS 数据包签名（认证）',
      required: {
        name: '必须签名',
        text: '推荐。只接受带 Message-Authenticator 签名的数据包。',
      },
      legacy: {
        name: '老旧设备',
        text: '也接受没有签名的数据包。',
      },
    },
    uamPassword: {
      label: '密码发送方式',
      chap: {
        name: 'CHAP',
        text: '推荐。密码本身不经过网络。',
      },
      pap: {
        name: 'PAP',
        text: '设备不支持 CHAP 时使用。',
      },
    },
    unifiLogin: {
      label: '控制器类型',
      os: {
        name: 'UniFi OS',
        text: 'Dream Machine、Cloud Key Gen2 或 UniFi OS Server 设备',
      },
      classic: {
        name: '经典',
        text: '自行安装的 UniFi Network，端口 8443',
      },
      key: {
        name: 'API 密钥',
        text: 'Network 9.1.105 及以上',
      },
    },
    omadaVersion: {
      label: 'Omada 版本',
      v5: {
        name: '5.0.15 及以上',
        text: '目前的控制器',
      },
      v4: {
        name: '4.1.5 – 4.4',
      },
      v2: {
        name: '2.6 – 3.2',
      },
    },
    omadaTime: {
      label: '时间单位',
      ms: {
        name: '毫秒',
        text: '默认值',
      },
      us: {
        name: '微秒',
        text: '客人几乎立刻断线时使用',
      },
    },
    ruckusController: {
      label: '控制器类型',
      unleashed: {
        name: 'Unleashed 与 ZoneDirector',
        text: '由客人的手机把登录码发送到控制器。',
      },
      smartzone: {
        name: 'SmartZone',
        text: 'vSZ、SZ-100、SZ-300：由我们的服务器在控制器上为客人登录。',
      },
    },
    splash: {
      label: 'Meraki 欢迎页（splash）类型',
      'sign-on': {
        name: '登录（Sign-on）',
        text: '推荐。支持 RADIUS、用量数据和远程断开。',
      },
      click: {
        name: '点击即可（Click-through）',
        text: '没有用量数据，也不能断开客人。',
      },
    },
  },
  advanced: '高级设置',
  advancedHint: '大多数路由器使用默认值即可。',
  coa: '远程断开（CoA）',
  legacyWarning:
    '线路上的攻击者可能伪造服务器的回复（BlastRADIUS 漏洞，CVE-2024-3596）。仅用于无法再更新的设备，最好经由 VPN。',
  limits: '每次使用的限制',
  minutes: '时长',
  minutesHint: '到时后客人需重新登录。留空表示不限。',
  minutesSuffix: ' 分钟',
  down: '下载速度',
  up: '上传速度',
  data: '流量',
  dataHint: '上传与下载合计。留空表示不限。',
  dataSuffix: ' MB',
  speed: {
    unlimited: '不限速',
    text: '够发消息、看简单网页',
    social: '够刷社交媒体、语音通话',
    video: '够看高清视频、线上会议',
    fast: '什么都够，包括下载大文件',
  },
} as const satisfies Like<typeof source>
