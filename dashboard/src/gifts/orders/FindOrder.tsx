import { useState, type FormEvent } from 'react'
import { Button, TextInput } from '@mantine/core'
import { IconScan } from '@tabler/icons-react'
import { giftExchanges, type Exchange } from '@portico/contract/gifts/exchanges.ts'
import { api } from '../../core/api.ts'
import { useSend } from '../../core/useSend.ts'
import { useText } from '../../core/useText.ts'
import { notify } from '../../ui/toasts.ts'
import { canScan, Scanner } from './Scanner.tsx'
import css from './counter.module.css'

/** The guest's code: scanned where the device can, typed everywhere. */
export function FindOrder({ onFound }: { onFound: (order: Exchange) => void }) {
  const t = useText('gifts.counter')
  const { send } = useSend()
  const [code, setCode] = useState('')
  const [isScanning, setScanning] = useState(false)

  async function find(typed: string) {
    if (!typed.trim()) return
    const found = await send(() => api(giftExchanges.find, { params: { code: typed.trim().slice(-300) } }))
    if (!found) return
    onFound(found)
    setCode('')
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    void find(code)
  }

  return (
    <div className={css.finder}>
      <form onSubmit={submit}>
        <TextInput
          label={t('code')}
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          size="lg"
        />
        <Button type="submit" size="lg" variant="default">
          {t('find')}
        </Button>
        {canScan() && (
          <Button
            type="button"
            size="lg"
            leftSection={<IconScan size={20} aria-hidden />}
            onClick={() => setScanning(!isScanning)}
          >
            {t(isScanning ? 'stopScan' : 'scan')}
          </Button>
        )}
      </form>
      {isScanning && (
        <Scanner
          onRead={(text) => {
            setScanning(false)
            void find(text)
          }}
          onFailed={() => {
            setScanning(false)
            notify({ kind: 'bad', text: t('noCamera') })
          }}
        />
      )}
    </div>
  )
}
