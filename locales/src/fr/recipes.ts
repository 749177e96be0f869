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
  'chilli-settings':
    'Enregistrez ceci sous /etc/chilli.conf (ou ajoutez ces lignes au vôtre). Le uamsecret nous prouve qu’un client vient bien de cet appareil.',
  'chilli-start': 'Redémarrez CoovaChilli.',
  'mikrotik-script':
    'Ouvrez le terminal dans WinBox (ou SSH) et collez ceci. Le hotspot doit déjà exister : /ip hotspot setup en crée un.',
  'mikrotik-login': 'Téléversez ce fichier dans Files du routeur, à la place de login.html du dossier hotspot.',
  'unifi-portal':
    'Dans UniFi Network : Hotspot → Landing page → External portal server, saisissez cette adresse. UniFi ajoute lui-même le chemin.',
  'unifi-account':
    'Créez un administrateur local (local access only), sans double authentification, ayant des droits sur ce site. Saisissez son nom et son mot de passe dans l’appareil ici.',
  'unifi-key': 'Créez une clé API dans Settings → Control Plane → Integrations et saisissez-la dans l’appareil ici.',
  'unifi-site':
    'Les clients arriveront à cette adresse. La dernière partie est le nom interne du site (souvent default), pas le nom affiché.',
  'omada-portal': 'Dans Omada : Authentication → Portal → External Portal Server, saisissez cette adresse.',
  'omada-operator':
    'Dans Hotspot Manager, créez un opérateur pour ce site (pas un administrateur) et saisissez son nom et son mot de passe dans l’appareil ici.',
  'omada-time':
    'Les versions d’Omada comptent le temps différemment. Essayez avec un téléphone : si le client est coupé presque aussitôt, passez ici l’unité de temps en microsecondes.',
  'controller-reach':
    'Notre serveur doit joindre le contrôleur à cette adresse, et n’en appelle aucune autre. Si elle est dans un réseau privé, l’opérateur de cette installation doit ouvrir ce réseau (GATEWAY_NETWORKS).',
  'controller-certificate':
    'Si le contrôleur a fabriqué son certificat, lancez cette commande et saisissez l’empreinte SHA-256 dans l’appareil ici. Sans elle, aucun mot de passe ne part.',
  'meraki-splash':
    'Dans Meraki : Wireless → Splash page, choisissez Custom splash URL et saisissez cette adresse. Sous « Where should users go after the splash page? » choisissez « The URL they were trying to fetch ».',
  'meraki-click':
    'Choisissez Click-through. Meraki ne dit alors ni la consommation ni le départ des clients, et on ne peut pas les déconnecter d’ici.',
  'meraki-orders':
    'Pour déconnecter des clients d’ici, indiquez dans cet appareil l’adresse des ordres : l’adresse IP du nom d’hôte Meraki propre à votre organisation (affiché par Meraki près des serveurs RADIUS, pour CoA et Disconnect), port UDP 3799. Meraki n’accepte que les déconnexions, ni prolongation ni autre débit.',
  'meraki-sign-on':
    'Choisissez Sign-on with my RADIUS server. Les demandes viennent du cloud de Meraki : le pare-feu doit autoriser ses plages.',
  'aruba-script':
    'Ouvrez la ligne de commande du point d’accès Aruba Instant et collez ceci, puis choisissez le serveur et la page externe « portico » pour le réseau des clients. Sur Instant On, saisissez les mêmes valeurs dans ses écrans.',
  'aruba-certificate':
    'Installez votre propre certificat sur le point d’accès et mettez son nom dans l’adresse de connexion ; sinon les téléphones avertissent.',
  'cisco-script':
    'Collez ceci dans la ligne de commande du contrôleur 9800 et choisissez « portico » pour le WLAN des clients. Sur AireOS, saisissez les mêmes valeurs sous Security → Web Auth → Web Login Page (External).',
  'ruckus-hotspot':
    'Sous Hotspot Services, créez un service avec cette adresse comme Login Page et le serveur RADIUS saisi comme Authentication Server ; puis choisissez-le pour le WLAN des clients.',
  'cambium-guest':
    'Sous WLAN → Guest Access, choisissez External Hotspot et saisissez cette adresse ; choisissez External Portal Post et le serveur RADIUS saisi.',
  'fortinet-script':
    'Collez ceci dans la CLI du FortiGate ; remplacez « guest » par le nom de votre SSID pour les clients.',
  'smartzone-hotspot':
    'Dans SmartZone, créez un portail Hotspot (WISPr) avec cette adresse comme Logon URL externe, choisissez le serveur RADIUS saisi pour l’authentification et la comptabilité, puis le portail pour le WLAN invité.',
  'smartzone-northbound':
    'Dans Administration → External Services → WISPr Northbound Interface, activez-la, définissez un utilisateur et un mot de passe, puis saisissez-les ici dans l’équipement. Ce n’est pas le mot de passe administrateur.',
  'smartzone-plain':
    'SmartZone chiffre l’adresse de l’appareil en route vers le portail ; nous la lui faisons déchiffrer. Si des clients sont encore refusés, coupez le chiffrement en ligne de commande.',
  'link-title': 'Configurer l’équipement',
  'link-lead':
    'Ces étapes contiennent les clés secrètes de l’équipement. Elles s’ouvrent une fois, sur ce téléphone, pour quelques minutes.',
  'link-open': 'Voir les étapes',
  'link-gone':
    'Ce lien a déjà servi ou a expiré. Créez-en un autre dans le tableau de bord, dans la configuration de l’équipement.',
  'link-mark': 'Touchez un cadre pour tout sélectionner, puis copiez.',
  'link-save': 'Enregistrer en fichier',
  'problem-no-address': 'L’adresse de l’appareil n’est pas encore connue',
  'problem-private-address': 'L’adresse est dans un réseau privé que l’opérateur n’a pas ouvert (GATEWAY_NETWORKS)',
  'problem-unreachable': 'Le contrôleur est injoignable',
  'problem-certificate':
    'Le certificat du contrôleur n’est pas reconnu ; s’il est bien le vôtre, saisissez cette empreinte dans l’appareil',
  'problem-sign-in-refused': 'Le contrôleur refuse le nom, le mot de passe ou la clé API',
  'problem-wrong-version': 'Le contrôleur répond comme une autre version ; vérifiez le type choisi',
  'problem-wrong-site': 'Le contrôleur n’a pas ce site',
  'problem-client-unknown': 'Le contrôleur ne voit pas encore l’appareil du client',
  'problem-refused': 'Le contrôleur a refusé l’ordre',
  'problem-agent-old':
    'Le programme Portico du routeur est ancien et ne peut changer ni le temps ni le débit des clients en ligne. Ouvrez la configuration de l’équipement, réinstallez portico-agent et redémarrez-le',
  'problem-agent-silent':
    'Le programme Portico du routeur (portico-agent) n’a pas appelé. Sans lui, aucune limite de durée ou de débit n’est appliquée et personne ne sait qui est en ligne. Installez-le depuis la configuration de l’appareil',
  'problem-opennds-down':
    'openNDS s’est arrêté sur le routeur : le Wi-Fi est ouvert à tous, sans page d’accueil. Il manque souvent des paquets PHP (niveaux FAS 2 et 3) ; lancez « logread -e opennds » sur le routeur pour en voir la cause, puis redémarrez openNDS',
  'problem-opennds-silent': 'openNDS ne répond pas au programme Portico du routeur. Redémarrez openNDS sur le routeur',
  'problem-level-needs-https':
    'Le niveau FAS 3 exige un portail dont l’adresse https porte un nom. Choisissez le niveau 1 pour cet appareil, ou donnez au portail un nom et un certificat',
  'opennds-level-1':
    'Cet appareil utilise le niveau FAS 1, car le portail n’a pas d’adresse https avec un nom, dont le niveau 3 a besoin.',
  'opennds-level-below':
    'Cet appareil utilise le niveau FAS choisi ; le niveau 3 fonctionnerait aussi et chiffre les données des clients.',
  'opennds-level-3':
    'Cet appareil utilise le niveau FAS 3 : les données du client sont chiffrées, car le portail a une adresse https avec un nom.',
  'problem-orders-silent': 'L’appareil ne répond pas à nos ordres',
} as const satisfies Like<typeof source>
