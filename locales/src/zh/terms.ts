import type { terms as source } from '../vi/terms.ts'
import type { Like } from '../languages.ts'

export const terms = {
  title: '使用条款',
  intro: '简短明了：这是您与本 Portico 服务器运营方之间的约定。',
  service: {
    title: '服务',
    text: 'Portico 帮助您的店铺通过 Wi-Fi 迎接并了解客人。本服务器由独立的运营方管理；有关账号的问题请联系他们。',
  },
  account: {
    title: '您的账号',
    text: '请填写真实姓名和有效的联系方式，妥善保管密码；如怀疑他人使用您的账号，请立即告知我们。',
  },
  guests: {
    title: '客人的数据',
    text: '客人在您店铺留下的数据由您负责。只收集必要的信息并说明用途，仅在客人同意后发送消息，并按个人信息保护法律的要求删除客人要求删除的内容。',
  },
  use: {
    title: '合理使用',
    text: '只连接您有权管理的网络和店铺。不得利用本服务传播违法内容、骚扰他人或损害系统。',
  },
  liability: {
    title: '责任',
    text: '服务按现状提供。运营方会尽力保持运行，但不保证始终不间断。',
  },
  end: {
    title: '终止',
    text: '您可以随时停止使用。违反本条款的账号可能会被暂停。',
  },
} as const satisfies Like<typeof source>
