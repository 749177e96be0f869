import type { campaignGallery as source } from '../vi/campaignGallery.ts'
import type { Like } from '../languages.ts'

export const campaignGallery = {
  opening: {
    name: '开业',
    heading: '新店开业，欢迎来尝鲜！',
    body: '开业首周，所有饮品八折。点单时出示此页面即可。',
  },
  'happy-hour': {
    name: '欢乐时光',
    heading: '14–16 点：两人同行，一人免单',
    body: '带上一位朋友，第二杯我们请。周一至周五，所有茶和咖啡均可参加。',
  },
  tet: {
    name: '春节',
    heading: '新春快乐，红包等您来抽',
    body: '消费满 100,000 ₫，即可在柜台抽一个红包，个个有礼。春节期间照常营业。',
  },
  review: {
    name: '请求评价',
    heading: '今天您对我们满意吗？',
    body: '只需轻点一下，每条回答我们都会看。',
    question: '您给几颗星？',
    action: '在 Google 上写几句',
  },
  app: {
    name: '下载应用',
    heading: '点单不用排队',
    body: '下载本店应用，到店前先点好。应用内首单半价。',
    action: '下载应用',
  },
  'lucky-draw': {
    name: '幸运抽奖',
    heading: '本周谁会中奖？',
    body: '每周六抽出三份奖品。点击参加，中奖后我们会通知您。',
    action: '我要参加',
  },
  birthday: {
    name: '生日',
    heading: '您过生日，蛋糕我们请',
    body: '生日当周带朋友来，即送一份蛋糕。告诉店员一声就好。',
  },
  weekend: {
    name: '周末',
    heading: '本周末有现场音乐',
    body: '周六晚 8 点起，就在庭院。好位置很快订满，请提前预订。',
    action: '我要订位',
  },
  'rainy-day': {
    name: '下雨天',
    heading: '下雨了，多坐一会儿吧',
    body: '雨还在下，第二杯热饮就打七折。慢慢坐，雨停再走。',
  },
  'new-dish': {
    name: '新品',
    heading: '厨房刚上新',
    body: '本周点新品，送一杯冰柠檬茶。',
    question: '您想先尝哪一样？',
    one: '咸点',
    two: '甜点',
    three: '饮品',
  },
  'stamp-card': {
    name: '集章卡',
    heading: '喝满七杯，第八杯我们请',
    body: '在柜台领取集章卡，每杯盖一个章。永不过期，谁用都行。',
  },
  thanks: {
    name: '感谢熟客',
    heading: '谢谢您再次光临',
    body: '熟客就是家人。这次请您一份小食，到柜台任选。',
  },
} as const satisfies Like<typeof source>
