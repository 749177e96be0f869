import { Button } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { EmptyCup } from '../../src/ui/art/EmptyCup.tsx'
import { ChoiceCards } from '../../src/ui/ChoiceCards.tsx'
import { Choices } from '../../src/ui/Choices.tsx'
import { CodeBlock } from '../../src/ui/CodeBlock.tsx'
import { confirm } from '../../src/ui/confirm.ts'
import { EmptyState } from '../../src/ui/EmptyState.tsx'
import { ErrorState } from '../../src/ui/ErrorState.tsx'
import { MoveButtons } from '../../src/ui/MoveButtons.tsx'
import { Notice } from '../../src/ui/Notice.tsx'
import { OneOf } from '../../src/ui/OneOf.tsx'
import { QrCode } from '../../src/ui/QrCode.tsx'
import { ReasonField } from '../../src/ui/ReasonField.tsx'
import { Card } from '../../src/ui/Screen.tsx'
import { Section } from '../../src/ui/Section.tsx'
import { SideDrawer } from '../../src/ui/SideDrawer.tsx'
import { SkeletonCards } from '../../src/ui/Skeletons.tsx'
import { Stat } from '../../src/ui/Stat.tsx'
import { CountBadge, LiveDot, Tag } from '../../src/ui/Tag.tsx'
import { ViewTabs } from '../../src/ui/ViewTabs.tsx'

const TONES = ['good', 'warn', 'bad', 'info', 'quiet'] as const
const WAYS = ['email', 'sms', 'zalo'] as const
type Way = (typeof WAYS)[number]

export function Empty() {
  return (
    <EmptyState art={<EmptyCup />} title="Chưa có khách nào" text="Khách đầu tiên sẽ hiện ở đây." level={3}>
      <Button>Thử ngay</Button>
    </EmptyState>
  )
}

export function Failure() {
  return <ErrorState error={new Error('away')} onRetry={() => undefined} isBoxed />
}

export function Notices() {
  return (
    <>
      <Notice>Sân vườn mất kết nối từ 19:40.</Notice>
      <Notice tone="bad">Chưa gửi được thư. Hãy kiểm tra mật khẩu SMTP.</Notice>
    </>
  )
}

export function Tags() {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 10, alignItems: 'center' }}>
      {TONES.map((tone) => (
        <Tag key={tone} tone={tone} hasDot>
          {tone}
        </Tag>
      ))}
      <CountBadge count={7} />
      <LiveDot isOn label="Trực tiếp" />
    </div>
  )
}

export function Figures() {
  return (
    <Card>
      <Stat label="Lượt ghé 7 ngày qua" value={704} before={{ value: 741, when: 'so với 7 ngày trước đó' }} />
    </Card>
  )
}

export function Sections() {
  return (
    <Section title="Địa điểm" text="Khách đọc tên này trên trang chào.">
      <Button>Lưu</Button>
    </Section>
  )
}

export function Cards() {
  const [way, setWay] = useState<Way>('sms')
  const choices = WAYS.map((value) => ({ value, label: value, text: 'Mã gồm sáu chữ số' }))
  return <ChoiceCards label="Gửi mã qua" choices={choices} value={way} onChange={setWay} />
}

export function Several() {
  const [ways, setWays] = useState<Way[]>(['zalo'])
  return <Choices label="Được nhắn qua" options={WAYS} labelOf={(way) => way} values={ways} onChange={setWays} />
}

export function Tabs() {
  const [view, setView] = useState<'list' | 'board'>('list')
  const views = [
    { value: 'list' as const, label: 'Danh sách' },
    { value: 'board' as const, label: 'Bảng giai đoạn' },
  ]
  return <ViewTabs label="Cách xem" views={views} value={view} onChange={setView} />
}

export function Code() {
  return (
    <CodeBlock
      label="Đoạn lệnh"
      code={'/radius add service=hotspot address=192.0.2.1 secret=…'}
      fileName="portico.rsc"
    />
  )
}

export function Qr() {
  return <QrCode text="https://example.test/w/abc" label="Mã QR" />
}

export function Order() {
  return <MoveButtons labels={{ up: 'Lên', down: 'Xuống' }} isFirst isLast={false} onMove={() => undefined} />
}

export function Loading() {
  return <SkeletonCards />
}

/** What opens above a screen, by its button. */
export function Overlays() {
  const [isOpen, setOpen] = useState(false)
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 10 }}>
      <Button onClick={() => setOpen(true)}>Mở ngăn bên</Button>
      <Button
        variant="default"
        onClick={() =>
          void confirm({ title: 'Xóa “Sân vườn”?', text: 'Không thể hoàn tác.', confirm: 'Xóa', isDanger: true })
        }
      >
        Hỏi trước khi xóa
      </Button>
      <SideDrawer opened={isOpen} onClose={() => setOpen(false)} title="Sân vườn" subtitle="RADIUS · MikroTik">
        <p style={{ padding: 24 }}>Liên lạc gần nhất: 2 phút trước.</p>
      </SideDrawer>
    </div>
  )
}

/** One of a few, in the browser's own list, and why something is done. */
export function Reasons() {
  const [days, setDays] = useState(7)
  const form = useForm({ initialValues: { reason: '' } })
  const options = [
    { value: 7, label: '7 ngày' },
    { value: 30, label: '30 ngày' },
  ]
  return (
    <>
      <OneOf label="Thời hạn" options={options} value={days} onChange={setDays} />
      <ReasonField form={form} />
    </>
  )
}
