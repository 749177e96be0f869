import type { startErrors as source } from '../vi/startErrors.ts'
import type { Like } from '../languages.ts'

export const startErrors = {
  'network/unreachable': 'Le serveur est injoignable. Vérifiez la connexion et réessayez.',
  'request/invalid': 'Quelque chose est à corriger. Vérifiez les champs signalés.',
  'request/too-large': 'Cela fait trop de données pour une seule requête.',
  'request/not-found': 'Élément introuvable.',
  'request/too-many': 'Vous allez trop vite. Attendez une minute et réessayez.',
  'auth/required': 'Connectez-vous pour continuer.',
  'auth/expired': 'Votre session a expiré. Reconnectez-vous.',
  'auth/wrong-password': 'L’e-mail, le mobile ou le mot de passe est incorrect.',
  'auth/forbidden': 'Votre rôle sur cette page ne le permet pas.',
  'auth/not-activated':
    'Ce compte n’est pas encore activé. Ouvrez le lien reçu par e-mail ou saisissez le code envoyé ; s’il n’est pas arrivé, redemandez-le.',
  'auth/code-invalid': 'Ce code ou ce lien est incorrect, déjà utilisé ou expiré. Demandez-en un nouveau.',
  'auth/totp-required': 'Saisissez le code à 6 chiffres de votre application d’authentification.',
  'auth/totp-wrong': 'Le code d’authentification est incorrect ou déjà utilisé. Attendez le suivant et réessayez.',
  'auth/totp-setup-required': 'Les administrateurs doivent activer la connexion en deux étapes avant de faire cela.',
  'auth/totp-already-on': 'La connexion en deux étapes est déjà activée.',
  'auth/totp-off': 'La connexion en deux étapes est désactivée.',
  'auth/google-unavailable': 'La connexion avec Google est impossible pour le moment. Utilisez votre mot de passe.',
  'auth/google-refused': 'Google n’a pas confirmé cette connexion. Réessayez.',
  'auth/google-email-taken': 'Un compte existe déjà avec cette adresse e-mail. Connectez-vous avec votre mot de passe.',
  'auth/mobile-unavailable': 'Ce serveur ne peut pas encore envoyer de SMS. Utilisez une adresse e-mail.',
  'page/not-found': 'Cette page n’existe pas, ou vous n’en êtes plus membre.',
  'page/name-mismatch': 'Le nom saisi ne correspond pas à celui de la page. Retapez-le en entier.',
  'page/too-many':
    'Votre compte a atteint son nombre maximal de pages. Supprimez-en une inutilisée ou contactez l’exploitant du serveur.',
  'plan/required':
    'La formule de cette page ne comprend pas cette fonction, ou elle a expiré. Changez de formule ou renouvelez-la.',
  'auth/sign-up-closed': 'Les nouveaux comptes sont fermés pour l’instant. Contactez l’exploitant de la plateforme.',
  'plan/limit': 'Votre formule a atteint sa limite. Passez à une formule supérieure ou supprimez d’abord un élément.',
  'invitation/not-found':
    'Cette invitation n’existe pas, a déjà servi ou a expiré. Demandez à la personne qui vous a invité de la renvoyer.',
  'invitation/too-many': 'Trop d’invitations attendent une réponse. Retirez-en, puis invitez de nouveau.',
  'message/country':
    'Ce serveur n’envoie pas de SMS à ce numéro. Utilisez une adresse e-mail, ou demandez à l’exploitant du serveur d’autoriser ce pays.',
  'message/recipient-limit':
    'Cette adresse a atteint sa limite de messages pour aujourd’hui. Réessayez demain ou utilisez une autre adresse.',
  'message/page-limit': 'Cette page a atteint sa limite de messages pour aujourd’hui. Réessayez demain.',
  'message/account-limit': 'Votre compte a atteint sa limite d’invitations pour aujourd’hui. Réessayez demain.',
  'message/platform-limit':
    'Ce serveur a atteint sa limite de SMS pour aujourd’hui. Utilisez une adresse e-mail ou réessayez demain.',
  'device/not-found': 'Cet appareil n’existe pas. Il a peut-être été supprimé : rechargez la page.',
  'session/no-guest': 'Cette session n’est liée à aucun client.',
  'device/unreachable':
    'L’appareil ne répond pas. Vérifiez qu’il est allumé et que son port de commande à distance (CoA) est ouvert.',
  'session/not-found': 'Cette session n’existe pas. Rechargez la page.',
  'session/already-ended': 'Ce client est déjà parti.',
  'try/unavailable': 'L’appareil simulé n’est pas démarré sur ce serveur.',
  'server/busy': 'Le serveur est occupé. Réessayez dans un instant.',
  'server/unhealthy': 'Le serveur a un problème et doit être redémarré. Réessayez dans quelques minutes.',
  'server/disk-full':
    'Le disque du serveur est plein : rien ne peut être enregistré. Demandez à l’administrateur du serveur de libérer de l’espace.',
  'server/internal':
    'Une erreur est survenue de notre côté. Réessayez ; si elle persiste, transmettez à l’assistance l’identifiant de la requête.',
  'field/required': 'Remplissez ce champ.',
  'field/too-short': 'C’est trop court.',
  'field/at-least-5': 'Saisissez au moins 5 caractères.',
  'field/at-least-8': 'Saisissez au moins 8 caractères.',
  'field/too-long': 'C’est trop long.',
  'field/too-small': 'Ce nombre est trop petit.',
  'field/too-big': 'Ce nombre est trop grand.',
  'field/invalid': 'Cette valeur n’est pas valide.',
  'field/too-common': 'Ce mot de passe est trop facile à deviner. Choisissez quelques mots sans rapport entre eux.',
  'field/breached':
    'Ce mot de passe figure dans une liste de mots de passe volés, que les pirates essaient. Choisissez-en un autre et changez-le partout où vous l’utilisez.',
  'field/wrong-password': 'Votre mot de passe actuel est incorrect.',
  'field/letters-and-digits': 'Utilisez uniquement des lettres et des chiffres.',
  'field/terms': 'Vous devez accepter les conditions d’utilisation.',
  'field/order-address':
    'Impossible d’envoyer des commandes à cette adresse. Laissez vide pour utiliser l’adresse d’où l’appareil envoie, ou demandez à l’exploitant d’autoriser son réseau (GATEWAY_NETWORKS).',
  'field/duplicate': 'Cette valeur est déjà utilisée.',
} as const satisfies Like<typeof source>
