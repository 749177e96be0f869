import type { shell as source } from '../vi/shell.ts'
import type { Like } from '../languages.ts'

export const shell = {
  skip: 'Aller au contenu principal',
  navigation: 'Menu principal',
  openMenu: 'Ouvrir le menu',
  shortcuts: 'Raccourcis',
  closeMenu: 'Fermer le menu',
  collapse: 'Réduire le menu',
  expand: 'Déplier le menu',
  picker: {
    choose: 'Choisir une page',
    change: 'Passer à une autre page',
    details: 'Fiche de cette page',
    search: 'Rechercher par nom',
    none: 'Aucune page ne correspond',
    create: 'Créer une page',
    all: 'Voir toutes les pages',
  },
  selectPage: {
    title: 'Choisissez une page pour continuer',
    text: 'Chaque page est l’un de vos établissements, avec son Wi-Fi, ses clients et ses chiffres.',
    empty: 'Vous n’avez pas encore de page. Créez la première pour commencer.',
    failed: 'Cette page ne peut plus être ouverte. Choisissez-en une autre.',
  },
  opening: 'Ouverture de la page…',
  language: 'Langue',
  user: {
    menu: 'Compte',
    pages: 'Vos pages',
    more: 'Voir plus',
    less: 'Voir moins',
    create: 'Créer une page',
    settings: 'Réglages de la page',
    signOut: 'Se déconnecter',
  },
  footer: { text: 'Portico · le Wi-Fi qui accueille', love: 'Fait avec amour au Vietnam' },
  lost: {
    title: 'Vous semblez perdu',
    text: 'La page que vous cherchez n’existe pas ou a été déplacée.',
    back: 'Retour à l’accueil',
  },
  crashed: {
    title: 'Erreur interne du serveur',
    text: 'Une erreur est survenue. Réessayez.',
    back: 'Retour à l’accueil',
    retry: 'Réessayer',
  },
  saved: { created: 'Créé', updated: 'Mis à jour', deleted: 'Supprimé' },
  failed: {
    created: 'Échec de la création : {message}',
    updated: 'Échec de la mise à jour : {message}',
    deleted: 'Échec de la suppression : {message}',
  },
  away: 'Le serveur est injoignable. Les données affichées ne sont peut-être plus à jour ; nouvelle tentative en cours.',
  tryAgain: 'Réessayer',
  dismiss: 'Masquer le message',
} as const satisfies Like<typeof source>
