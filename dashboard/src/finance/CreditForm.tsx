import { useState } from 'react'
import { FileInput } from '@mantine/core'
import { adminCredits, MOST_PROOF_BYTES, PROOF_TYPES } from '@portico/contract/finance/credits.ts'
import { api } from '../core/api.ts'
import { shrinkPicture } from '../core/shrinkPicture.ts'
import { useSaved } from '../core/useSaved.ts'
import { useFormat } from '../core/useFormat.ts'
import { useText } from '../core/useText.ts'
import { ScaledField, TextField } from '../ui/fields.tsx'
import { ReasonField } from '../ui/ReasonField.tsx'
import { ResourceForm } from '../ui/ResourceForm.tsx'
import { numberMarks } from '../ui/numberMarks.ts'

type Props = { opened: boolean; onClose: () => void; onDone: () => Promise<unknown> }
type Values = { owner: string; amount: number | null; reason: string }
type Proof = { name: string; base64: string }
const schema = async () => (await import('@portico/contract/finance/credits.ts')).adminCredits.create.body
const NO_PROOF: Proof = { name: '', base64: '' }
const EMPTY: Values = { owner: '', amount: null, reason: '' }

/** Credits a balance by hand: whose, how much, why, and the bank's receipt. */
export function CreditForm({ opened, onClose, onDone }: Props) {
  const t = useText('finance.credits')
  const { locale } = useFormat()
  const saved = useSaved()
  const [key, renew] = useState(() => crypto.randomUUID())
  const proof = useProof()
  return (
    <ResourceForm
      opened={opened}
      onClose={onClose}
      title={t('add')}
      schema={schema}
      initialValues={EMPTY}
      toBody={(values: Values) => ({ ...values, key, proof: proof.value ?? NO_PROOF })}
      submitLabel={t('save')}
      save={async (body) => {
        await saved('created', () => api(adminCredits.create, { body }))
        renew(crypto.randomUUID())
        await proof.choose(null)
        onClose()
        await onDone()
      }}
    >
      {(form) => (
        <>
          <TextField
            form={form}
            name="owner"
            label={t('owner')}
            description={t('ownerHelp')}
            maxLength={128}
            withAsterisk
          />
          <ScaledField
            form={form}
            name="amount"
            label={t('amount')}
            description={t('amountHelp')}
            per={1}
            {...numberMarks(locale)}
          />
          <ReasonField form={form} />
          <ProofField proof={proof} />
        </>
      )}
    </ResourceForm>
  )
}

type ProofState = ReturnType<typeof useProof>

/** The chosen file, made small enough to travel. */
function useProof() {
  const t = useText('finance.credits')
  const [file, setFile] = useState<File | null>(null)
  const [value, setValue] = useState<Proof>()
  const [problem, setProblem] = useState<string>()
  async function choose(chosen: File | null) {
    setFile(chosen)
    setValue(undefined)
    setProblem(undefined)
    if (!chosen) return
    const bytes = chosen.type.startsWith('image/') ? await shrinkPicture(chosen, MOST_PROOF_BYTES) : chosen
    if (bytes.size > MOST_PROOF_BYTES) return setProblem(t('proofTooLarge'))
    setValue({ name: chosen.name.slice(-120), base64: await base64Of(bytes) })
  }
  return { file, value, problem, choose }
}

function ProofField({ proof: { file, problem, choose } }: { proof: ProofState }) {
  const t = useText('finance.credits')
  return (
    <FileInput
      label={t('proof')}
      description={t('proofHelp')}
      accept={PROOF_TYPES.join(',')}
      value={file}
      error={problem}
      clearable
      clearButtonProps={{ 'aria-label': t('proofRemove') }}
      placeholder={t('proofChoose')}
      onChange={(next) => void choose(next)}
      withAsterisk
    />
  )
}

async function base64Of(bytes: Blob): Promise<string> {
  const all = new Uint8Array(await bytes.arrayBuffer())
  let text = ''
  // In pieces: a call takes only so many arguments.
  for (let at = 0; at < all.length; at += 8192) text += String.fromCodePoint(...all.subarray(at, at + 8192))
  return btoa(text)
}
