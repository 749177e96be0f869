import { useQuery } from '@tanstack/react-query'
import { gateways, type Gateway } from '@portico/contract/gateways.ts'
import { api } from '../core/api.ts'
import { currentLanguage } from '../core/language.ts'
import { usePage } from '../core/page.ts'
import { useText } from '../core/useText.ts'
import { CodeBlock } from '../ui/CodeBlock.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { SideDrawer } from '../ui/SideDrawer.tsx'
import { SkeletonBlock } from '../ui/Skeletons.tsx'
import { useLast } from '../ui/useLast.ts'
import { ContactBanner } from './ContactBanner.tsx'
import css from './gateways.module.css'

type Props = { device: Gateway | undefined; onClose: () => void }

/** How to set a device up, step by step, with its own values; says the moment it is heard of. */
export function RecipeDrawer({ device, onClose }: Props) {
  const t = useText('gateways')
  const shown = useLast(device)
  return (
    <SideDrawer
      opened={device !== undefined}
      onClose={onClose}
      title={t('recipe.title', { name: shown?.name ?? '' })}
      subtitle={t('recipe.lead')}
      width={760}
    >
      {shown && (
        <div className={css.recipe}>
          <ContactBanner key={shown.nas_id} device={device ?? shown} />
          <Steps nasId={shown.nas_id} />
        </div>
      )}
    </SideDrawer>
  )
}

function Steps({ nasId }: { nasId: string }) {
  const t = useText('gateways')
  const pageId = usePage((state) => state.pageId)
  const query = useQuery({
    queryKey: [gateways.recipe.path, pageId, nasId, currentLanguage()],
    queryFn: ({ signal }) => api(gateways.recipe, { params: { nas_id: nasId } }, signal),
    // It holds secrets: gone from memory as soon as nobody looks.
    gcTime: 0,
  })
  if (query.error) return <ErrorState error={query.error} onRetry={() => query.refetch()} />
  if (!query.data) return <SkeletonBlock height={320} />
  return (
    <>
      <p className={css.secret}>{t('recipe.secret')}</p>
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
