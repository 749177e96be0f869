import type { flowProblems as source } from '../vi/flowProblems.ts'
import type { Like } from '../languages.ts'

// What keeps a login flow from being published.
export const flowProblems = {
  problem: {
    empty: '此流程还没有步骤。请至少添加一个，让客人能够上网。',
    'repeated-id': '有两个步骤重复。请删除其中一个后重新添加。',
    'terms-late': '条款必须放在所有询问客人的步骤之前。',
    'terms-repeated': '条款步骤只需要一个。',
    'no-questions': '此步骤还没有问题。',
    'no-options': '选择题至少需要两个选项。',
    'repeated-question': '有两个问题重复。请删除其中一个后重新添加。',
    'mapping-type': '保存为手机号或邮箱的问题必须使用相应的类型。',
    'no-code-way': '请至少选择一种发送验证码的方式。',
    'code-way-unconnected': '有一种发送验证码的方式尚未连接。请在“集成”中连接，或取消选择。',
    'code-way-unfit': '有一种发送验证码的方式不适用于此步骤。',
    'no-password': '还没有设置客人使用的密码。',
    'no-offers': '请至少选择一个 Wi-Fi 套餐。',
    'offer-gone': '有 Wi-Fi 套餐已停售。请移除它，或在“上网码”中重新启用。',
    'purchase-unconnected': '还没有收款账户，请在“Wi-Fi 销售”中连接。',
    'sign-in-unconnected': '此登录方式尚未连接。请在“集成”中连接。',
    'no-video': '还没有可显示的视频、图片或文字。',
    'video-plan': '当前套餐不含视频。请使用图片，或升级套餐。',
    'skip-late': '可跳过的时间比视频还长。',
    'one-tap-early': '后面还有步骤，这里的“连接”按钮并不会让客人上网。请把“一键上网”移到最后，或更改按钮文字。',
  },
} satisfies Like<typeof source>
