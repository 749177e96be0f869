import type { recipes as source } from '../vi/recipes.ts'
import type { Like } from '../languages.ts'

export const recipes = {
  'opennds-install': '通过 SSH 登录 OpenWrt 路由器并安装 openNDS。',
  'opennds-settings': '粘贴以下内容，让 openNDS 把访客引导到您的欢迎页。',
  'opennds-agent': '安装小型代理程序，用来上报在线访客并接收断开指令。它只向外连接，不开放任何端口。',
  'opennds-start': '重启 openNDS 和代理程序，几秒后设备会变为绿色。',
  'join-and-look': '用手机连接此 Wi-Fi。欢迎页会自动打开，您会在在线访客中看到自己。',
  'radius-server': '在设备的 RADIUS 设置中，为认证和计费填写以下数值。',
  'radius-page': '将外部登录页设为此地址，并用设备自己的变量替换 <> 中的内容。',
  'radius-garden': '允许在登录前访问此地址（围墙花园）。',
  'radius-login': '设备自身登录页的地址，手机会把一次性密码提交到这里。必须与您在此填写的一致。',
  'radius-message-authenticator':
    '请在设备上启用 Message-Authenticator。为防伪造（BlastRADIUS），没有它的数据包会被忽略。',
  'radius-legacy': '此设备可以发送不带 Message-Authenticator 的数据包。请升级固件，然后改回“必需”。',
  'radius-test': '可在装有 radclient 的电脑上测试：陌生设备得不到回应，而此命令应收到 Access-Reject。',
} as const satisfies Like<typeof source>
