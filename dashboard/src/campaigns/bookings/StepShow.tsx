import { ActionIcon, Button, NumberInput, Select, TextInput } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { campaigns } from '@portico/contract/campaigns.ts'
import { BOOKING_TYPES, VARIANTS } from '@portico/contract/campaigns/kinds.ts'
import { pageTemplates } from '@portico/contract/templates.ts'
import { useReply } from '../../core/keys.ts'
import { useAllows } from '../../core/rights.ts'
import { useText } from '../../core/useText.ts'
import { useWholeList } from '../../core/useWholeList.ts'
import { ChoiceCards } from '../../ui/ChoiceCards.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Thumb } from '../Thumb.tsx'
import type { ChangePlan, Plan } from './plan.ts'
import fields from '../../ui/editor/fields.module.css'
import css from './plan.module.css'

type Props = { plan: Plan; change: ChangePlan }
type Variant = Plan['variants'][number]
const NEWEST = { isArchived: 'false', sort: 'updatedAt', order: 'desc' } as const

/** What is shown: one advert or several to compare, or another look. */
export function StepShow({ plan, change }: Props) {
  const t = useText('wifiCampaigns')
  return (
    <div className={css.fields}>
      <TextInput
        label={t('name')}
        description={t('nameHelp')}
        required
        maxLength={80}
        value={plan.name}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <ChoiceCards
        label={t('type.label')}
        value={plan.type}
        choices={BOOKING_TYPES.map((value) => ({
          value,
          label: t(`type.${value}.name`),
          text: t(`type.${value}.text`),
        }))}
        onChange={(type) => change({ type }, '')}
      />
      {plan.type === 'design' && <Notice>{t('type.designOrder')}</Notice>}
      <Variants plan={plan} change={change} />
      {plan.type !== 'design' && (
        <TextInput
          label={t('redirectUrl')}
          description={t('redirectHelp')}
          type="url"
          inputMode="url"
          maxLength={500}
          value={plan.redirectUrl}
          onChange={(event) => change({ redirectUrl: event.currentTarget.value.trim() })}
        />
      )}
    </div>
  )
}

function Variants({ plan, change }: Props) {
  const t = useText('wifiCampaigns')
  const isDesign = plan.type === 'design'
  const shown: Variant[] =
    plan.variants.length > 0 ? plan.variants : [{ id: 'a', creativeId: null, templateId: null, share: 50 }]
  const free = VARIANTS.find((id) => !shown.some((one) => one.id === id))
  const put = (at: number, patch: Partial<Variant>) => change({ variants: shown.with(at, { ...shown[at]!, ...patch }) })
  return (
    <fieldset className={css.set}>
      <legend>{t(isDesign ? 'variants.designs' : 'variants.label')}</legend>
      {shown.map((variant, at) => (
        <div key={variant.id} className={css.variant}>
          <WhatToShow variant={variant} isDesign={isDesign} onChange={(patch) => put(at, patch)} />
          {shown.length > 1 && (
            <>
              <NumberInput
                className={css.share}
                label={t('variants.share')}
                min={1}
                max={100}
                value={variant.share}
                allowDecimal={false}
                onChange={(share) => typeof share === 'number' && put(at, { share })}
              />
              <ActionIcon
                variant="subtle"
                color="gray"
                size={40}
                aria-label={t('variants.remove', { name: variant.id.toUpperCase() })}
                onClick={() => change({ variants: shown.toSpliced(at, 1) }, '')}
              >
                <IconX size={17} aria-hidden />
              </ActionIcon>
            </>
          )}
        </div>
      ))}
      <div>
        {free && (
          <Button
            size="compact-sm"
            variant="light"
            leftSection={<IconPlus size={15} aria-hidden />}
            onClick={() =>
              change({ variants: [...shown, { id: free, creativeId: null, templateId: null, share: 50 }] }, '')
            }
          >
            {t('variants.add')}
          </Button>
        )}
      </div>
      {shown.length > 1 && <p className={fields.help}>{t('variants.help')}</p>}
    </fieldset>
  )
}

type WhatProps = { variant: Variant; isDesign: boolean; onChange: (patch: Partial<Variant>) => void }

function WhatToShow({ variant, isDesign, onChange }: WhatProps) {
  const t = useText('wifiCampaigns')
  const mayReadTemplates = useAllows('template:read')
  const label = t('variants.variant', { name: variant.id.toUpperCase() })
  const creatives = useWholeList(campaigns, NEWEST, { isEnabled: !isDesign })
  const looks = useReply(pageTemplates.list, {}, { isEnabled: isDesign && mayReadTemplates })
  const chosen = creatives.rows.find(({ id }) => id === variant.creativeId)
  const rows = isDesign
    ? looks.data?.rows.filter(({ version }) => version > 0)
    : creatives.loading
      ? undefined
      : creatives.rows
  if (rows?.length === 0)
    return (
      <p className={fields.help}>
        {t(isDesign ? 'variants.noLooks' : 'variants.none')}{' '}
        <Link to={isDesign ? '/dashboard/templates' : '/dashboard/campaign'}>
          {t(isDesign ? 'variants.toLooks' : 'empty.toCampaigns')}
        </Link>
      </p>
    )
  return (
    <>
      {!isDesign && chosen && <Thumb design={chosen.design} isSmall />}
      <Select
        className={css.grow}
        label={label}
        placeholder={t('variants.choose')}
        searchable
        data={(rows ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        value={(isDesign ? variant.templateId : variant.creativeId) ?? null}
        onChange={(id) => onChange(isDesign ? { templateId: id } : { creativeId: id })}
      />
    </>
  )
}
