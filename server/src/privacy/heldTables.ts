// What is held of a guest as rows and columns. The type asks for a table of every kind of data there is.
import type { myDataFiles } from '@portico/locales/vi/myDataFiles.ts'
import type { Text } from '@portico/portal/text.ts'
import type { HeldData } from '../core/guestData.ts'

type Cell = string | number
type Column = keyof typeof myDataFiles.column
type Table = { columns: readonly Column[]; rows: Cell[][] }
/** The contacts are a table of their own, tags are in the profile, and all devices are together. */
type Area = Exclude<keyof HeldData, 'identities' | 'ownDevices' | 'wifiProfiles' | 'tags'> | 'contacts'
export type HeldTables = Record<Area, Table>

type Words = { t: Text; labels: ReadonlyMap<string, string>; at: (instant: string | null) => string }

/** Every table, also those without rows. */
export function tablesOf(held: HeldData, words: Words): HeldTables {
  return {
    ...personTables(held, words),
    ...askedTables(held, words),
    ...rewardTables(held, words),
    ...talkTables(held, words),
  }
}

function personTables(held: HeldData, { t, labels, at }: Words) {
  const { profile, rule } = held
  const { more, isPhoneVerified: _phone, isEmailVerified: _email, firstSeenAt, lastSeenAt, ...plain } = profile
  const fields = { ...plain, firstSeenAt: at(firstSeenAt), lastSeenAt: at(lastSeenAt), tags: held.tags.join(', ') }
  const known = (
    ['name', 'phone', 'email', 'language', 'source', 'firstSeenAt', 'lastSeenAt', 'tags'] as const
  ).flatMap((name) => (fields[name] ? [[t(`me.files.field.${name}`), fields[name]]] : []))
  const ended = (isOver: boolean) => yesOrNo(t, isOver)
  return {
    profile: {
      columns: ['field', 'value'],
      rows: [...known, ...Object.entries(more).map(([field, value]) => [labels.get(field) ?? field, value])],
    },
    contacts: {
      columns: ['kind', 'value', 'verifiedAt'],
      rows: held.identities.map(({ kind, value, verifiedAt }) => [kind, value, at(verifiedAt)]),
    },
    visits: {
      columns: ['at', 'endedAt', 'hotspot', 'minutes', 'megabytes'],
      rows: held.visits.map(({ at: from, endedAt, hotspot, seconds, bytes }) => [
        at(from),
        at(endedAt),
        hotspot,
        Math.round(seconds / 60),
        Math.round(bytes / 100_000) / 10,
      ]),
    },
    devices: {
      columns: ['name', 'mac', 'at', 'expiresAt', 'usedAt', 'isRevoked'],
      rows: [
        ...held.devices.map(({ mac, lastSeenAt: last }) => ['', withColons(mac), '', '', at(last), '']),
        ...held.ownDevices.map(({ name, mac, addedAt }) => [name, withColons(mac), at(addedAt), '', '', '']),
        ...held.wifiProfiles.map(({ device, at: from, expiresAt, usedAt, isRevoked }) => [
          `${t('wifiProfile.title')} (${device})`,
          '',
          at(from),
          at(expiresAt),
          at(usedAt),
          ended(isRevoked),
        ]),
      ],
    },
    rule: {
      columns: ['kind', 'reason', 'expiresAt'],
      rows: rule ? [[t(`me.files.${rule.kind}`), rule.reason, at(rule.until)]] : [],
    },
  } satisfies Partial<HeldTables>
}

function askedTables(held: HeldData, { t, labels, at }: Words) {
  return {
    consents: {
      columns: ['at', 'purpose', 'channel', 'isGiven', 'maxPerMonth', 'method', 'hotspot', 'mac', 'ip', 'words'],
      rows: held.consents.flatMap(({ purpose, channel, maxPerMonth, text, history }) =>
        history.map((one) => [
          at(one.at),
          purpose === 'terms' ? t('me.consent.terms') : t('me.consent.marketing', { channel: channelIn(t, channel) }),
          channelIn(t, channel),
          yesOrNo(t, one.isGiven),
          maxPerMonth ?? '',
          one.method,
          one.hotspot ?? '',
          withColons(one.mac ?? ''),
          one.ip ?? '',
          text,
        ]),
      ),
    },
    answers: {
      columns: ['at', 'question', 'answer'],
      rows: held.answers.map(({ at: when, question, answer }) => [at(when), labels.get(question) ?? question, answer]),
    },
    leads: { columns: ['at', 'text'], rows: held.leads.map(({ at: when, note }) => [at(when), note]) },
    automations: { columns: ['at', 'name'], rows: held.automations.map(({ at: when, name }) => [at(when), name]) },
    reviews: {
      columns: ['at', 'score', 'text', 'reply'],
      rows: held.reviews.map(({ at: when, score, words, reply }) => [at(when), score, words, reply]),
    },
    edits: {
      columns: ['at', 'field', 'before', 'after', 'by'],
      rows: held.edits.map(({ at: when, field, before, after, isByGuest }) => [
        at(when),
        labels.get(field) ?? field,
        before,
        after,
        sideIn(t, isByGuest),
      ]),
    },
  } satisfies Partial<HeldTables>
}

// oxlint-disable typescript/no-unsafe-type-assertion -- the tables check these codes, and each has its words
function rewardTables(held: HeldData, { t, at }: Words) {
  return {
    points: {
      columns: ['at', 'change', 'unit', 'reason', 'name', 'note'],
      rows: held.points.map(({ at: when, change, unit, reason, name, note }) => [
        at(when),
        change,
        unit,
        t(`tasks.points.reasons.${reason as 'task'}`),
        name,
        note,
      ]),
    },
    tasks: {
      columns: ['at', 'name', 'status', 'points'],
      rows: held.tasks.map(({ at: when, title, type, status, points }) => [
        at(when),
        title || t(`tasks.types.${type as 'youtube'}`),
        t(`me.task.${status as 'New'}`),
        points,
      ]),
    },
    gifts: {
      columns: ['at', 'name', 'status', 'place', 'usedAt'],
      rows: held.gifts.map(({ at: when, name, status, place, usedAt }) => [
        at(when),
        name,
        t(`me.gift.${status as 'new'}`),
        place,
        at(usedAt),
      ]),
    },
    draws: {
      columns: ['at', 'name', 'prize', 'points'],
      rows: held.draws.map(({ at: when, game, label, points }) => [at(when), game, label, points]),
    },
  } satisfies Partial<HeldTables>
}

function channelIn(t: Text, channel: string): string {
  return channel === 'portal' ? 'Wi-Fi' : t(`agree.${channel as 'email'}`)
}
// oxlint-enable typescript/no-unsafe-type-assertion

function talkTables(held: HeldData, { t, at }: Words) {
  return {
    zalo: {
      columns: ['name', 'phone', 'isFollower', 'at'],
      rows: held.zalo.map(({ name, phone, isFollower, at: when }) => [
        name,
        phone ?? '',
        yesOrNo(t, isFollower),
        at(when),
      ]),
    },
    messages: {
      columns: ['at', 'sender', 'text'],
      rows: held.messages.map(({ at: when, text, isFromGuest }) => [at(when), sideIn(t, isFromGuest), text]),
    },
    notes: { columns: ['at', 'text'], rows: held.notes.map(({ at: when, text }) => [at(when), text]) },
  } satisfies Partial<HeldTables>
}

function yesOrNo(t: Text, isSo: boolean): string {
  return t(isSo ? 'me.files.yes' : 'me.files.no')
}

function sideIn(t: Text, isGuest: boolean): string {
  return t(isGuest ? 'me.files.guest' : 'me.files.venue')
}

function withColons(mac: string): string {
  return mac.match(/../g)?.join(':') ?? mac
}
