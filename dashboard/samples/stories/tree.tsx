import { useState } from 'react'
import { IconDeviceMobileMessage, IconFileText, IconMessage, IconMoodSmile } from '@tabler/icons-react'
import { BranchTree } from '../../src/ui/tree/BranchTree.tsx'
import type { TreeNode } from '../../src/ui/tree/treeNode.ts'

const icon = { size: 19, stroke: 1.7, 'aria-hidden': true }
const SIGN_IN: TreeNode[] = [
  {
    id: 'start',
    title: 'Khách kết nối Wi-Fi của quán',
    isFixed: true,
    branches: [{ id: 'back', label: 'Đã đăng nhập trong 7 ngày gần đây', leadsTo: { label: 'Vào mạng' } }],
  },
  { id: 'terms', title: 'Điều khoản', icon: <IconFileText {...icon} /> },
  {
    id: 'code',
    title: 'Mã xác thực số điện thoại',
    text: '5 Mbps · 2 giờ',
    icon: <IconDeviceMobileMessage {...icon} />,
    isBad: true,
    branches: [{ id: 'zalo', label: 'Không gửi được bằng SMS', leadsTo: { label: 'Zalo ZNS' } }],
  },
  { id: 'online', title: 'Vào mạng', isFixed: true },
]
const AFTER_VISIT: TreeNode[] = [
  {
    id: 'ask',
    title: 'Hỏi khách thấy thế nào',
    note: '48 đã qua',
    icon: <IconMoodSmile {...icon} />,
    branches: [
      {
        id: 'good',
        label: 'Từ 4 sao trở lên',
        canGrow: true,
        nodes: [{ id: 'thanks', title: 'Cảm ơn, mời viết đánh giá', icon: <IconMessage {...icon} /> }],
      },
      {
        id: 'bad',
        label: 'Dưới 4 sao',
        canGrow: true,
        nodes: [
          { id: 'sorry', title: 'Xin lỗi khách', icon: <IconMessage {...icon} /> },
          { id: 'call', title: 'Nhắc quản lý gọi lại' },
        ],
        leadsTo: { label: 'Khách tiềm năng' },
      },
    ],
  },
  { id: 'end', title: 'Kết thúc', isFixed: true },
]

/** A way with exits, as a login flow is; and one that forks, with steps on each branch. */
export function Ways() {
  const [chosen, choose] = useState('code')
  const adding = { addLabel: (before = '') => `Thêm bước sau “${before}”`, onAdd: () => undefined }
  return (
    <>
      <BranchTree label="Luồng đăng nhập" nodes={SIGN_IN} chosenId={chosen} onChoose={choose} {...adding} />
      <hr />
      <BranchTree label="Sau lượt ghé" nodes={AFTER_VISIT} chosenId={chosen} onChoose={choose} {...adding} />
    </>
  )
}
