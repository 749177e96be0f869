import type { Like } from '../languages.ts'
import type { messageSettings as source } from '../vi/messageSettings.ts'

export const messageSettings = {
  title: '消息设置',
  lead: '免打扰时段，以及怎样让店铺的邮件不进垃圾箱。',
  quiet: {
    title: '免打扰时段',
    text: '在此时段内不发送任何活动消息，按店铺时区（{zone}）。',
    quietFrom: '从',
    quietTo: '到',
    law: '法律规定的禁发时段始终有效：22:00 至 6:00 不通过 Zalo 发送，越南境内 22:00 至 7:00 不发送广告短信。',
    none: '两个时间相同：店铺没有自己的免打扰时段，只遵守法律规定的时段。',
    save: '保存',
  },
  sender: {
    title: '您的邮件是否可信？',
    text: 'Gmail、Yahoo 等邮箱会拒收无法证明邮件归属的域名群发的邮件。',
    domain: '邮件域名',
    domainExample: 'moccafe.cn',
    domainHint: '店铺发件地址中 @ 后面的部分。',
    selector: 'DKIM 选择器',
    selectorHint: '由邮件服务商提供，例如 google 或 s1。',
    check: '检查',
    found: '现有记录：',
    name: '放置位置（TXT 记录）',
    wanted: '{kind} 的值',
    state: {
      fine: '正确',
      missing: '缺少',
      wrong: '有误',
      unreachable: '无法检查',
    },
    about: {
      spf: 'SPF：哪些服务器可以代表该域名发信。',
      dkim: 'DKIM：每封邮件上的签名。',
      dmarc: 'DMARC：两项都未通过的邮件如何处理。',
    },
    paste: {
      spf: '粘贴此值；如由服务商代发，请在 ~all 之前加入其“include”。每个域名只能有一条 SPF 记录。',
      dkim: '“p=”之后的完整内容由邮件服务商提供，请从那里复制。',
      dmarc: '粘贴此值；接收报告的地址可自行更改。',
    },
  },
  report: {
    title: '退信通知地址',
    text: '将它粘贴到邮件服务商的 webhook 设置中。服务商会报告不存在的地址和点击“垃圾邮件”的人，今后不再给他们发送。',
    made: '已生成',
    none: '尚未生成',
    make: '生成地址',
    renew: '生成新地址',
    renewTitle: '生成新地址？',
    renewText: '旧地址立即失效。请把新地址粘贴到邮件服务商。',
  },
} as const satisfies Like<typeof source>
