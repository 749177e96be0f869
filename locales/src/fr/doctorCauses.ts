import type { Like } from '../languages.ts'
import type { doctorCauses as vi } from '../vi/doctorCauses.ts'

export const doctorCauses = {
  online: {
    title: 'Est en ligne',
    fix: 'Tout fonctionne. Sinon, couper les données mobiles ou le VPN.',
  },
  left: {
    title: 'Était en ligne, puis parti',
    fix: 'Rien à faire. Le client peut revenir.',
  },
  'under-way': {
    title: 'En chemin',
    fix: 'Attendez une minute et regardez à nouveau.',
  },
  stopped: {
    title: 'S’est arrêté',
    fix: 'L’étape est peut-être longue ou indiscrète. Essayez-la, et demandez moins si possible.',
  },
  'stopped-code': {
    title: 'S’est arrêté au code',
    fix: 'Le code n’est peut-être pas arrivé. Vérifiez SMS, Zalo ou e-mail, ou donnez un code au comptoir.',
  },
  blocked: {
    title: 'Bloqué par votre liste',
    fix: 'Pour l’admettre, retirez-le de la liste de blocage.',
  },
  quota: {
    title: 'Quota du jour épuisé',
    fix: 'Augmentez le quota, ou proposez demain.',
  },
  full: {
    title: 'L’appareil est complet',
    fix: 'Augmentez le nombre de clients, ou raccourcissez les sessions.',
  },
  'gateway-offline': {
    title: 'L’appareil Wi-Fi est hors ligne',
    fix: 'Vérifiez son alimentation et son accès Internet.',
  },
  'wrong-secret': {
    title: 'Mauvais secret RADIUS',
    fix: 'Recopiez le secret RADIUS, ou créez de nouvelles clés.',
  },
  unsigned: {
    title: 'L’appareil envoie des paquets sans signature',
    fix: 'Activez Message-Authenticator sur l’appareil.',
  },
  'no-request': {
    title: 'L’appareil n’a rien demandé',
    fix: 'Vérifiez l’adresse de connexion, les ports RADIUS et le pare-feu ; ou le client a fermé la page.',
  },
  'order-waiting': {
    title: 'L’appareil n’a pas pris la commande',
    fix: 'Le programme de l’appareil est peut-être arrêté. Redémarrez-le.',
  },
  'order-failed': {
    title: 'Le contrôleur ne l’a pas admis',
    fix: 'Appuyez sur « Tester » pour savoir ce que dit le contrôleur.',
  },
  'refused-unknown': {
    title: 'RADIUS ne connaît pas cet accès',
    fix: 'Le téléphone a essayé sans passer par la page d’accueil. L’ouvrir ; si elle ne s’ouvre pas, vérifiez que le walled garden contient son adresse.',
  },
  'refused-wrong-password': {
    title: 'Refusé par RADIUS : mauvais mot de passe',
    fix: 'Le secret diffère sans doute un peu. Recopiez-le.',
  },
  'refused-wrong-device': {
    title: 'Refusé : accès d’un autre téléphone',
    fix: 'L’adresse a changé en route. Quitter le Wi-Fi puis revenir.',
  },
  'refused-wrong-gateway': {
    title: 'Refusé : accès d’un autre appareil',
    fix: 'Le client a changé de borne. Rouvrir la page d’accueil.',
  },
  'refused-used': {
    title: 'Refusé : accès déjà utilisé',
    fix: 'Chaque accès ne sert qu’une fois. Rouvrir la page d’accueil.',
  },
  'refused-expired': {
    title: 'Refusé : accès expiré',
    fix: 'Rouvrir la page d’accueil. Si cela se répète, vérifiez la connexion.',
  },
  'refused-revoked': {
    title: 'Refusé : a été déconnecté',
    fix: 'Le personnel l’a déconnecté. Il peut revenir par la page d’accueil.',
  },
  'refused-denied': {
    title: 'Refusé : sur votre liste de blocage',
    fix: 'Pour l’admettre, retirez-le de la liste.',
  },
  'no-accounting': {
    title: 'Admis, mais l’appareil ne rapporte rien',
    fix: 'Activez le suivi des sessions (RADIUS accounting) vers le même serveur, port 1813.',
  },
  'never-seen': {
    title: 'Appareil jamais vu',
    fix: 'Il n’a pas ouvert la page d’accueil depuis 24 heures. Est-il sur le bon Wi-Fi, sans données mobiles ni VPN ? Vérifiez ensuite la redirection.',
  },
  'time-up': {
    title: 'Son temps est écoulé',
    fix: 'La session est arrivée à sa fin. Rouvrir la page d’accueil ; pour plus longtemps, augmentez les minutes de l’appareil ou du parcours.',
  },
  'stopped-provider': {
    title: 'S’est arrêté à la connexion',
    fix: 'Si cette page ne s’ouvre pas, comparez le walled garden de l’appareil avec sa configuration. Sinon, le client a renoncé.',
  },
  'code-unknown': {
    title: 'A saisi un code qui n’existe pas',
    fix: 'Aucun de vos codes n’est celui-là. Comparez avec le ticket, ou donnez-en un nouveau au comptoir.',
  },
  'code-expired': {
    title: 'Le code a expiré',
    fix: 'Donnez-lui-en un nouveau.',
  },
  'code-spent': {
    title: 'Le temps ou les données du code sont épuisés',
    fix: 'Donnez-lui-en un nouveau.',
  },
  'code-revoked': {
    title: 'Le code a été révoqué',
    fix: 'Quelqu’un de l’établissement l’a coupé. Réactivez son lot, ou donnez un autre code.',
  },
  'code-devices': {
    title: 'Le code n’admet plus d’appareils',
    fix: 'Il sert déjà à autant d’appareils que permis. Donnez-en un autre, ou autorisez-en plus dans le prochain lot.',
  },
  'tries-spent': {
    title: 'Trop d’essais manqués',
    fix: 'Deviner est freiné. Attendez quelques minutes, puis réessayez avec le bon.',
  },
  'password-wrong': {
    title: 'A mal saisi le mot de passe du lieu',
    fix: 'Comparez celui de l’affiche avec celui du parcours.',
  },
  'code-wrong': {
    title: 'Code envoyé mal saisi, ou trop tard',
    fix: 'Redemander un code et utiliser le plus récent.',
  },
  'code-undelivered': {
    title: 'Le code n’a pas pu être envoyé',
    fix: 'Vérifiez SMS, Zalo ou e-mail ; en attendant, donnez un code au comptoir.',
  },
  'not-set-up': {
    title: 'L’appareil n’est pas encore configuré',
    fix: 'Il ne s’est jamais manifesté. Ouvrez sa configuration et suivez chaque étape : adresse du serveur, clés, ports UDP 1812 et 1813.',
  },
  'wrong-name': {
    title: 'L’appareil utilise un autre code',
    fix: 'Mettez le NAS-Identifier exactement comme le code NAS ici, majuscules comprises.',
  },
  'shared-name': {
    title: 'L’appareil d’un autre lieu a le même code NAS',
    fix: 'On ne sait donc pas à qui sont ces paquets. Donnez-lui un code à lui, ici et dans l’appareil, puis recopiez le secret RADIUS.',
  },
  'order-address': {
    title: 'Le contrôleur n’a pas d’adresse joignable',
    fix: 'Modifiez l’appareil et entrez une adresse que ce serveur peut joindre.',
  },
  'order-unreachable': {
    title: 'Le contrôleur ne répond pas',
    fix: 'Est-il allumé ? Vérifiez son adresse, son port, et que son pare-feu laisse entrer ce serveur.',
  },
  'order-certificate': {
    title: 'Le certificat du contrôleur n’est pas reconnu',
    fix: 'Si l’empreinte ci-dessus est la vôtre, copiez-la dans l’appareil ici.',
  },
  'order-sign-in': {
    title: 'Le contrôleur refuse le compte ou la clé API',
    fix: 'Modifiez l’appareil et ressaisissez le nom, le mot de passe ou la clé API.',
  },
  'order-version': {
    title: 'Le contrôleur est d’une autre version',
    fix: 'Modifiez l’appareil et choisissez votre type de contrôleur.',
  },
  'order-site': {
    title: 'Le contrôleur n’a pas ce site',
    fix: 'Modifiez l’appareil et entrez le site tel que le contrôleur le nomme.',
  },
  'order-client': {
    title: 'Le contrôleur ne voit pas l’appareil',
    fix: 'Il a quitté le Wi-Fi, ou est sur un autre site. Couper puis rallumer le Wi-Fi.',
  },
  'order-refused': {
    title: 'Le contrôleur a refusé de l’admettre',
    fix: 'Vérifiez que le compte peut autoriser des clients et que la borne est reliée au contrôleur.',
  },
  'order-restarted': {
    title: 'Le routeur a redémarré en chemin',
    fix: 'Rouvrir la page d’accueil. Si cela se répète, vérifiez l’alimentation du routeur.',
  },
  'token-refused': {
    title: 'Le routeur n’a pas accepté le laissez-passer',
    fix: 'Recopiez le faskey depuis la configuration, vérifiez que le niveau FAS est celui choisi ici, puis redémarrez openNDS.',
  },
  'no-report': {
    title: 'Le routeur l’a admis, mais son agent ne répond plus',
    fix: 'Réinstallez l’agent Portico sur le routeur depuis la configuration ; sans lui on ne sait pas qui est en ligne.',
  },
} as const satisfies Like<typeof vi>
