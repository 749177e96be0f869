import { useForm } from '@mantine/form'
import { IconMenu2, IconPencil, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import type { Language } from '@portico/locales/languages.ts'
import { CardShelf } from '../../src/ui/CardShelf.tsx'
import { MomentField } from '../../src/ui/dates/MomentField.tsx'
import { TimeField } from '../../src/ui/dates/TimeField.tsx'
import { Definition } from '../../src/ui/Definition.tsx'
import { UndoButtons } from '../../src/ui/drafts/UndoButtons.tsx'
import { EditorFrame } from '../../src/ui/editor/EditorFrame.tsx'
import { LanguageTabs } from '../../src/ui/editor/LanguageTabs.tsx'
import { IconButton } from '../../src/ui/IconButton.tsx'
import { MenuItem } from '../../src/ui/MenuItem.tsx'
import { NewPasswordField } from '../../src/ui/PasswordField.tsx'
import { CardTools, LinkedCard } from '../../src/ui/PictureCard.tsx'
import { PlainButton } from '../../src/ui/plain/PlainButton.tsx'
import { PlainCheck, PlainField, PlainPassword } from '../../src/ui/plain/PlainField.tsx'
import { PopMenu } from '../../src/ui/PopMenu.tsx'
import { ProgressBar } from '../../src/ui/ProgressBar.tsx'
import { SecretField } from '../../src/ui/SecretField.tsx'
import { CafeDoor } from '../../src/ui/art/CafeDoor.tsx'
import { EmptyCup } from '../../src/ui/art/EmptyCup.tsx'
import { GrowingChart } from '../../src/ui/art/GrowingChart.tsx'
import { LoosePlug } from '../../src/ui/art/LoosePlug.tsx'
import { RouterArt } from '../../src/ui/art/RouterArt.tsx'
import { ElapsedTime, RelativeTime } from '../../src/ui/Times.tsx'
import { WholeWords } from '../../src/ui/WholeWords.tsx'
import { useFormat } from '../../src/core/useFormat.ts'

const icon = { size: 18, stroke: 1.7, 'aria-hidden': true } as const
const nothing = () => undefined
const GIFTS = [
  { id: '1', name: 'Cà phê sữa đá', text: '50 điểm · còn 12' },
  { id: '2', name: 'Bánh flan', text: '30 điểm · hết quà' },
]

/** Cards whose picture and name lead to one place, with tools, and a button for the rest. */
export function Shelf() {
  const list = { rows: GIFTS, count: 9, loading: false, error: null, hasMore: true, loadingMore: false }
  return (
    <CardShelf
      list={{ ...list, loadMore: nothing, reload: nothing }}
      empty={null}
      moreLabel={(left) => `Còn ${left} món quà`}
      renderCard={({ id, name, text }) => (
        <LinkedCard
          key={id}
          picture={<EmptyCup />}
          name={name}
          renderLink={({ children, ...props }) => (
            <a href={`#gift-${id}`} {...props}>
              {children}
            </a>
          )}
          actions={
            <CardTools>
              <IconButton label={`Sửa ${name}`} onClick={nothing}>
                <IconPencil {...icon} />
              </IconButton>
              <IconButton label={`Xóa ${name}`} onClick={nothing}>
                <IconTrash {...icon} />
              </IconButton>
            </CardTools>
          }
        >
          <p>{text}</p>
        </LinkedCard>
      )}
    />
  )
}

export function Menu() {
  return (
    <PopMenu label="Thêm việc" button={<IconMenu2 {...icon} />} width={220}>
      <MenuItem icon={<IconPencil {...icon} />} onClick={nothing}>
        Đổi tên
      </MenuItem>
      <MenuItem icon={<IconTrash {...icon} />} onClick={nothing}>
        Xóa
      </MenuItem>
    </PopMenu>
  )
}

/** Fields of the sign-in, which need no library. */
export function Plain() {
  return (
    <div style={{ display: 'grid', gap: 16, maxWidth: 400 }}>
      <PlainField label="E-mail hoặc số điện thoại" problem="Nhập e-mail hoặc số điện thoại của bạn." />
      <PlainPassword label="Mật khẩu" autoComplete="off" />
      <PlainCheck label="Ghi nhớ đăng nhập" defaultChecked />
      <PlainButton size="md">Đăng nhập</PlainButton>
      <PlainButton size="md" isBusy>
        Đang đăng nhập
      </PlainButton>
      <PlainButton look="default">Để sau</PlainButton>
    </div>
  )
}

export function Secrets() {
  const form = useForm({ mode: 'uncontrolled', initialValues: { password: '', token: '' } })
  return (
    <div style={{ display: 'grid', gap: 16, maxWidth: 400 }}>
      <NewPasswordField form={form} name="password" label="Mật khẩu mới" />
      <SecretField form={form} name="token" label="Khóa bí mật" isKnown />
    </div>
  )
}

export function Clock() {
  const [time, setTime] = useState('07:30')
  return <TimeField label="Mở cửa lúc" value={time} onChange={setTime} />
}

export function Moment() {
  const [at, setAt] = useState<string | undefined>('2026-11-21T00:30:00.000Z')
  return <MomentField label="Bắt đầu lúc" value={at} onChange={setAt} />
}

export function Progress() {
  return <ProgressBar value={3} max={8} label="Đã nhập 3 trên 8" />
}

export function Meaning() {
  return (
    <p>
      Khách quay lại <Definition of="Khách quay lại">Khách đã ghé ít nhất một lần trước khoảng ngày này.</Definition>
    </p>
  )
}

/** How long ago, how long since; and a line that never breaks inside “Wi-Fi”. */
export function Clocks() {
  const format = useFormat()
  const [at] = useState(() => new Date(Date.now() - 125_000).toISOString())
  return (
    <p>
      <RelativeTime at={at} format={format} /> · <ElapsedTime since={at} format={format} /> ·{' '}
      <WholeWords text="Khách vào Wi-Fi" />
    </p>
  )
}

export function Drawings() {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24 }}>
      <EmptyCup />
      <CafeDoor />
      <GrowingChart />
      <LoosePlug />
      <RouterArt />
    </div>
  )
}

/** An editor with its history and language, beside what guests see. */
export function Editor() {
  const [language, setLanguage] = useState<Language>('vi')
  return (
    <EditorFrame
      bar={<UndoButtons canUndo canRedo={false} undo={nothing} redo={nothing} />}
      preview={<p>Khách thấy: Chào mừng bạn đến quán</p>}
    >
      <LanguageTabs value={language} missing={['zh', 'fr']} onChange={setLanguage} />
      <PlainField label="Tiêu đề" defaultValue="Chào mừng bạn đến quán" />
    </EditorFrame>
  )
}
