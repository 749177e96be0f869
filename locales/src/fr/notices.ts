import type { Like } from '../languages.ts'
import type { notices as source } from '../vi/notices.ts'

export const notices = {
  chatTest: 'Test de Portico : les notifications de {page} arriveront dans cette discussion.',
  hello: 'Bonjour {name},',
  closing: 'Vous recevez ce message car la page {page} est réglée pour vous prévenir.',
  change: 'Modifier les réglages des notifications',
  more: '… et {count} de plus.',
  aGuest: 'Un client',
  somebody: 'Quelqu’un',
  buttons: {
    automation: 'Voir les automatisations',
    lead: 'Voir les prospects',
    conversation: 'Ouvrir les messages',
    code: 'Ouvrir le comptoir',
    gift: 'Voir les commandes cadeaux',
    stock: 'Voir les cadeaux',
    review: 'Voir les avis',
    campaign: 'Voir les campagnes',
    device: 'Voir les appareils',
    guest: 'Voir qui est en ligne',
    member: 'Voir les membres',
    plan: 'Voir la formule',
    balance: 'Voir le portefeuille',
    integration: 'Voir les intégrations',
    digest: 'Ouvrir la vue d’ensemble',
  },
  how: {
    renews: 'Elle se renouvelle seule pour {money} pris sur le solde.',
    short: 'Le solde ne couvre pas le renouvellement de {money} ; rechargez.',
    manual: 'Renouvelez pour que rien ne s’arrête.',
    money: 'Le solde ne couvre pas {money}. Dès que vous rechargez, la formule est renouvelée.',
    price: 'Le prix est passé à {money}. Vérifiez et renouvelez vous-même.',
    sale: 'Cette formule n’est plus vendue. Choisissez-en une autre.',
    currency: 'La formule est vendue dans une autre devise que le portefeuille.',
    right:
      'La personne qui a activé le renouvellement n’est plus propriétaire de la page. Le propriétaire actuel doit le réactiver.',
  },
  kinds: {
    automation: {
      notified: {
        one: '{page} : un client demande votre attention',
        many: '{page} : {count} clients demandent votre attention',
        line: '{guest} : {text} ({name}, {at})',
      },
    },
    campaign: {
      finished: {
        one: '{page} : une campagne Wi-Fi est terminée',
        many: '{page} : {count} campagnes Wi-Fi sont terminées',
        line: '{name} : terminée le {at}. Son rapport montre les résultats.',
      },
    },
    conversation: {
      message: {
        one: '{page} : un nouveau message',
        many: '{page} : {count} nouveaux messages',
        line: '{guest} a écrit le {at}.',
      },
      assigned: {
        one: '{page} : une conversation a été attribuée',
        many: '{page} : {count} conversations ont été attribuées',
        line: 'Attribuée à {name} le {at}.',
      },
    },
    code: {
      waiting: {
        one: '{page} : un client attend un code',
        many: '{page} : {count} clients attendent un code',
        line: 'Depuis {at}, et aucun écran de comptoir n’est ouvert.',
      },
    },
    gift: {
      ordered: {
        one: '{page} : une nouvelle commande cadeau',
        many: '{page} : {count} nouvelles commandes cadeaux',
        line: '{guest} souhaite {name}, le {at}.',
      },
    },
    stock: {
      low: {
        one: '{page} : un cadeau est bientôt épuisé',
        many: '{page} : {count} cadeaux sont bientôt épuisés',
        line: '{name} : il en reste {left}. Réapprovisionnez ou désactivez-le.',
      },
    },
    review: {
      low: {
        one: '{page} : un avis négatif',
        many: '{page} : {count} avis négatifs',
        line: '{guest} a donné {score} étoiles sur 5 le {at}. Reprenez vite contact.',
      },
    },
    lead: {
      created: {
        one: '{page} : un nouveau prospect',
        many: '{page} : {count} nouveaux prospects',
        line: '{guest} a laissé un message le {at}.',
      },
      assigned: {
        one: '{page} : un prospect a été attribué',
        many: '{page} : {count} prospects ont été attribués',
        line: '{guest} : attribué à {name} le {at}.',
      },
      due: {
        one: '{page} : un prospect à relancer',
        many: '{page} : {count} prospects à relancer',
        line: '{guest} : à contacter le {since}.',
      },
    },
    device: {
      offline: {
        one: '{page} : un appareil Wi-Fi est hors ligne',
        many: '{page} : {count} appareils Wi-Fi sont hors ligne',
        line: '{name} : aucun contact depuis le {since}. Vérifiez l’alimentation et le câble réseau.',
      },
      open: {
        one: '{page} : le Wi-Fi est ouvert à tous',
        many: '{page} : {count} appareils Wi-Fi sont ouverts à tous',
        line: '{name} : openNDS s’est arrêté le {since}, tout le monde se connecte sans passer par la page d’accueil. Redémarrez openNDS sur le routeur.',
      },
      online: {
        one: '{page} : un appareil Wi-Fi s’est reconnecté',
        many: '{page} : {count} appareils Wi-Fi se sont reconnectés',
        line: '{name} : reconnecté le {at}, hors ligne depuis le {since}.',
      },
    },
    guest: {
      online: {
        one: '{page} : un client est en ligne',
        many: '{page} : {count} connexions de clients',
        line: '{guest} s’est connecté le {at}.',
      },
      offline: {
        one: '{page} : un client a quitté le réseau',
        many: '{page} : {count} déconnexions de clients',
        line: '{guest} a quitté le réseau le {at}.',
      },
    },
    member: {
      joined: {
        one: '{page} : un nouveau membre',
        many: '{page} : {count} nouveaux membres',
        line: '{name} a accepté l’invitation le {at}.',
      },
      left: {
        one: '{page} : un membre est parti',
        many: '{page} : {count} membres sont partis',
        line: '{name} n’est plus membre depuis le {at}.',
      },
    },
    plan: {
      ending: {
        one: '{page} : votre formule arrive à son terme',
        many: '{page} : {count} rappels de fin de formule',
        line: '{name} court jusqu’au {since} (jours restants : {days}). {how}',
      },
      ended: {
        one: '{page} : votre formule est terminée',
        many: '{page} : une formule s’est terminée {count} fois',
        line: '{name} est terminée. Ce qui est en cours continue jusqu’au {since} ; renouvelez avant.',
      },
      stopped: {
        one: '{page} : les fonctions payantes sont arrêtées',
        many: '{page} : les fonctions payantes sont arrêtées',
        line: '{name} s’est terminée le {since}. La page d’accueil fonctionne toujours et rien n’a été supprimé.',
      },
      renewed: {
        one: '{page} : votre formule a été renouvelée',
        many: '{page} : des formules ont été renouvelées {count} fois',
        line: '{name} court maintenant jusqu’au {since}. {money} ont été prélevés sur le solde.',
      },
      unrenewed: {
        one: '{page} : votre formule n’a pas pu être renouvelée',
        many: '{page} : {count} renouvellements n’ont pas abouti',
        line: '{name} : {how}',
      },
    },
    balance: {
      low: {
        one: '{page} : votre solde est bas',
        many: '{page} : votre solde est bas',
        line: 'Il restait {money} le {at}. Rechargez pour que les messages et les formules continuent.',
      },
    },
    integration: {
      failing: {
        one: '{page} : une intégration est en échec',
        many: '{page} : {count} intégrations sont en échec',
        line: '{name} : en échec depuis le {since}. Motif : {reason}',
      },
      recovered: {
        one: '{page} : une intégration fonctionne à nouveau',
        many: '{page} : {count} intégrations fonctionnent à nouveau',
        line: '{name} : fonctionne à nouveau depuis le {at}.',
      },
    },
  },
  digest: {
    title: '{page} : {day}',
    visits: 'Visites : {count}',
    guests: 'Clients : {count}',
    newGuests: 'Nouveaux clients : {count}',
    contacts: 'Nouveaux clients ayant laissé un contact : {count}',
    offline: 'Appareils Wi-Fi qui ont été hors ligne : {names}',
    allOnline: 'Tous les appareils Wi-Fi ont fonctionné toute la journée.',
    nothing: 'Aucun client ce jour-là, et aucun incident.',
  },
  test: {
    title: 'Notification de test de Portico',
    push: 'Ce navigateur reçoit les notifications.',
    mail: 'Ceci est un test. Les notifications de cette page sont envoyées à cette adresse.',
  },
} as const satisfies Like<typeof source>
