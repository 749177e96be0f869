import type { automationRecipes as vi } from '../vi/automationRecipes.ts'
import type { Like } from '../languages.ts'

export const automationRecipes = {
  somebody: '您',
  welcome: {
    name: '欢迎新客人',
    subject: '感谢光临 {venue}',
    text: '{name}好，感谢您首次光临 {venue}。菜单和为您准备的优惠在这里：{home}',
  },
  comeBack: {
    name: '14 天后邀请客人再来',
    subject: '{venue} 想念您',
    text: '{name}好，好久不见。本周光临 {venue}，我们送您奖励积分：{home}',
  },
  birthday: {
    name: '生日祝福',
    subject: '{venue} 祝您生日快乐',
    text: '{name}好，祝您生日快乐！{venue} 送您 50 积分：{home}',
  },
  rescue: {
    name: '挽回差评',
    subject: '来自 {venue} 的歉意',
    text: '{name}好，很抱歉您在 {venue} 的体验不佳。我们的经理会联系您并妥善处理，您也可以在这里留言：{home}',
    notice: '有客人给了低分，请致电联系',
    note: '低分：致电道歉并询问原因',
  },
  review: {
    name: '邀请评价',
    subject: '您觉得 {venue} 怎么样？',
    text: '{name}好，感谢您第 {visits} 次光临 {venue}。您会给我们几颗星？{home}',
  },
} as const satisfies Like<typeof vi>
