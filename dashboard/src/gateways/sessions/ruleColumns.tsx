import type { AccessRule } from '@portico/contract/gateways/accessRules.ts'
import type { useText } from '../../core/useText.ts'
import type { Column } from '../../ui/column.ts'
import { GuestName } from '../../ui/GuestName.tsx'
import { Tag } from '../../ui/Tag.tsx'
import type { Format } from '../../ui/Times.tsx'
import { spellMac } from './spell.ts'
import css from './sessions.module.css'

/** What the two lists show of an entry. */
export function ruleColumns(t: ReturnType<typeof useText<'sessions'>>, format: Format): Column<AccessRule>[] {
  return [
    {
      key: 'who',
      label: t('lists.who'),
      card: 'title',
      sort: nameOfRule,
      cell: (rule) => (
        <span className={css.two}>
          <GuestName id={rule.guestId} name={nameOfRule(rule)} />
          <span className={css.small}>
            {[rule.mac && spellMac(rule.mac), rule.ownerName]
              .filter((part) => part && part !== nameOfRule(rule))
              .join(' · ')}
          </span>
        </span>
      ),
    },
    {
      key: 'kind',
      label: t('lists.kind'),
      card: 'corner',
      sort: (rule) => rule.kind,
      cell: (rule) => (
        <Tag tone={rule.kind === 'allow' ? 'good' : 'bad'} hasDot>
          {t(`lists.kinds.${rule.kind}`)}
        </Tag>
      ),
    },
    {
      key: 'until',
      label: t('lists.until'),
      sort: (rule) => rule.until ?? '9999',
      cell: (rule) => (rule.until ? format.date(rule.until) : t('lists.forever')),
    },
    {
      key: 'reason',
      label: t('lists.reason'),
      cell: (rule) => (
        <span className={css.two}>
          <span>{rule.reason || '–'}</span>
          <span className={css.small}>
            {rule.createdBy
              ? t('lists.by', { name: rule.createdBy, time: format.dateTime(rule.createdAt) })
              : t('lists.byNobody', { time: format.dateTime(rule.createdAt) })}
          </span>
        </span>
      ),
    },
  ]
}

/** The entry in a few words. */
export function nameOfRule(rule: AccessRule): string {
  return rule.name || rule.guestName || (rule.mac ? spellMac(rule.mac) : '')
}
