import type { Like } from '../languages.ts'
import type { consents as vi } from '../vi/consents.ts'

export const consents = {
  tab: 'Textes de consentement',
  flows: 'Parcours',
  parts: 'Partie',
  lead: 'Ce que les invités lisent avant d’accepter. Chaque enregistrement est une nouvelle version ; qui a accepté l’ancienne y reste.',
  purpose: {
    label: 'Ce qu’ils acceptent',
    marketing: 'Offres et nouvelles',
    terms: 'Règles de la maison',
  },
  now: {
    ours: 'Les invités lisent le texte par défaut',
    own: 'Les invités lisent la version {number, number}, depuis {when}',
  },
  language: 'Texte en',
  missing: 'Dans cette langue, on lit le texte par défaut.',
  missingRules: 'Pas de règles dans cette langue ; on lit seulement les conditions par défaut.',
  words: {
    marketing: 'La phrase à côté de la case',
    terms: 'Règles de la maison, avant les conditions',
  },
  hint: {
    marketing:
      "Rempli pour vous : '{venue}' est le lieu, '{channels}' les canaux, '{maxPerMonth}' combien par mois. Vide : le texte par défaut.",
    terms: 'Par exemple heures calmes, enfants, animaux. Vide : seulement les conditions par défaut.',
  },
  channels: 'Envoyé par',
  noChannels: 'Sans canal choisi, on ne demande rien aux invités.',
  most: 'Au plus par mois',
  save: 'Enregistrer comme version {number, number}',
  saved: 'Version {number, number} enregistrée. Les nouveaux invités la lisent',
  discard: 'Abandonner les modifications',
  stay: '{count, plural, =0 {Aucun invité n’a encore accepté la version actuelle.} one {# invité qui a accepté la version actuelle y reste.} many {# invités qui ont accepté la version actuelle y restent.} other {# invités qui ont accepté la version actuelle y restent.}}',
  readOnly: 'Vous pouvez lire ce texte mais pas le modifier.',
  preview: {
    title: 'Sur le téléphone de l’invité',
    frame: 'Ce texte sur le téléphone de l’invité',
    failed: 'Cet écran n’a pas pu être dessiné',
  },
  history: {
    title: 'Toutes les versions',
    version: 'Version {number, number}',
    ours: 'Texte par défaut',
    current: 'Lu par les invités',
    given:
      '{count, plural, =0 {Personne n’a accepté} one {# invité a accepté} many {# invités ont accepté} other {# invités ont accepté}}',
    standing:
      '{count, plural, one {# est toujours d’accord} many {# sont toujours d’accord} other {# sont toujours d’accord}}',
    unnumbered:
      '{count, plural, one {# invité a accepté avant que les versions soient notées.} many {# invités ont accepté avant que les versions soient notées.} other {# invités ont accepté avant que les versions soient notées.}}',
    reuse: 'Repartir de celle-ci',
    empty: '(vide)',
  },
} as const satisfies Like<typeof vi>
