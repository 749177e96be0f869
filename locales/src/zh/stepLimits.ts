import type { stepLimits as source } from '../vi/stepLimits.ts'
import type { Like } from '../languages.ts'

// How fast and how long guests are online after a step.
export const stepLimits = {
  title: '速度与时间',
  lead: '适用于完成此步骤的客人。后面的步骤优先。',
  down: '下载',
  up: '上传',
  byDevice: '设备默认',
  speedHint: '留空使用设备默认值，0 表示不限。',
  time: '上网时间',
  unit: '时间单位',
  minutes: '分钟',
  hours: '小时',
  days: '天',
  extend: '客人可自行加时',
  extendMinutes: '每次增加',
  extendTimes: '次数',
  says: {
    both: '客人可用 {speed}，{time}。',
    speed: '客人可用 {speed}，时间按设备设置。',
    time: '客人可用 {time}，速度按设备设置。',
    none: '速度和时间按设备设置。',
  },
  speed: '{speed} Mbps',
  unlimited: '不限速',
  once: 'Portico 会按各品牌的方式下发到设备。',
} satisfies Like<typeof source>
