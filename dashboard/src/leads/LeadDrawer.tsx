import { Button } from '@mantine/core'
import type { Lead } from '@portico/contract/leads.ts'
import { openGuest } from '../core/openGuest.ts'
import { usePage } from '../core/page.ts'
import { useAllows } from '../core/rights.ts'
import { useSession } from '../core/session.ts'
import { useContractForm } from '../core/useContractForm.ts'
import { DrawerForm } from '../ui/DrawerForm.tsx'
import { FormDrawer } from '../ui/FormDrawer.tsx'
import { useLast } from '../ui/useLast.ts'
import { ContactLinks } from './ContactLinks.tsx'
import { History } from './History.tsx'
import type { LeadWords } from './leadColumns.tsx'
import { LeadFields, valuesOf, type LeadValues } from './LeadFields.tsx'
import { useLeadCommands } from './useLeadCommands.ts'
import { leadName } from './words.ts'
import css from './leads.module.css'
import { keysOf } from '@portico/contract/records.ts'

type Props = { lead: Lead | 'new' | null; words: LeadWords; onClose: () => void }

/** One lead: whom to reach, what is next, and what happened so far. */
export function LeadDrawer({ lead, words, onClose }: Props) {
  const { t } = words
  const shown = useLast(lead)
  const known = shown === 'new' ? undefined : shown
  return (
    <FormDrawer
      opened={lead !== null}
      onClose={onClose}
      title={known ? leadName(known, t) : t('add')}
      subtitle={known && t(`sources.${known.source}`)}
      width={600}
    >
      {shown && <Inside key={known?.id ?? 'new'} lead={known} words={words} onClose={onClose} />}
    </FormDrawer>
  )
}

type InsideProps = { lead: Lead | undefined; words: LeadWords; onClose: () => void }

function Inside({ lead, words, onClose }: InsideProps) {
  const { t } = words
  const pageId = usePage((state) => state.pageId)
  const mayWriteAll = useAllows('lead:write')
  const uid = useSession((state) => state.session?.id)
  const mayWork = useAllows('lead.assigned:write')
  const mayChange = mayWriteAll || (mayWork && (!lead || lead.ownerId === uid))
  const guestId = lead?.guestId
  return (
    <>
      {lead && (
        <div className={css.links}>
          <ContactLinks lead={lead} t={t} isFull={words.isFull} />
          {guestId && pageId && (
            <Button size="xs" variant="default" onClick={() => openGuest({ id: guestId, pageId })}>
              {t('action.guest')}
            </Button>
          )}
        </div>
      )}
      {mayChange ? (
        <Form lead={lead} words={words} mayAssign={mayWriteAll} onClose={onClose} />
      ) : (
        lead && <p className={css.still}>{lead.note}</p>
      )}
      {lead && <History lead={lead} words={words} mayWrite={mayChange} />}
    </>
  )
}

function Form({ lead, words, mayAssign, onClose }: InsideProps & { mayAssign: boolean }) {
  const { t, stages, people } = words
  const commands = useLeadCommands()
  const before = valuesOf(lead)
  const state = useContractForm({
    initialValues: before,
    schema: async () => (await import('@portico/contract/leads.ts')).leads.update.body,
    toBody: (values: LeadValues) => changedOf(values, lead ? before : undefined),
    async save(body) {
      if (lead) await commands.update(lead.id, { ...body, revision: lead.revision })
      else await commands.create(body)
      onClose()
    },
  })
  return (
    <DrawerForm state={state} submitLabel={t('save')}>
      <LeadFields
        form={state.form}
        t={t}
        stages={stages}
        people={people}
        hasContact={!lead || words.isFull}
        mayAssign={mayAssign}
      />
    </DrawerForm>
  )
}

/** Only what was changed: what is masked or may not be changed is never sent back. */
function changedOf(values: LeadValues, before: LeadValues | undefined): Partial<LeadValues> {
  const isChanged = (name: keyof LeadValues) =>
    before ? before[name] !== values[name] : values[name] !== '' && values[name] !== null
  return Object.fromEntries(
    keysOf<keyof LeadValues>(values)
      .filter(isChanged)
      .map((name) => [name, values[name]]),
  )
}
