import type { Like } from '../languages.ts'
import type { notices as source } from '../vi/notices.ts'

export const notices = {
  chatTest: 'Portico 测试消息：{page} 的通知会发到这里。',
  hello: '{name}，您好：',
  closing: '您收到此邮件，是因为页面“{page}”设置了向您发送通知。',
  change: '更改通知设置',
  more: '……另有 {count} 条。',
  aGuest: '一位客人',
  somebody: '某人',
  buttons: {
    automation: '查看自动化',
    lead: '查看潜在客户',
    conversation: '打开消息',
    code: '打开柜台',
    gift: '查看兑换订单',
    stock: '查看礼品',
    review: '查看评价',
    campaign: '查看 Wi-Fi 投放',
    device: '查看设备',
    guest: '查看在线客人',
    member: '查看成员',
    plan: '查看套餐',
    balance: '查看钱包',
    integration: '查看集成',
    digest: '打开概览',
  },
  how: {
    renews: '将自动续费，从余额支付 {money}。',
    short: '余额不足以支付 {money} 的续费，请充值。',
    manual: '请续费以免中断。',
    money: '余额不足以支付 {money}。充值后将立即续费。',
    price: '价格已涨至 {money}。请查看后自行续费。',
    sale: '该套餐已停售，请选择其他套餐。',
    currency: '套餐的币种与钱包不同。',
    right: '开启自动续费的人已不是该页面的店主，请由店主重新开启。',
  },
  kinds: {
    automation: {
      notified: {
        one: '{page}：有一位客人需要关注',
        many: '{page}：有 {count} 位客人需要关注',
        line: '{guest}：{text}（{name}，{at}）',
      },
    },
    campaign: {
      finished: {
        one: '{page}：一个 Wi-Fi 投放已结束',
        many: '{page}：{count} 个 Wi-Fi 投放已结束',
        line: '{name}：于 {at} 结束。请打开报表查看效果。',
      },
    },
    conversation: {
      message: {
        one: '{page}：有一条新消息',
        many: '{page}：有 {count} 条新消息',
        line: '{guest} 于 {at} 发来消息。',
      },
      assigned: {
        one: '{page}：有一个对话已分配',
        many: '{page}：有 {count} 个对话已分配',
        line: '{at} 分配给 {name}。',
      },
    },
    code: {
      waiting: {
        one: '{page}：一位客人在等验证码',
        many: '{page}：{count} 位客人在等验证码',
        line: '从 {at} 起，且没有打开的柜台页面。',
      },
    },
    gift: {
      ordered: {
        one: '{page}：有新的兑换订单',
        many: '{page}：{count} 个新的兑换订单',
        line: '{guest} 于 {at} 申请兑换 {name}。',
      },
    },
    stock: {
      low: {
        one: '{page}：一件礼品即将兑完',
        many: '{page}：{count} 件礼品即将兑完',
        line: '{name}：还剩 {left} 件。请补充或停用。',
      },
    },
    review: {
      low: {
        one: '{page}：一条低分评价',
        many: '{page}：{count} 条低分评价',
        line: '{guest} 给了 {score} 星（满分 5 星），{at}。请尽快联系。',
      },
    },
    lead: {
      created: {
        one: '{page}：新潜在客户',
        many: '{page}：{count} 位新潜在客户',
        line: '{guest} 于 {at} 留下了需求。',
      },
      assigned: {
        one: '{page}：有一位潜在客户已分配',
        many: '{page}：{count} 位潜在客户已分配',
        line: '{guest}：于 {at} 分配给 {name}。',
      },
      due: {
        one: '{page}：该联系一位客人了',
        many: '{page}：{count} 位潜在客户需要联系',
        line: '{guest}：约定 {since} 联系。',
      },
    },
    device: {
      offline: {
        one: '{page}：一台 Wi-Fi 设备离线',
        many: '{page}：{count} 台 Wi-Fi 设备离线',
        line: '{name}：自 {since} 起没有信号。请检查电源和网线。',
      },
      open: {
        one: '{page}：Wi-Fi 对所有人开放',
        many: '{page}：{count} 台 Wi-Fi 设备对所有人开放',
        line: '{name}：openNDS 于 {since} 停止，任何人不经过欢迎页就能上网。请在路由器上重启 openNDS。',
      },
      online: {
        one: '{page}：一台 Wi-Fi 设备已恢复连接',
        many: '{page}：{count} 台 Wi-Fi 设备已恢复连接',
        line: '{name}：{at} 恢复连接，此前自 {since} 起离线。',
      },
    },
    guest: {
      online: {
        one: '{page}：有客人上线',
        many: '{page}：客人上线 {count} 次',
        line: '{guest} 于 {at} 上线。',
      },
      offline: {
        one: '{page}：一位客人已下线',
        many: '{page}：客人下线 {count} 次',
        line: '{guest} 于 {at} 下线。',
      },
    },
    member: {
      joined: {
        one: '{page}：有新成员加入',
        many: '{page}：{count} 位新成员加入',
        line: '{name} 于 {at} 接受了邀请。',
      },
      left: {
        one: '{page}：一位成员已离开',
        many: '{page}：{count} 位成员已离开',
        line: '{name} 自 {at} 起不再是成员。',
      },
    },
    plan: {
      ending: {
        one: '{page}：套餐即将到期',
        many: '{page}：{count} 条套餐到期提醒',
        line: '{name} 还剩 {days} 天，有效期至 {since}。{how}',
      },
      ended: {
        one: '{page}：套餐已到期',
        many: '{page}：套餐到期 {count} 次',
        line: '{name} 已到期。正在运行的内容会继续到 {since}，请在此之前续费。',
      },
      stopped: {
        one: '{page}：付费功能已停用',
        many: '{page}：付费功能已停用',
        line: '{name} 已于 {since} 到期。欢迎页仍可使用，没有删除任何内容。',
      },
      renewed: {
        one: '{page}：套餐已自动续费',
        many: '{page}：套餐已自动续费 {count} 次',
        line: '{name} 已续至 {since}，从余额支付 {money}。',
      },
      unrenewed: {
        one: '{page}：套餐未能自动续费',
        many: '{page}：{count} 次未能自动续费',
        line: '{name}：{how}',
      },
    },
    balance: {
      low: {
        one: '{page}：余额不足',
        many: '{page}：余额不足',
        line: '{at} 余额为 {money}。请充值，以免消息和套餐中断。',
      },
    },
    integration: {
      failing: {
        one: '{page}：一项集成出现故障',
        many: '{page}：{count} 项集成出现故障',
        line: '{name}：自 {since} 起出现故障。原因：{reason}',
      },
      recovered: {
        one: '{page}：一项集成已恢复正常',
        many: '{page}：{count} 项集成已恢复正常',
        line: '{name}：已于 {at} 恢复正常。',
      },
    },
  },
  digest: {
    title: '{page}：{day}',
    visits: '到访：{count}',
    guests: '客人数：{count}',
    newGuests: '新客人：{count}',
    contacts: '留下联系方式的新客人：{count}',
    offline: '曾离线的 Wi-Fi 设备：{names}',
    allOnline: '所有 Wi-Fi 设备全天正常。',
    nothing: '当天没有客人到访，也没有任何故障。',
  },
  test: {
    title: 'Portico 测试通知',
    push: '此浏览器可以收到通知。',
    mail: '这是一封测试邮件。本页面的通知会发送到此邮箱。',
  },
} as const satisfies Like<typeof source>
