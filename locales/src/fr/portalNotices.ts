import type { portalNotices as source } from '../vi/portalNotices.ts'
import type { Like } from '../languages.ts'

export const portalNotices = {
  check: 'Quelque chose est à corriger. Vérifiez ci-dessous.',
  sent: 'Un nouveau code est en route.',
  wait: 'Un code vient d’être envoyé. Attendez {seconds, plural, one {# seconde} other {# secondes}} avant d’en demander un autre.',
  'too-many': 'Trop de codes ont été envoyés aujourd’hui. Choisissez un autre moyen ou demandez au personnel.',
  'pass-too-many':
    'Cet appareil a épuisé ses connexions temporaires du jour. Utilisez les données mobiles ou demandez au personnel.',
  'purchase-gone': 'Cette offre n’est plus en vente. Choisissez-en une autre.',
  'purchase-over': 'Le dernier paiement n’a pas abouti. Réessayez ou payez autrement.',
  'purchase-unreachable':
    'Impossible d’ouvrir la page de paiement. Réessayez, payez autrement ou demandez au personnel.',
  'purchase-too-many': 'Trop de paiements ont été lancés. Demandez au personnel.',
  undelivered: 'Le code n’a pas pu vous parvenir par ce moyen. Choisissez-en un autre ci-dessous.',
  country:
    'Ici, les codes ne peuvent pas être envoyés aux numéros de ce pays. Choisissez un autre moyen ou demandez au personnel.',
  wrong: 'Ce code n’est pas le bon. Il reste {left, plural, one {# essai} other {# essais}}.',
  expired: 'Ce code a expiré. Demandez-en un nouveau ci-dessous.',
  spent: 'Trop d’essais avec ce code. Demandez-en un nouveau ci-dessous.',
  'password-wrong': 'Ce mot de passe n’est pas le bon. Regardez à nouveau l’affiche ou demandez au personnel.',
  'password-too-many': 'Trop d’essais erronés. Patientez quelques minutes ou demandez au personnel.',
  'access-unknown': 'Ce code n’est pas valide. Regardez à nouveau le ticket ou demandez au personnel.',
  'access-expired': 'Le temps de ce code est écoulé. Demandez-en un autre au personnel.',
  'access-spent': 'Les données de ce code sont épuisées. Demandez-en un autre au personnel.',
  'access-revoked': 'Ce code ne peut plus servir. Demandez au personnel.',
  'access-devices': 'Ce code est déjà utilisé sur le nombre maximal d’appareils. Demandez-en un autre au personnel.',
  'access-too-many': 'Trop d’essais incorrects. Attendez quelques minutes ou demandez au personnel.',
  'sign-in-refused': 'La connexion n’a pas abouti cette fois. Réessayez.',
  'sign-in-away': 'Nous n’avons pas encore vu votre connexion. Terminez-la dans votre navigateur, puis revenez ici.',
  watch: 'Plus que {seconds, plural, one {# seconde} other {# secondes}}.',
} as const satisfies Like<typeof source>
