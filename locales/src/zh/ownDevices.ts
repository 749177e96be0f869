import type { ownDevices as source } from '../vi/ownDevices.ts'
import type { Like } from '../languages.ts'

export const ownDevices = {
  link: '添加电视或游戏机',
  title: '没有浏览器的设备',
  lead: '您的电视、游戏机或音箱可与您一起使用 {venue} 的 Wi-Fi，直到您的时间用完。',
  yours: '您的设备',
  check: '重新检查',
  add: '添加设备',
  name: '名称',
  nameHint: '例如：3 号房电视',
  mac: 'MAC 地址',
  macHint: '12 位数字和字母 A 到 F，写法不限：AC:9B:0A:12:34:56',
  where: '在哪里找 MAC 地址？',
  whereOf: {
    tv: '电视（三星、LG、索尼等）：设置 → 关于，或网络 → 网络状态。',
    console:
      '游戏机：PlayStation 在 设置 → 网络 → 连接状态；Xbox 在 设置 → 网络 → 高级；任天堂 Switch 在 设置 → 互联网。',
    stick: 'Chromecast、Google TV、Fire TV、Apple TV：设置 → 系统或网络 → 关于。',
    speaker: '音箱、打印机：底部标签、包装盒上，或其应用中。请用“Wi-Fi”地址，不要用“蓝牙”或“LAN”地址。',
  },
  addButton: '允许设备上网',
  remove: '移除 {name}',
  again: '再次允许',
  most: '{count, plural, other {每位客人最多可同时使用 # 台设备。移除一台后可再添加。}}',
  added: {
    address: '已添加。请打开设备并选择此 Wi-Fi；如果已经选择，请关闭设备的 Wi-Fi 再打开。',
    order: '已添加。请打开设备并选择此 Wi-Fi，几秒后即可上网。',
  },
  removed: '已移除，设备已断网。',
  'remove-failed': '已移除，但 Wi-Fi 暂未断开该设备。请关闭设备的 Wi-Fi。',
  state: {
    online: '在线',
    waiting: { address: '正在等待设备加入。如未加入，请关闭设备的 Wi-Fi 再打开', order: '正在接入' },
    unseen: 'Wi-Fi 尚未发现此设备。请打开设备、选择此 Wi-Fi，然后点“再次允许”',
    over: '时间已用完',
  },
  problem: {
    'name-missing': '请给设备起个名字。',
    'mac-missing': '请输入设备的 MAC 地址。',
    'mac-wrong': '地址不正确。MAC 地址由 12 位数字和字母 A 到 F 组成，例如 AC:9B:0A:12:34:56。',
    'mac-group': '这不是单台设备的地址，请再核对。',
    'mac-random': '这是随机地址，设备会自行更换。请在设备上关闭“私有地址”或“随机 MAC”，再填写真实地址。',
    'own-phone': '这是您正在使用的这台设备的地址。',
    taken: '无法添加此设备。请核对地址，或询问店员。',
    full: '您的设备数量已达上限。请移除一台后再试。',
    'code-full': '您的上网码已达设备上限。请向店员另取一个。',
    'venue-full': 'Wi-Fi 现在人满了，请几分钟后再试。',
    over: '您的时间快用完了。请重新连接后再添加设备。',
    'too-many': '尝试的地址过多。请稍等几分钟，或询问店员。',
  },
} as const satisfies Like<typeof source>
