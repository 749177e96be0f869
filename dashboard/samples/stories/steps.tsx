import { useState } from 'react'
import { Button, TextInput } from '@mantine/core'
import { Stepper } from '../../src/ui/Stepper.tsx'

const STEPS = [
  { key: 'file', label: 'Chọn tệp' },
  { key: 'columns', label: 'Ghép cột' },
  { key: 'check', label: 'Xem lại' },
  { key: 'done', label: 'Nhập' },
] as const

/** Four steps, of which the second has a field. */
export function ImportSteps() {
  const [at, go] = useState<(typeof STEPS)[number]['key']>('columns')
  const [column, setColumn] = useState('Số điện thoại')
  const next = STEPS[STEPS.findIndex(({ key }) => key === at) + 1]
  return (
    <Stepper label="Nhập khách" steps={STEPS} at={at} onBack={go}>
      <div style={{ display: 'grid', gap: 16, padding: 24 }}>
        {at === 'columns' && (
          <TextInput label="Cột" value={column} onChange={(event) => setColumn(event.currentTarget.value)} />
        )}
        {next ? <Button onClick={() => go(next.key)}>{next.label}</Button> : <p>128 khách</p>}
      </div>
    </Stepper>
  )
}
