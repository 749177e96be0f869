import { useState } from 'react'
import { TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { GATEWAY_TYPES, type GatewayType } from '@portico/contract/gateways.ts'
import { useText } from '../core/useText.ts'
import { BrandArt } from './BrandArt.tsx'
import css from './wizard.module.css'

/** The first step: which brand stands in the venue. */
export function BrandPicker({ onPick }: { onPick: (type: GatewayType) => void }) {
  const t = useText('gateways')
  const [wanted, setWanted] = useState('')
  const fits = (type: GatewayType) =>
    `${t(`types.${type}.name`)} ${t(`types.${type}.text`)}`.toLowerCase().includes(wanted.trim().toLowerCase())
  const found = GATEWAY_TYPES.filter(fits)
  return (
    <div className={css.picker}>
      <TextInput
        aria-label={t('wizard.search')}
        placeholder={t('wizard.search')}
        leftSection={<IconSearch size={17} stroke={1.8} aria-hidden />}
        value={wanted}
        onChange={(event) => setWanted(event.currentTarget.value)}
        data-autofocus
      />
      <div className={css.brands}>
        {(found.length > 0 ? found : (['radius'] as const)).map((type) => (
          <button key={type} type="button" onClick={() => onPick(type)}>
            <BrandArt type={type} />
            <strong>{t(`types.${type}.name`)}</strong>
            <span>{t(`types.${type}.text`)}</span>
          </button>
        ))}
      </div>
      <p role="status" className={css.none}>
        {found.length === 0 && t('wizard.none')}
      </p>
    </div>
  )
}
