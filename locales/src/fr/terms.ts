import type { terms as source } from '../vi/terms.ts'
import type { Like } from '../languages.ts'

export const terms = {
  title: 'Conditions d’utilisation',
  intro: 'Court et clair : ce dont vous convenez avec l’exploitant de ce serveur Portico.',
  service: {
    title: 'Le service',
    text: 'Portico aide votre établissement à accueillir ses clients par le Wi-Fi et à mieux les connaître. Ce serveur a son propre exploitant ; c’est à lui d’adresser vos questions sur votre compte.',
  },
  account: {
    title: 'Votre compte',
    text: 'Donnez votre vrai nom et une adresse où vous joindre, gardez votre mot de passe pour vous et prévenez-nous aussitôt si vous pensez que quelqu’un d’autre utilise votre compte.',
  },
  guests: {
    title: 'Données de vos clients',
    text: 'Vous êtes responsable des données que les clients laissent chez vous. Ne recueillez que le nécessaire, dites pourquoi, n’envoyez de messages qu’avec leur consentement et supprimez ce qu’ils demandent de supprimer, comme l’exige la loi sur les données personnelles.',
  },
  use: {
    title: 'Bon usage',
    text: 'Ne connectez que des réseaux et des établissements que vous avez le droit de gérer. N’utilisez pas le service pour diffuser des contenus illicites, harceler ou nuire au système.',
  },
  liability: {
    title: 'Responsabilité',
    text: 'Le service est fourni tel quel. L’exploitant fait son possible pour qu’il fonctionne, sans promettre qu’il ne s’arrêtera jamais.',
  },
  end: {
    title: 'Fin',
    text: 'Vous pouvez arrêter à tout moment. Un compte qui enfreint ces conditions peut être suspendu.',
  },
} as const satisfies Like<typeof source>
