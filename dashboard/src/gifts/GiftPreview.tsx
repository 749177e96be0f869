import { useText } from '../core/useText.ts'
import type { ValueForm } from '../ui/fields.tsx'
import type { GiftValues } from './giftValues.ts'
import { useCost } from './useCost.ts'
import css from './gifts.module.css'

/** A gift as the guest's phone shows it. */
export function GiftPreview({ form }: { form: ValueForm<GiftValues> }) {
  const t = useText('gifts')
  const cost = useCost()
  form.useWatchValue('name')
  form.useWatchValue('description')
  form.useWatchValue('costValue')
  const { name, description, featuredImage, costValue, costUnit, stock } = form.getValues()
  return (
    <figure className={css.preview}>
      <figcaption>{t('preview')}</figcaption>
      <div className={css.phone}>
        {featuredImage && <img src={featuredImage} alt="" />}
        <b>{name || t('field.name')}</b>
        {description && <p>{description}</p>}
        <p>
          {cost(costValue, costUnit)}
          {stock !== null && ` · ${t('left', { count: String(stock) })}`}
        </p>
        <span className={css.get}>{t('redeem')}</span>
      </div>
    </figure>
  )
}
