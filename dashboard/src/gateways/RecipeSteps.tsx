import { gateways, type Gateway } from '@portico/contract/gateways.ts'
import { useReply } from '../core/keys.ts'
import { useText } from '../core/useText.ts'
import { CodeBlock } from '../ui/CodeBlock.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { SkeletonBlock } from '../ui/Skeletons.tsx'
import { KeysBar } from './KeysBar.tsx'
import { PhoneRecipe } from './PhoneRecipe.tsx'
import css from './gateways.module.css'

/** What to do at the device, with its own values. */
export function RecipeSteps({ device }: { device: Gateway }) {
  const t = useText('gateways')
  // It holds secrets, so it leaves memory when the screen closes.
  const query = useReply(gateways.recipe, { params: { nas_id: device.nas_id } }, { gcTime: 0, staleTime: 0 })
  if (query.error) return <ErrorState error={query.error} onRetry={() => query.refetch()} />
  if (!query.data) return <SkeletonBlock height={320} />
  return (
    <>
      <KeysBar device={device} isHidden={query.data.isHidden} onMade={() => void query.refetch()} />
      <PhoneRecipe device={device} />
      <ol className={css.steps}>
        {query.data.steps.map((step, i) => (
          <li key={step.text}>
            <span className={css.number} aria-hidden>
              {i + 1}
            </span>
            <div className={css.step}>
              <p>{step.text}</p>
              {step.code && (
                <CodeBlock
                  code={step.code}
                  fileName={step.fileName}
                  label={step.fileName ?? t('recipe.code', { number: i + 1 })}
                />
              )}
            </div>
          </li>
        ))}
      </ol>
    </>
  )
}
