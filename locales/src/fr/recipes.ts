import type { recipes as source } from '../vi/recipes.ts'
import type { Like } from '../languages.ts'

export const recipes = {
  'opennds-install':
    'Connectez-vous au routeur, OpenWrt 22.03 ou plus récent (SSH), et installez openNDS (testé avec 9.10 ; 10.x a les mêmes réglages) avec les paquets nécessaires. S’il en manque un, openNDS s’arrête et le Wi-Fi est ouvert à tous.',
  'opennds-settings': 'Collez ceci pour qu’openNDS envoie les clients vers votre page d’accueil.',
  'opennds-agent':
    'Installez l’agent Portico, qui signale qui est en ligne et reçoit les commandes de déconnexion. Il n’établit que des connexions sortantes et n’ouvre aucun port.',
  'opennds-start':
    'Redémarrez openNDS et l’agent, et attendez la vérification finale. L’appareil passe au vert en quelques secondes.',
  'opennds-undo':
    'Pour retirer Portico du routeur, exécutez ceci. Le Wi-Fi est alors ouvert à tous, sans page d’accueil.',
  'opennds-no-packages':
    'Les paquets n’ont pas pu être installés. Vérifiez que le routeur a accès à Internet et assez de place, puis relancez.',
  'opennds-dnsmasq':
    'Les modes de connexion choisis demandent d’ouvrir certains noms avant la connexion, ce qui exige dnsmasq-full. Ceci le met à la place de dnsmasq ; les réglages restent et le routeur garde son DNS.',
  'opennds-no-address': 'Rien n’a été modifié : le routeur ne trouve aucune adresse IPv4 (enregistrement A) pour',
  'opennds-runs': 'openNDS fonctionne : les clients doivent passer par la page d’accueil.',
  'opennds-not-running':
    'openNDS NE FONCTIONNE PAS : LE WI-FI EST OUVERT À TOUS. Les lignes ci-dessous disent pourquoi :',
  'join-and-look':
    'Rejoignez ce Wi-Fi avec votre téléphone. La page d’accueil s’ouvre d’elle-même et vous vous voyez dans Clients en ligne.',
  'radius-server':
    'Dans les réglages RADIUS de l’appareil, saisissez ces valeurs pour l’authentification et le suivi des sessions (accounting).',
  'radius-scripted':
    'Les commandes ci-dessus saisissent déjà ces valeurs. Elles ne servent que si vous réglez le serveur RADIUS à l’écran.',
  'radius-page':
    'Indiquez cette adresse comme page de connexion externe ; remplacez les parties entre <> par les variables de l’appareil.',
  'radius-garden': 'Ouvrez ces adresses aux clients avant la connexion (le walled garden de l’appareil).',
  'radius-login':
    'L’adresse de la page de connexion de l’appareil lui-même, où le téléphone envoie son mot de passe à usage unique. Elle doit correspondre à celle saisie ici.',
  'radius-message-authenticator':
    'Activez Message-Authenticator. Les paquets qui ne l’ont pas sont ignorés, contre la falsification (BlastRADIUS).',
  'radius-legacy':
    'Cet appareil peut envoyer des paquets sans Message-Authenticator. Mettez son micrologiciel à jour, puis remettez le mode obligatoire.',
  'radius-test':
    'Pour essayer depuis un ordinateur avec radclient (paquet freeradius-utils sur Debian et Ubuntu) : les appareils inconnus ne reçoivent pas de réponse, cette commande doit recevoir un Access-Reject.',
  'chilli-settings':
    'Si CoovaChilli vient d’un paquet (1.5 ou plus récent, avec /etc/chilli/defaults), exécutez ceci. Vos réglages réseau et votre chilli.conf ne changent pas. HS_UAMSECRET nous prouve qu’un client vient bien de cet appareil.',
  'chilli-start': 'Redémarrez CoovaChilli.',
  'chilli-undo': 'Pour retirer Portico, exécutez ceci ; vos réglages d’avant s’appliquent de nouveau.',
  'chilli-own':
    'Si vous avez écrit chilli.conf vous-même, sautez les deux étapes précédentes : ajoutez-y ces lignes, gardez celles du réseau (dhcpif, net, dns1…) et redémarrez.',
  'mikrotik-script':
    'RouterOS 7.15 ou plus récent. Ouvrez le terminal dans WinBox (ou SSH), remplacez « bridge » par l’interface de vos clients (avec une adresse IP et DHCP) et collez ceci. S’il n’y a pas de hotspot, il en crée un ; les autres hotspots et le nom du routeur ne changent pas. Les routeurs récents peuvent exiger d’abord /system device-mode update hotspot=yes.',
  'mikrotik-login':
    'Téléchargez le dossier hotspot depuis Files du routeur, remplacez-y login.html par ce fichier et envoyez le dossier sous le nom portico. L’ancien dossier reste pour les autres hotspots.',
  'mikrotik-undo':
    'Pour retirer Portico, collez ceci. Un hotspot créé par le script ci-dessus est supprimé ; un hotspot plus ancien utilise le profil default, et vous pouvez lui rendre son profil d’avant.',
  'mikrotik-no-interface': 'Le routeur n’a pas cette interface : modifiez la ligne :local guests. Rien n’a été changé.',
  'mikrotik-other-radius':
    'Attention : les hotspots de ce routeur utilisent aussi un autre serveur RADIUS, interrogé en premier. Voyez /radius print.',
  'unifi-portal':
    'Dans UniFi Network (5.x à 10.x) : Hotspot → Landing page → External portal server, saisissez l’adresse IPv4 de la page d’accueil (cette commande la donne si la page a un nom de domaine). Le champ n’accepte ni port ni chemin ; UniFi ajoute le chemin.',
  'unifi-account':
    'Créez un administrateur local (local access only), sans double authentification, ayant des droits sur ce site. Saisissez son nom et son mot de passe dans l’appareil ici.',
  'unifi-key': 'Créez une clé API dans Settings → Control Plane → Integrations et saisissez-la dans l’appareil ici.',
  'unifi-site':
    'Les clients arriveront à cette adresse. La dernière partie est l’identifiant interne du site (souvent default), pas le nom affiché.',
  'unifi-port':
    'Attention : UniFi n’envoie les clients que vers le port 80 ou 443, et la page d’accueil est à cette adresse. Placez un proxy devant et changez PORTAL_URL ; d’ici là, les clients ne voient pas la page d’accueil.',
  'unifi-hostname':
    'Activez Portal URL hostname (Secure portal domain) et saisissez ce nom, pour que les téléphones voient le nom du certificat.',
  'omada-portal':
    'Dans Omada : Authentication → Portal, créez un portail pour le SSID des clients, choisissez External Portal Server et saisissez cette adresse.',
  'omada-garden': 'Dans Authentication → Portal → Access Control, activez Pre-Authentication Access et ajoutez ceci.',
  'omada-operator':
    'Dans Hotspot Manager, créez un opérateur pour ce site (pas un administrateur) et saisissez son nom et son mot de passe dans l’appareil ici.',
  'omada-time':
    'Les versions d’Omada comptent le temps différemment. Essayez avec un téléphone : si le client est déconnecté presque aussitôt, passez ici l’unité de temps en microsecondes.',
  'controller-reach':
    'Notre serveur doit joindre le contrôleur à cette adresse, et n’en appelle aucune autre. Si elle est dans un réseau privé, l’exploitant doit autoriser ce réseau (GATEWAY_NETWORKS).',
  'controller-certificate':
    'Si le contrôleur utilise un certificat autosigné, lancez cette commande et saisissez l’empreinte SHA-256 dans l’appareil ici. Sans elle, nous n’envoyons pas le mot de passe.',
  'meraki-splash':
    'Dans Meraki : Wireless → Splash page, choisissez Custom splash URL et saisissez cette adresse. Sous « Where should users go after the splash page? » choisissez « The URL they were trying to fetch ».',
  'meraki-click':
    'Dans Meraki : Wireless → Access control, choisissez le SSID des clients puis, sous Splash page, Click-through. Meraki ne dit alors ni la consommation ni le départ des clients, et on ne peut pas les déconnecter d’ici.',
  'meraki-sign-on':
    'Dans Meraki : Wireless → Access control, choisissez le SSID des clients puis, sous Splash page, Sign-on with my RADIUS server. Les demandes viennent du cloud de Meraki : le pare-feu doit autoriser ses plages d’adresses.',
  'meraki-garden':
    'Dans Access control, activez le walled garden (adresses ouvertes avant la connexion) et ajoutez celles-ci. Si votre réseau n’y accepte pas les noms, demandez au support Meraki de les activer ou saisissez leurs plages d’adresses IP.',
  'meraki-orders':
    'Meraki n’accepte que les commandes de déconnexion ; la durée et le débit des clients en ligne ne peuvent pas changer. Elles doivent aller au nom propre à votre organisation (n….meraki.com dans la barre d’adresse du tableau de bord), UDP 3799 : saisissez l’adresse IP de ce nom dans « Adresse IP pour la déconnexion à distance (CoA) » de l’appareil ici.',
  'aruba-script':
    'Ouvrez la ligne de commande de la borne Aruba Instant et collez ceci, puis choisissez le serveur et la page externe « portico » pour le réseau des clients. Sur Instant On, saisissez les mêmes valeurs dans ses réglages.',
  'aruba-certificate':
    'Installez votre propre certificat sur la borne et mettez son nom dans l’adresse de connexion ; sinon les téléphones affichent un avertissement.',
  'cisco-script':
    'Collez ceci dans la ligne de commande du contrôleur 9800 (IOS XE 17) et choisissez « portico » pour le WLAN des clients. 192.0.2.1 est l’adresse virtuelle de sa page de connexion ; si vous en avez une autre, gardez-la et saisissez-la dans l’appareil ici. Sur AireOS, saisissez les mêmes valeurs dans Security → Web Auth → Web Login Page (External).',
  'cisco-address':
    'Cherchez l’adresse IPv4 de la page d’accueil et mettez-la à la place de PORTAL_IPV4 ci-dessous : le contrôleur n’y accepte pas de nom. Changez-la si l’adresse change.',
  'cisco-port':
    'Le contrôleur n’ouvre de lui-même que les ports 80 et 443 de la page d’accueil. Celle-ci utilise un autre port : le WLAN des clients a donc besoin de cette liste d’accès ; remplacez « guest » par le nom de votre WLAN.',
  'cisco-certificate':
    'Pour que les téléphones n’affichent pas d’avertissement à l’envoi du mot de passe à usage unique, installez un certificat reconnu sur le contrôleur et nommez-le : trustpoint NAME et virtual-ip ipv4 192.0.2.1 virtual-host HOST dans parameter-map type webauth global.',
  'ruckus-hotspot':
    'Sous Hotspot Services, créez un service avec cette adresse comme Login Page et le serveur RADIUS que vous venez de saisir comme Authentication Server ; puis choisissez-le pour le WLAN des clients.',
  'cambium-guest':
    'Sous WLAN → Guest Access, choisissez External Hotspot et saisissez cette adresse ; choisissez External Portal Post et le serveur RADIUS que vous venez de saisir.',
  'fortinet-script':
    'Collez ceci dans la CLI du FortiGate (FortiOS 7.2.10, 7.4.5, 7.6 ou plus récent) ; remplacez « guest » par le SSID de vos clients et « wan1 » par votre interface Internet. Les deux dernières règles ouvrent le DNS et la page d’accueil avant la connexion ; ensuite les clients ont toujours besoin de votre propre règle vers Internet.',
  'smartzone-hotspot':
    'Dans SmartZone, créez un portail Hotspot (WISPr) avec cette adresse comme Logon URL externe, choisissez le serveur RADIUS que vous venez de saisir pour l’authentification et le suivi des sessions (accounting), puis choisissez ce portail pour le WLAN des clients.',
  'smartzone-northbound':
    'Dans Administration → External Services → WISPr Northbound Interface, activez-la, définissez un utilisateur et un mot de passe, puis saisissez-les ici dans l’appareil. Ce n’est pas le mot de passe administrateur.',
  'smartzone-plain':
    'SmartZone chiffre l’adresse de l’appareil en route vers la page d’accueil ; nous la lui faisons déchiffrer. Si des clients sont encore refusés, coupez le chiffrement en ligne de commande.',
  'captive-option':
    'Facultatif : l’option DHCP 114 (RFC 8910) indique aux téléphones où demander s’ils sont en ligne. Elle ne contient aucune clé et n’aide que si notre serveur voit l’adresse propre à chaque client (serveur dans le réseau de l’établissement) ; derrière un NAT, la réponse est 404 et les téléphones trouvent la page d’accueil comme d’habitude.',
  'link-title': 'Installer l’appareil',
  'link-lead':
    'Ces étapes contiennent les clés secrètes de l’appareil. Elles s’ouvrent une fois, sur ce téléphone, pour quelques minutes.',
  'link-lead-day':
    'Ces étapes contiennent les clés secrètes de l’appareil. Elles s’ouvrent une fois, dans ce navigateur, et restent lisibles 24 heures.',
  'link-hidden':
    'Les clés sont masquées, car l’appareil les utilise déjà. Pour le configurer à nouveau, demandez à la personne qui vous a envoyé le lien de créer de nouvelles clés et un nouveau lien.',
  'link-open': 'Voir les étapes',
  'link-gone':
    'Ce lien a déjà servi ou a expiré. Créez-en un autre dans le tableau de bord, dans l’installation de l’appareil.',
  'link-mark': 'Touchez un cadre pour tout sélectionner, puis copiez.',
  'link-save': 'Enregistrer en fichier',
  'problem-no-address': 'L’adresse de l’appareil n’est pas encore connue',
  'problem-private-address': 'L’adresse est dans un réseau privé que l’exploitant n’a pas autorisé (GATEWAY_NETWORKS)',
  'problem-unreachable': 'Le contrôleur est injoignable',
  'problem-certificate':
    'Le certificat du contrôleur n’est pas reconnu ; s’il est bien le vôtre, saisissez cette empreinte dans l’appareil',
  'problem-sign-in-refused': 'Le contrôleur refuse le nom, le mot de passe ou la clé API',
  'problem-wrong-version': 'Le contrôleur est d’une autre version ; vérifiez le type choisi',
  'problem-wrong-site': 'Le contrôleur n’a pas ce site',
  'problem-client-unknown': 'Le contrôleur ne voit pas encore le téléphone du client',
  'problem-refused': 'Le contrôleur a refusé la commande',
  'problem-agent-old':
    'L’agent Portico du routeur est ancien et ne peut changer ni le temps ni le débit des clients en ligne. Ouvrez l’installation de l’appareil, réinstallez portico-agent et redémarrez-le',
  'problem-agent-silent':
    'L’agent Portico du routeur (portico-agent) ne s’est pas connecté. Sans lui, les limites de durée et de débit ne s’appliquent pas et nous ne savons pas qui est en ligne. Installez-le avec les étapes d’installation de l’appareil',
  'problem-opennds-down':
    'openNDS s’est arrêté sur le routeur : le Wi-Fi est ouvert à tous, sans page d’accueil. Il manque souvent des paquets PHP (niveaux FAS 2 et 3) ; lancez « logread -e opennds » sur le routeur pour en voir la cause, puis redémarrez openNDS',
  'problem-opennds-silent': 'openNDS ne répond pas à l’agent Portico du routeur. Redémarrez openNDS sur le routeur',
  'problem-opennds-newer':
    'openNDS sur le routeur est plus récent que la dernière version à laquelle Portico a été comparé (10.3.1). Si quelque chose ne fonctionne pas, indiquez cette version à l’exploitant du serveur',
  'problem-level-needs-https':
    'Le niveau FAS 3 (chiffré) exige une page d’accueil avec une adresse https et un nom de domaine. Choisissez le niveau 1 pour cet appareil, ou donnez à la page d’accueil un nom de domaine et un certificat',
  'opennds-level-1':
    'Le niveau 3, qui chiffre les informations des clients, n’est pas possible ici, car la page d’accueil n’a pas d’adresse https avec un nom de domaine.',
  'opennds-level-below':
    'Cet appareil utilise le niveau FAS choisi ; le niveau 3 fonctionnerait aussi et chiffre les données des clients.',
  'opennds-level-3':
    'Cet appareil utilise le niveau FAS 3 : les données des clients sont chiffrées, car la page d’accueil a une adresse https avec un nom de domaine.',
  'problem-orders-silent': 'L’appareil ne répond pas à nos commandes',
  'network-where': 'Sur l’appareil, créez le second réseau à cet endroit, ou collez ces commandes.',
  'network-radius':
    'Utilisez ces valeurs pour le serveur RADIUS de ce réseau, pour l’authentification et le suivi des sessions (accounting). Activez CoA/Disconnect pour qu’une révocation prenne effet aussitôt.',
  'network-try':
    'Installez un profil sur votre téléphone depuis la page qui confirme la connexion, puis choisissez ce réseau. Cela ne marche pas ? L’écran Diagnostic en donne la raison.',
  'network-passpoint':
    'Pour qu’Android installe le profil d’un geste, activez Passpoint avec ces valeurs. Aucun consortium d’itinérance n’est nécessaire.',
  'network-radsec':
    'Si l’appareil est ailleurs et que RADIUS traverse Internet, enveloppez-le dans TLS (RadSec). Portico n’accepte pas RadSec lui-même : lancez radsecproxy à côté avec cette configuration et un certificat de chaque côté.',
  'network-openroaming':
    'OpenRoaming : Portico n’est pas fournisseur d’identité OpenRoaming et n’a pas de certificat de la WBA ; les clients d’autres réseaux n’entrent donc pas par lui. N’annoncez ce consortium que si vous avez un contrat avec un fournisseur, et dirigez-y son RADIUS.',
} as const satisfies Like<typeof source>
