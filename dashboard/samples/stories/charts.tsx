import { BarList } from '../../src/ui/charts/BarList.tsx'
import type { ChartData } from '../../src/ui/charts/chartData.ts'
import { Comeback } from '../../src/ui/charts/Comeback.tsx'
import { Donut } from '../../src/ui/charts/Donut.tsx'
import { Funnel } from '../../src/ui/charts/Funnel.tsx'
import { HeatMatrix } from '../../src/ui/charts/HeatMatrix.tsx'
import { NpsGauge } from '../../src/ui/charts/NpsGauge.tsx'
import { Sparkline } from '../../src/ui/charts/Sparkline.tsx'
import { TimeChart } from '../../src/ui/charts/TimeChart.tsx'

const VISITS = [42, 58, 39, 77, 104, 131, 96]
const row = (label: string, ...values: number[]) => ({ key: label, label, title: label, values })
const data = (rowsLabel: string, rows: ChartData['rows'], ...labels: string[]): ChartData => ({
  rowsLabel,
  rows,
  series: labels.map((label) => ({ key: label, label })),
  format: String,
})
const week = data(
  'Ngày',
  VISITS.map((visits, i) => row(`${14 + i}/11`, visits, Math.round(visits / 3))),
  'Khách quay lại',
  'Lần đầu',
)
const parts = data('Hệ điều hành', [row('iOS', 512), row('Android', 448), row('Windows', 31)], 'Máy')

export function Course() {
  return <TimeChart title="Lượt ghé" data={week} fileName="visits" />
}

export function Bars() {
  return <BarList title="Hệ điều hành" data={parts} fileName="systems" hasShare />
}

export function Ring() {
  return <Donut title="Hệ điều hành" data={parts} fileName="systems" whole="991" />
}

export function Steps() {
  const steps = data('Bước', [row('Mở trang chào', 900), row('Điền biểu mẫu', 720), row('Vào mạng', 680)], 'Khách')
  return <Funnel title="Từ trang chào đến Internet" data={steps} fileName="funnel" />
}

const hours = Array.from({ length: 24 }, (_, hour) =>
  row(`${hour} giờ`, ...[3, 2, 4, 5, 6, 9, 8].map((busy) => (hour < 7 || hour > 21 ? 0 : busy * (1 + (hour % 5))))),
)

export function BusyHours() {
  const byDay = data('Giờ', hours, 'T2', 'T3', 'T4', 'T5', 'T6', 'T7', 'CN')
  const nameOf = (spot: { row: number; series: number }) => `${byDay.series[spot.series]?.label}, ${spot.row} giờ`
  return <HeatMatrix title="Giờ đông khách" data={byDay} fileName="times" nameOf={nameOf} />
}

export function Recommending() {
  const votes = data('Nhóm', [row('Sẽ giới thiệu', 62), row('Lưng chừng', 20), row('Chưa hài lòng', 8)], 'Khách')
  return (
    <NpsGauge
      title="Mức giới thiệu"
      score={60}
      data={votes}
      fileName="nps"
      share={(value) => `${Math.round(value * 100)}%`}
    />
  )
}

export function Spark() {
  return <Sparkline values={VISITS} label="Lượt ghé 7 ngày qua" />
}

export function CameBack() {
  const comeback = {
    shown: { guests: 412, cameBack: 177 },
    heldOut: { guests: 46, cameBack: 12 },
    difference: 0.169,
    low: 0.019,
    high: 0.281,
  }
  const more = (points: string) => `Có tác dụng: thêm ${points} điểm phần trăm.`
  const words = { shown: 'Có tích điểm', heldOut: 'Nhóm đối chứng', more, less: more }
  return <Comeback comeback={comeback} words={words} />
}
