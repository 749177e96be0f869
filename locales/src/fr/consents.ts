import type { Like } from '../languages.ts'
import type { consents as vi } from '../vi/consents.ts'

export const consents = {
  tab: 'Textes de consentement',
  flows: 'Parcours',
  parts: 'Partie',
  lead: 'Ce que les clients lisent avant d’accepter. Chaque enregistrement crée une nouvelle version ; ceux qui ont accepté une ancienne version y restent.',
  purpose: {
    label: 'Ce qu’ils acceptent',
    marketing: 'Offres et actualités',
    terms: 'Règles de la maison',
  },
  now: {
    ours: 'Les clients lisent le texte par défaut',
    own: 'Les clients lisent la version {number, number}, depuis {when}',
  },
  language: 'Langue du texte',
  missing: 'Dans cette langue, les clients lisent le texte par défaut.',
  missingRules: 'Pas de règles dans cette langue ; les clients lisent seulement les conditions par défaut.',
  words: {
    marketing: 'Texte à côté de la case',
    terms: 'Règles de la maison, affichées avant les conditions',
  },
  hint: {
    marketing:
      "Rempli pour vous : '{venue}' est l’établissement, '{channels}' les canaux, '{maxPerMonth}' le maximum par mois. Laissez vide pour le texte par défaut.",
    terms: 'Par exemple : heures calmes, enfants, animaux. Laissez vide pour n’afficher que les conditions par défaut.',
  },
  channels: 'Envoyé par',
  noChannels: 'Si vous ne choisissez aucun canal, les clients ne sont pas interrogés sur les offres.',
  most: 'Maximum par mois',
  save: 'Enregistrer comme version {number, number}',
  saved: 'Version {number, number} enregistrée. Les nouveaux clients la lisent désormais',
  discard: 'Abandonner les modifications',
  stay: '{count, plural, =0 {Aucun client n’a encore accepté la version actuelle.} one {# client qui a accepté la version actuelle y reste.} many {# clients qui ont accepté la version actuelle y restent.} other {# clients qui ont accepté la version actuelle y restent.}}',
  readOnly: 'Vous pouvez lire ce texte mais pas le modifier.',
  preview: {
    title: 'Sur le téléphone du client',
    frame: 'Ce texte sur le téléphone du client',
    failed: 'Cet écran n’a pas pu être affiché',
  },
  history: {
    title: 'Toutes les versions',
    version: 'Version {number, number}',
    ours: 'Texte par défaut',
    current: 'Lu par les clients',
    given:
      '{count, plural, =0 {Personne n’a accepté} one {# client a accepté} many {# clients ont accepté} other {# clients ont accepté}}',
    standing:
      '{count, plural, one {# est toujours d’accord} many {# sont toujours d’accord} other {# sont toujours d’accord}}',
    unnumbered:
      '{count, plural, one {# client a accepté avant la numérotation des versions.} many {# clients ont accepté avant la numérotation des versions.} other {# clients ont accepté avant la numérotation des versions.}}',
    reuse: 'Repartir de cette version',
    empty: '(vide)',
  },
} as const satisfies Like<typeof vi>
