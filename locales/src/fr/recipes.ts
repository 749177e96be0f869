import type { recipes as source } from '../vi/recipes.ts'
import type { Like } from '../languages.ts'

export const recipes = {
  'opennds-install': 'Connectez-vous au routeur OpenWrt (SSH) et installez openNDS.',
  'opennds-settings': 'Collez ceci pour qu’openNDS envoie les clients vers votre page d’accueil.',
  'opennds-agent':
    'Installez le petit agent qui signale qui est en ligne et reçoit les ordres de déconnexion. Il appelle seulement vers l’extérieur et n’ouvre aucun port.',
  'opennds-start': 'Redémarrez openNDS et l’agent. L’appareil passe au vert en quelques secondes.',
  'join-and-look':
    'Rejoignez ce Wi-Fi avec votre téléphone. La page d’accueil s’ouvre d’elle-même et vous vous voyez parmi les clients en ligne.',
  'radius-server':
    'Dans les réglages RADIUS de l’appareil, saisissez ces valeurs pour l’authentification et la comptabilité.',
  'radius-page':
    'Indiquez cette adresse comme page de connexion externe ; remplacez les parties entre <> par les variables de l’appareil.',
  'radius-garden': 'Autorisez cette adresse avant la connexion (walled garden).',
  'radius-login':
    'L’adresse de la page de connexion de l’appareil lui-même, où le téléphone apporte son mot de passe à usage unique. Elle doit correspondre à celle saisie ici.',
  'radius-message-authenticator':
    'Activez Message-Authenticator. Les paquets qui ne l’ont pas sont ignorés, contre la falsification (BlastRADIUS).',
  'radius-legacy':
    'Cet appareil peut envoyer des paquets sans Message-Authenticator. Mettez son micrologiciel à jour, puis remettez le mode obligatoire.',
  'radius-test':
    'Pour essayer depuis un ordinateur avec radclient : les inconnus ne reçoivent rien, cette commande doit recevoir un Access-Reject.',
} as const satisfies Like<typeof source>
