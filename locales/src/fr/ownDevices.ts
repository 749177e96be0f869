import type { ownDevices as source } from '../vi/ownDevices.ts'
import type { Like } from '../languages.ts'

export const ownDevices = {
  link: 'Ajouter une télé ou une console',
  title: 'Appareils sans navigateur',
  lead: 'Votre télé, console ou enceinte utilise le Wi-Fi de {venue} avec vous, jusqu’à la fin de votre temps.',
  yours: 'Vos appareils',
  check: 'Vérifier à nouveau',
  add: 'Ajouter un appareil',
  name: 'Nom',
  nameHint: 'Par exemple : télé de la chambre 3',
  mac: 'Adresse MAC',
  macHint: '12 chiffres et lettres de A à F, écrits comme vous voulez : AC:9B:0A:12:34:56',
  where: 'Où trouver l’adresse MAC ?',
  whereOf: {
    tv: 'Télé (Samsung, LG, Sony…) : Paramètres → À propos, ou Réseau → État du réseau.',
    console:
      'Console : PlayStation dans Paramètres → Réseau → État de la connexion ; Xbox dans Paramètres → Réseau → Avancés ; Nintendo Switch dans Paramètres → Internet.',
    stick: 'Chromecast, Google TV, Fire TV, Apple TV : Paramètres → Système ou Réseau → À propos.',
    speaker:
      'Enceinte, imprimante : sur l’étiquette dessous, sur la boîte ou dans son application. Prenez l’adresse « Wi-Fi », pas « Bluetooth » ni « LAN ».',
  },
  addButton: 'Connecter l’appareil',
  remove: 'Retirer {name}',
  again: 'Le reconnecter',
  most: '{count, plural, one {Chaque client peut avoir # appareil à la fois. Retirez-le pour en ajouter un autre.} other {Chaque client peut avoir # appareils à la fois. Retirez-en un pour en ajouter un autre.}}',
  added: {
    address:
      'Ajouté. Allumez l’appareil et choisissez ce Wi-Fi ; s’il l’avait déjà choisi, coupez puis rallumez son Wi-Fi.',
    order: 'Ajouté. Allumez l’appareil et choisissez ce Wi-Fi ; il sera en ligne quelques secondes après.',
  },
  removed: 'Retiré. L’appareil n’est plus sur le réseau.',
  'remove-failed': 'Retiré, mais le Wi-Fi ne l’a pas encore déconnecté. Coupez le Wi-Fi de l’appareil.',
  state: {
    online: 'En ligne',
    waiting: {
      address: 'En attente de l’appareil. S’il ne vient pas, coupez puis rallumez son Wi-Fi',
      order: 'Connexion en cours',
    },
    unseen:
      'Le Wi-Fi ne voit pas encore cet appareil. Allumez-le, choisissez ce Wi-Fi, puis touchez « Le reconnecter »',
    over: 'Temps écoulé',
  },
  problem: {
    'name-missing': 'Donnez un nom à l’appareil.',
    'mac-missing': 'Saisissez l’adresse MAC de l’appareil.',
    'mac-wrong':
      'Cette adresse semble incorrecte. Une adresse MAC a 12 chiffres et lettres de A à F, comme AC:9B:0A:12:34:56.',
    'mac-group': 'Ce n’est pas l’adresse d’un seul appareil. Vérifiez-la.',
    'mac-random':
      'C’est une adresse aléatoire que l’appareil changera. Désactivez « adresse privée » ou « MAC aléatoire » et prenez la vraie.',
    'own-phone': 'C’est l’adresse de l’appareil que vous utilisez.',
    taken: 'Cet appareil ne peut pas être ajouté. Vérifiez l’adresse ou demandez au personnel.',
    full: 'Vous avez atteint le nombre maximal d’appareils. Retirez-en un et réessayez.',
    'code-full': 'Votre code d’accès a atteint sa limite d’appareils. Demandez-en un autre au personnel.',
    'venue-full': 'Le Wi-Fi est complet pour le moment. Réessayez dans quelques minutes.',
    over: 'Votre temps est presque écoulé. Reconnectez-vous, puis ajoutez l’appareil.',
    'too-many': 'Trop d’adresses essayées. Patientez quelques minutes ou demandez au personnel.',
  },
} as const satisfies Like<typeof source>
