import type { Like } from '../languages.ts'
import type { doctorCauses as vi } from '../vi/doctorCauses.ts'

export const doctorCauses = {
  online: {
    title: 'Est en ligne',
    fix: 'Toutes les étapes fonctionnent. Si le client a encore du mal, demandez-lui de couper les données mobiles ou son VPN.',
  },
  left: {
    title: 'Était en ligne, puis est parti',
    fix: 'Rien à faire. Le client peut rejoindre à nouveau le Wi-Fi.',
  },
  'under-way': {
    title: 'Connexion en cours',
    fix: 'Attendez une minute et regardez à nouveau.',
  },
  stopped: {
    title: 'S’est arrêté',
    fix: 'L’étape est peut-être longue, ou en demande trop. Essayez-la vous-même et demandez moins si possible.',
  },
  'stopped-code': {
    title: 'S’est arrêté au code',
    fix: 'Le code n’est peut-être pas arrivé. Vérifiez SMS, Zalo ou l’e-mail dans Intégrations, ou donnez un code au comptoir.',
  },
  blocked: {
    title: 'Bloqué par votre liste',
    fix: 'Pour le laisser entrer, retirez-le de la liste de blocage.',
  },
  quota: {
    title: 'Limite du jour atteinte',
    fix: 'Augmentez la limite quotidienne, ou invitez le client à revenir demain.',
  },
  full: {
    title: 'L’appareil est complet',
    fix: 'Augmentez le nombre maximal de clients de l’appareil, ou raccourcissez les sessions.',
  },
  'gateway-offline': {
    title: 'L’appareil Wi-Fi est hors ligne',
    fix: 'Vérifiez son alimentation et son accès Internet.',
  },
  'wrong-secret': {
    title: 'Mauvais secret RADIUS dans l’appareil',
    fix: 'Recopiez le secret RADIUS depuis les étapes d’installation de l’appareil, ou créez de nouvelles clés.',
  },
  unsigned: {
    title: 'L’appareil envoie des paquets sans signature',
    fix: 'Activez Message-Authenticator sur l’appareil.',
  },
  'no-request': {
    title: 'L’appareil n’a pas interrogé le serveur',
    fix: 'Vérifiez l’adresse de connexion de l’appareil, les ports RADIUS et le pare-feu. Le client a peut-être aussi fermé la page.',
  },
  'order-waiting': {
    title: 'L’appareil n’a pas récupéré la commande',
    fix: 'Le programme de l’appareil s’est peut-être arrêté. Redémarrez l’appareil, puis vérifiez son installation.',
  },
  'order-failed': {
    title: 'Le contrôleur n’a pas laissé entrer le client',
    fix: 'Appuyez sur « Tester » sur cet appareil pour voir l’erreur du contrôleur.',
  },
  'refused-unknown': {
    title: 'RADIUS ne reconnaît pas cette connexion',
    fix: 'Le téléphone a essayé avec son adresse, sans passer par la page d’accueil. Demandez au client de l’ouvrir. Si elle ne s’ouvre pas, vérifiez que son adresse est ouverte avant la connexion (walled garden) sur l’appareil.',
  },
  'refused-wrong-password': {
    title: 'Refusé par RADIUS : mauvais mot de passe',
    fix: 'Le secret de l’appareil est sans doute légèrement différent. Recopiez-le.',
  },
  'refused-wrong-device': {
    title: 'Refusé par RADIUS : connexion d’un autre téléphone',
    fix: 'L’adresse du téléphone a changé pendant la connexion. Demandez au client de quitter le Wi-Fi puis de le rejoindre.',
  },
  'refused-wrong-gateway': {
    title: 'Refusé par RADIUS : connexion d’un autre appareil',
    fix: 'Le client a changé de borne pendant la connexion. Demandez-lui de rouvrir la page d’accueil.',
  },
  'refused-used': {
    title: 'Refusé par RADIUS : connexion déjà utilisée',
    fix: 'Chaque connexion ne sert qu’une fois. Demandez au client de rouvrir la page d’accueil.',
  },
  'refused-expired': {
    title: 'Refusé par RADIUS : connexion expirée',
    fix: 'Demandez au client de rouvrir la page d’accueil. Si cela se répète, vérifiez l’horloge et la connexion de l’appareil.',
  },
  'refused-revoked': {
    title: 'Refusé par RADIUS : le client a été déconnecté',
    fix: 'Le personnel a déconnecté ce client. Il peut se reconnecter par la page d’accueil.',
  },
  'refused-denied': {
    title: 'Refusé par RADIUS : sur votre liste de blocage',
    fix: 'Pour le laisser entrer, retirez-le de la liste de blocage.',
  },
  'eap-untrusted': {
    title: 'Le téléphone ne fait pas confiance au certificat du réseau',
    fix: 'Le profil du téléphone contient un autre certificat racine, ou le réseau a été saisi à la main sans certificat. Supprimez le réseau et réinstallez le profil depuis la page du client.',
  },
  'eap-server-expired': {
    title: 'Le certificat du serveur Wi-Fi a expiré',
    fix: 'Si vous utilisez votre propre certificat, remplacez-le dans Profils Wi-Fi. Celui du système se renouvelle seul : vérifiez alors l’heure du téléphone.',
  },
  'eap-method': {
    title: 'Mauvaise méthode de connexion Wi-Fi',
    fix: 'Le téléphone a été configuré à la main avec PEAP ou MSCHAPv2. Choisissez TTLS, avec PAP à l’intérieur, ou réinstallez le profil.',
  },
  'eap-broken': {
    title: 'La négociation chiffrée s’est interrompue',
    fix: 'Signal faible, paquets tronqués en route, ou appareil trop ancien pour TLS 1.2. Rapprochez-vous de la borne et réessayez.',
  },
  'eap-no-keys': {
    title: 'Admis, mais la borne n’utilise pas les clés',
    fix: 'Le serveur a envoyé les clés et aucune session n’a commencé. Réglez le second réseau sur WPA2/WPA3-Enterprise et vérifiez le secret RADIUS de l’appareil.',
  },
  'profile-off': {
    title: 'Les profils Wi-Fi sont désactivés',
    fix: 'Activez-les dans Profils Wi-Fi, ou remettez ce réseau à la connexion habituelle.',
  },
  'profile-unknown': {
    title: 'Profil Wi-Fi inconnu',
    fix: 'Il ne vient pas de cet établissement, ou le nom et le mot de passe ont été mal saisis. Demandez au client de le réinstaller depuis sa page.',
  },
  'profile-revoked': {
    title: 'Le profil Wi-Fi a été révoqué',
    fix: 'L’établissement ou le client y a mis fin. Le client peut se connecter par la page d’accueil et en installer un nouveau.',
  },
  'profile-expired': {
    title: 'Le profil Wi-Fi a expiré',
    fix: 'Le client se connecte par la page d’accueil et en installe un nouveau. Vous pouvez allonger la durée dans Profils Wi-Fi.',
  },
  'profile-withdrawn': {
    title: 'Le client a retiré son accord aux conditions',
    fix: 'Il doit ouvrir la page d’accueil et accepter de nouveau avant que son appareil se connecte tout seul.',
  },
  'no-accounting': {
    title: 'Admis, mais l’appareil n’envoie pas de suivi',
    fix: 'Activez le suivi des sessions (RADIUS accounting) vers le même serveur, port 1813.',
  },
  'never-seen': {
    title: 'Ce téléphone n’a jamais été vu',
    fix: 'Il n’a pas ouvert la page d’accueil depuis 24 heures. Est-il sur le bon Wi-Fi, sans données mobiles ni VPN ? Vérifiez ensuite que l’appareil redirige les clients vers la page d’accueil.',
  },
  'time-up': {
    title: 'Temps écoulé',
    fix: 'La session est terminée. Le client peut rouvrir la page d’accueil. Pour des sessions plus longues, augmentez les minutes de l’appareil ou du parcours de connexion.',
  },
  'stopped-provider': {
    title: 'S’est arrêté à la connexion',
    fix: 'Si cette page de connexion ne s’ouvre pas, comparez les adresses ouvertes avant la connexion (walled garden) sur l’appareil avec son installation. Si elle s’ouvre, le client a abandonné.',
  },
  'code-unknown': {
    title: 'A saisi un code qui n’existe pas',
    fix: 'Vous n’avez pas de code de ce genre. Comparez avec le ticket, ou donnez un nouveau code au comptoir.',
  },
  'code-expired': {
    title: 'Le code a expiré',
    fix: 'Donnez un nouveau code.',
  },
  'code-spent': {
    title: 'Le temps ou les données du code sont épuisés',
    fix: 'Donnez un nouveau code.',
  },
  'code-revoked': {
    title: 'Le code a été révoqué',
    fix: 'Quelqu’un de l’établissement l’a désactivé. Réactivez son lot, ou donnez un autre code.',
  },
  'code-devices': {
    title: 'Le code a atteint sa limite d’appareils',
    fix: 'Il est utilisé sur le nombre maximal d’appareils. Donnez un autre code, ou autorisez plus d’appareils par code dans le prochain lot.',
  },
  'tries-spent': {
    title: 'Trop de tentatives incorrectes',
    fix: 'Les essais sont suspendus pour empêcher de deviner. Attendez quelques minutes, puis réessayez avec le bon code.',
  },
  'password-wrong': {
    title: 'A saisi un mauvais mot de passe de l’établissement',
    fix: 'Comparez le mot de passe affiché avec celui du parcours de connexion.',
  },
  'code-wrong': {
    title: 'Code mal saisi, ou saisi trop tard',
    fix: 'Demandez au client de redemander un code et d’utiliser le plus récent.',
  },
  'code-undelivered': {
    title: 'Le code n’a pas pu être envoyé',
    fix: 'Vérifiez SMS, Zalo ou l’e-mail dans Intégrations ; en attendant, donnez un code au comptoir.',
  },
  'not-set-up': {
    title: 'L’appareil n’est pas encore configuré',
    fix: 'Il ne s’est jamais connecté. Ouvrez son installation et suivez chaque étape : adresse du serveur, clés, ports UDP 1812 et 1813.',
  },
  'wrong-name': {
    title: 'L’appareil utilise un autre identifiant',
    fix: 'Réglez son NAS-Identifier exactement sur l’identifiant NAS affiché ici, majuscules comprises.',
  },
  'shared-name': {
    title: 'L’appareil d’un autre établissement a le même identifiant NAS',
    fix: 'Impossible de savoir à qui sont ces paquets. Donnez à cet appareil un identifiant unique, ici et dans l’appareil, puis recopiez le secret RADIUS.',
  },
  'order-address': {
    title: 'Le contrôleur n’a pas d’adresse joignable',
    fix: 'Modifiez l’appareil et saisissez une adresse de contrôleur que ce serveur peut joindre.',
  },
  'order-unreachable': {
    title: 'Le contrôleur ne répond pas',
    fix: 'Vérifiez qu’il est en marche, que son adresse et son port sont corrects, et que son pare-feu laisse passer ce serveur.',
  },
  'order-certificate': {
    title: 'Le certificat du contrôleur n’est pas approuvé',
    fix: 'Si l’empreinte ci-dessus est la vôtre, copiez-la dans les réglages de cet appareil.',
  },
  'order-sign-in': {
    title: 'Le contrôleur refuse le compte ou la clé API',
    fix: 'Modifiez l’appareil et ressaisissez le nom, le mot de passe ou la clé API.',
  },
  'order-version': {
    title: 'Le contrôleur est d’une autre version',
    fix: 'Modifiez l’appareil et choisissez le bon type de contrôleur.',
  },
  'order-site': {
    title: 'Le contrôleur n’a pas ce site',
    fix: 'Modifiez l’appareil et saisissez l’identifiant du site tel qu’il apparaît dans le contrôleur.',
  },
  'order-client': {
    title: 'Le contrôleur ne voit pas le téléphone du client',
    fix: 'Il a quitté le Wi-Fi ou se trouve sur un autre site. Demandez au client de couper puis de rallumer le Wi-Fi.',
  },
  'order-refused': {
    title: 'Le contrôleur a refusé de laisser entrer le client',
    fix: 'Vérifiez que le compte peut autoriser des clients et que la borne est reliée au contrôleur.',
  },
  'order-restarted': {
    title: 'Le routeur a redémarré pendant la connexion',
    fix: 'Demandez au client de rouvrir la page d’accueil. Si cela se répète, vérifiez l’alimentation du routeur.',
  },
  'token-refused': {
    title: 'Le routeur a refusé le jeton de connexion du client',
    fix: 'Recopiez le faskey depuis la configuration, vérifiez que le niveau FAS est celui choisi ici, puis redémarrez openNDS.',
  },
  'no-report': {
    title: 'Le routeur l’a admis, mais son agent n’envoie rien',
    fix: 'Réinstallez l’agent Portico sur le routeur depuis l’installation de l’appareil ; sans lui, impossible de savoir qui est en ligne.',
  },
} as const satisfies Like<typeof vi>
