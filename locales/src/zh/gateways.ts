import type { gateways as source } from '../vi/gateways.ts'
import type { Like } from '../languages.ts'

export const gateways = {
  title: '设备',
  lead: '把客人带到您欢迎页的路由器和热点。',
  add: '添加设备',
  tryOut: '没有路由器也能试用',
  name: '名称',
  state: '状态',
  states: {
    waiting: '等待首次联系',
    online: '在线',
    offline: '失联',
  },
  guestsOnline: '在线客人',
  lastSeen: '最近联系',
  never: '尚无',
  nasId: 'NAS 标识',
  types: {
    opennds: {
      name: 'openNDS',
      text: '运行 openNDS 的 OpenWrt 路由器或 Linux 主机',
    },
    mikrotik: {
      name: 'MikroTik',
      text: '使用 RouterOS 热点的 MikroTik 路由器',
    },
    unifi: {
      name: 'UniFi',
      text: 'UniFi 接入点，通过 UniFi Network 或 UniFi OS',
    },
    omada: {
      name: 'Omada',
      text: 'TP-Link Omada 接入点，通过其控制器',
    },
    coovachilli: {
      name: 'CoovaChilli',
      text: '运行 CoovaChilli 的 Linux 主机或路由器',
    },
    meraki: {
      name: 'Meraki',
      text: 'Cisco Meraki 接入点，自定义欢迎页',
    },
    aruba: {
      name: 'Aruba',
      text: 'Aruba Instant 和 Instant On',
    },
    cisco: {
      name: 'Cisco',
      text: 'Catalyst 9800 和 AireOS 控制器',
    },
    ruckus: {
      name: 'Ruckus',
      text: 'Ruckus Unleashed、ZoneDirector 和 SmartZone',
    },
    cambium: {
      name: 'Cambium',
      text: 'Cambium cnPilot、XV 和 cnMaestro',
    },
    fortinet: {
      name: 'Fortinet',
      text: 'FortiGate 和 FortiAP',
    },
    radius: {
      name: 'RADIUS',
      text: '其他支持外部登录页和 RADIUS 的设备',
    },
  },
  setUp: '配置',
  edit: '编辑',
  remove: '删除',
  empty: {
    title: '还没有设备',
    text: '添加店里的路由器，客人连上 Wi-Fi 就会看到您的欢迎页。手边没有路由器？可以先用模拟设备试试。',
    readOnly: '页面所有者或经理可以添加第一台设备。',
  },
  removeAsk: {
    title: '删除“{name}”？',
    text: '通过此设备上网的客人将无法再次登录。此操作无法撤销。',
    confirm: '删除设备',
  },
  form: {
    createTitle: '添加设备',
    editTitle: '编辑设备',
    create: '添加并配置',
    save: '保存',
    type: '设备类型',
    name: '设备名称',
    nameHint: '例如：吧台路由器',
    manufacturer: '品牌与型号',
    manufacturerHint: '方便您辨认，可不填',
    nasIdHint: '设备向服务器报到时使用的名字。留空则由我们生成。只能用英文字母、数字和 . _ -，3 到 64 个字符。',
    fields: {
      loginUrl: {
        label: '设备上的登录地址',
        hint: '客人手机提交登录码的页面，例如 http://10.5.50.1/login',
      },
      coaAddress: {
        label: '接收指令的 IP 地址',
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
        label: '站点的内部名称',
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
          text: '推荐。客人的信息会加密；路由器需要安装 php-cli。',
        },
        label: '如何把客人带到欢迎页',
      },
      messageAuthenticator: {
        label: 'RADIUS 数据包校验',
        required: {
          name: '必须签名',
          text: '推荐。每个数据包都必须带 Message-Authenticator。',
        },
        legacy: {
          name: '老旧设备',
          text: '也接受没有签名的数据包。',
        },
      },
      uamPassword: {
        label: '密码的传送方式',
        chap: {
          name: 'CHAP',
          text: '推荐。密码本身不经过网络。',
        },
        pap: {
          name: 'PAP',
          text: '设备的 RADIUS 不支持 CHAP 时使用。',
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
          text: '常用',
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
          text: '由客人的手机把登录信息送到控制器。',
        },
        smartzone: {
          name: 'SmartZone',
          text: 'vSZ、SZ-100、SZ-300：由我们的服务器直接通知控制器。',
        },
      },
      splash: {
        label: '欢迎页类型',
        'sign-on': {
          name: '登录（Sign-on）',
          text: '推荐。有 RADIUS、用量数据并可断开客人。',
        },
        click: {
          name: '点击即可（Click-through）',
          text: '没有数据，也不能断开客人。',
        },
      },
    },
    coa: '远程断开（CoA）',
    legacyWarning:
      '线路上的攻击者可能伪造服务器的回答（BlastRADIUS 漏洞，CVE-2024-3596）。仅用于无法再更新的设备，最好经由 VPN。',
    limits: '每次使用的限制',
    minutes: '时长',
    minutesHint: '到时后客人需重新登录。留空表示不限。',
    minutesSuffix: ' 分钟',
    down: '下载速度',
    up: '上传速度',
    data: '流量',
    dataHint: '上传与下载合计。留空：不限。',
    dataSuffix: ' MB',
    speed: {
      unlimited: '不限速',
      text: '够发消息、看简单网页',
      social: '够刷社交媒体、语音通话',
      video: '够看高清视频、线上会议',
      fast: '什么都够，包括下载大文件',
    },
  },
  recipe: {
    title: '配置 {name}',
    lead: '请按顺序操作。所有数值都已按这台设备填好。',
    secret: '其中含有密钥，请勿发给陌生人。',
    code: '第 {number, number} 步的代码',
    waiting: '正在等待首次联系…',
    waitingText: '请保持此页打开。设备一有回应，这里就会变绿。',
    online: '已连接！',
    onlineText: '最近联系：{when}。现在用您的手机连一下 Wi-Fi 试试。',
    offline: '设备没有声音',
    offlineText: '最近联系：{when}。请检查设备的电源和网络。',
    lastError: '最近的错误：{error}',
    ownerOnly: '配置方法含有密钥，只有页面所有者可以查看。',
  },
  wizard: {
    brand: '选择品牌',
    details: '填写信息',
    connect: '连接',
    label: '添加设备的步骤',
    search: '搜索品牌或型号',
    none: '没有此品牌。若设备支持外部登录页和 RADIUS，请选择“RADIUS”。',
    other: '更换品牌',
  },
  test: {
    examine: '客人为什么连不上？',
    action: '测试',
    title: '测试 {name}',
    lead: '每一行都是真实的交互，或设备最近自行证明的事实。',
    again: '重新测试',
    running: '正在询问设备…',
    checks: {
      contact: {
        name: '设备联络',
        ok: '刚刚收到设备消息。',
        failed: '已静默超过 5 分钟，请检查电源和网络。',
        open: '尚未收到消息，请先完成设置步骤。',
        none: '不适用。',
      },
      keys: {
        name: '密钥匹配',
        ok: '设备的数据包密钥正确。',
        failed: '有数据包使用此设备名称但密钥错误。请重新复制或生成新密钥。',
        open: '尚无数据包可判断。',
        none: '此类设备不使用 RADIUS。',
      },
      login: {
        name: 'RADIUS 试登录',
        ok: '服务器接受了以此设备密钥签名的请求并放行。',
        failed: 'RADIUS 服务器无应答，请联系系统管理员。',
        open: '未尝试。',
        none: '此类设备不使用 RADIUS。',
      },
      orders: {
        name: '接收指令',
        ok: '设备或控制器刚刚应答。',
        failed: '断开或更改速率将无法生效。',
        open: '未知。',
        none: '此类设备不接收指令。',
      },
      guest: {
        name: '真实客人已上网',
        ok: '过去 24 小时内有客人通过它上网。',
        open: '还没有。请用手机连接此 Wi-Fi：只有真实手机才能证明整个过程。',
        failed: '还没有。',
        none: '不适用。',
      },
    },
    at: '时间：{time}',
    results: {
      ok: '正常',
      failed: '失败',
      open: '未证实',
      none: '无',
    },
  },
  keys: {
    hidden: '设备已使用正确密钥，因此不再显示。需要重新设置？请生成新密钥。',
    make: '生成新密钥',
    ask: {
      title: '为 {name} 生成新密钥？',
      text: '旧密钥在 24 小时内有效，或直到设备首次使用新密钥。在线客人不受影响。',
    },
    waiting: '新密钥等待设备使用。旧密钥有效至 {time}。',
  },
  phone: {
    button: '在手机上打开',
    title: '用设备旁的手机扫描',
    text: '链接只能在一部手机上打开一次，{time} 失效。打开者会看到设备的密钥。',
    label: '打开设置步骤的二维码',
    copy: '复制链接',
    copied: '已复制。',
    over: '此链接已失效。',
    again: '生成新链接',
  },
  import: {
    action: '批量添加',
    title: '从 CSV 文件批量添加设备',
    lead: '每行一个设备。请查看预览；所有行都正确后才会一次性添加。',
    template: '下载模板',
    choose: '选择 CSV 文件',
    paste: '或粘贴到此处',
    line: '行',
    good: '就绪',
    add: '{count, plural, other {添加 # 台设备}}',
    added: '{count, plural, other {已添加 # 台设备。}}',
    problems: {
      name: '缺少名称',
      type: '没有此设备类型',
      nas_id: 'NAS 编号只能含字母、数字和 . _ -，3 到 64 个字符',
      loginUrl: '登录地址必须以 http:// 或 https:// 开头',
      duplicate: '此 NAS 编号已存在',
      many: '每次最多 200 行',
      notText: '此文件不是 CSV。请在表格中另存为“CSV UTF-8”后重试。',
    },
  },
} as const satisfies Like<typeof source>
