import type { gateways as source } from '../vi/gateways.ts'
import type { Like } from '../languages.ts'

export const gateways = {
  title: 'Appareils',
  lead: 'Les routeurs et bornes qui mènent vos clients à votre page d’accueil.',
  add: 'Ajouter un appareil',
  tryOut: 'Essayer sans routeur',
  name: 'Nom',
  state: 'État',
  states: {
    waiting: 'Premier contact attendu',
    online: 'En ligne',
    offline: 'Muet',
  },
  guestsOnline: 'Clients en ligne',
  lastSeen: 'Dernier contact',
  never: 'Aucun',
  nasId: 'Identifiant NAS',
  types: {
    opennds: {
      name: 'openNDS',
      text: 'Un routeur OpenWrt ou une machine Linux avec openNDS',
    },
    mikrotik: {
      name: 'MikroTik',
      text: 'Un routeur MikroTik avec le hotspot de RouterOS',
    },
    unifi: {
      name: 'UniFi',
      text: 'Des bornes UniFi, par UniFi Network ou UniFi OS',
    },
    omada: {
      name: 'Omada',
      text: 'Des bornes TP-Link Omada, par leur contrôleur',
    },
    coovachilli: {
      name: 'CoovaChilli',
      text: 'Une machine Linux ou un routeur avec CoovaChilli',
    },
    meraki: {
      name: 'Meraki',
      text: 'Des bornes Cisco Meraki, page splash à vous',
    },
    aruba: {
      name: 'Aruba',
      text: 'Aruba Instant et Instant On',
    },
    cisco: {
      name: 'Cisco',
      text: 'Les contrôleurs Catalyst 9800 et AireOS',
    },
    ruckus: {
      name: 'Ruckus',
      text: 'Ruckus Unleashed, ZoneDirector et SmartZone',
    },
    cambium: {
      name: 'Cambium',
      text: 'Cambium cnPilot, XV et cnMaestro',
    },
    fortinet: {
      name: 'Fortinet',
      text: 'FortiGate et FortiAP',
    },
    radius: {
      name: 'RADIUS',
      text: 'Tout autre appareil avec page de connexion externe et RADIUS',
    },
  },
  setUp: 'Installer',
  edit: 'Modifier',
  remove: 'Supprimer',
  empty: {
    title: 'Aucun appareil pour l’instant',
    text: 'Ajoutez le routeur du lieu pour que vos clients voient votre accueil en rejoignant le Wi-Fi. Pas de routeur sous la main ? Essayez d’abord avec un appareil simulé.',
    readOnly: 'Le propriétaire ou un responsable de la page peut ajouter le premier appareil.',
  },
  removeAsk: {
    title: 'Supprimer « {name} » ?',
    text: 'Les clients de cet appareil ne pourront plus se reconnecter. Cette action est définitive.',
    confirm: 'Supprimer l’appareil',
  },
  form: {
    createTitle: 'Ajouter un appareil',
    editTitle: 'Modifier l’appareil',
    create: 'Ajouter et installer',
    save: 'Enregistrer',
    type: 'Type d’appareil',
    name: 'Nom de l’appareil',
    nameHint: 'Par exemple : Routeur du bar',
    manufacturer: 'Marque et modèle',
    manufacturerHint: 'Pour le reconnaître ; facultatif',
    nasIdHint:
      'Le nom que l’appareil se donne auprès du serveur. Laissez vide, nous en choisirons un. Lettres sans accent, chiffres et . _ -, de 3 à 64 caractères.',
    fields: {
      loginUrl: {
        label: 'Adresse de connexion sur l’appareil',
        hint: 'Où le téléphone du client envoie son code, par exemple http://10.5.50.1/login',
      },
      coaAddress: {
        label: 'Adresse IP qui reçoit les ordres',
        hint: 'Laissez vide si les requêtes viennent de la même',
      },
      coaPort: {
        label: 'Port',
      },
      controllerUrl: {
        label: 'Adresse du contrôleur',
        hint: 'Notre serveur n’appelle que cette adresse et ce port',
      },
      controllerUser: {
        label: 'Nom d’utilisateur',
        hint: 'Un administrateur local (UniFi), un opérateur du hotspot (Omada) ou l’utilisateur northbound (SmartZone)',
      },
      controllerSecret: {
        label: 'Mot de passe ou clé API',
        hint: 'Chiffré une fois enregistré, jamais réaffiché. Vide : inchangé.',
      },
      certificate: {
        label: 'Empreinte du certificat (SHA-256)',
        hint: 'Seulement si le contrôleur a fabriqué son certificat',
      },
      site: {
        label: 'Nom interne du site',
        hint: 'Le plus souvent default',
      },
      accessPoints: {
        label: 'Adresses MAC des bornes',
        hint: 'Seulement si plusieurs lieux ont ici un site du même nom ; séparées par des espaces',
      },
    },
    choices: {
      fasLevel: {
        '1': {
          name: 'Signé (niveau 1)',
          text: 'Pour les routeurs à petite mémoire, sans PHP. Rien n’est chiffré en route.',
        },
        '2': {
          name: 'Chiffré par le navigateur (niveau 2)',
          text: 'Si le routeur ne peut pas appeler le serveur ; il lui faut php-cli.',
        },
        '3': {
          name: 'Chiffré (niveau 3)',
          text: 'Recommandé. Les données du client sont chiffrées ; le routeur a besoin du paquet php-cli.',
        },
        label: 'Comment les clients arrivent à l’accueil',
      },
      messageAuthenticator: {
        label: 'Contrôle des paquets RADIUS',
        required: {
          name: 'Signature exigée',
          text: 'Recommandé. Chaque paquet doit porter un Message-Authenticator.',
        },
        legacy: {
          name: 'Appareil ancien',
          text: 'Les paquets sans signature sont aussi acceptés.',
        },
      },
      uamPassword: {
        label: 'Comment voyage le mot de passe',
        chap: {
          name: 'CHAP',
          text: 'Recommandé. Le mot de passe ne passe pas sur le réseau.',
        },
        pap: {
          name: 'PAP',
          text: 'Si le RADIUS de l’appareil n’accepte pas CHAP.',
        },
      },
      unifiLogin: {
        label: 'Type de contrôleur',
        os: {
          name: 'UniFi OS',
          text: 'Un Dream Machine, Cloud Key Gen2 ou UniFi OS Server',
        },
        classic: {
          name: 'Classique',
          text: 'UniFi Network installé par vous, port 8443',
        },
        key: {
          name: 'Clé API',
          text: 'Network 9.1.105 et suivants',
        },
      },
      omadaVersion: {
        label: 'Version d’Omada',
        v5: {
          name: '5.0.15 et suivantes',
          text: 'Les contrôleurs d’aujourd’hui',
        },
        v4: {
          name: '4.1.5 – 4.4',
        },
        v2: {
          name: '2.6 – 3.2',
        },
      },
      omadaTime: {
        label: 'Unité de temps',
        ms: {
          name: 'Millisecondes',
          text: 'La plus courante',
        },
        us: {
          name: 'Microsecondes',
          text: 'Si les clients sont coupés presque aussitôt',
        },
      },
      ruckusController: {
        label: 'Type de contrôleur',
        unleashed: {
          name: 'Unleashed, ZoneDirector',
          text: 'Le téléphone du client porte la connexion au contrôleur.',
        },
        smartzone: {
          name: 'SmartZone',
          text: 'vSZ, SZ-100, SZ-300 : notre serveur prévient le contrôleur.',
        },
      },
      splash: {
        label: 'Type de page splash',
        'sign-on': {
          name: 'Avec connexion (sign-on)',
          text: 'Recommandé. Avec RADIUS, chiffres et déconnexion.',
        },
        click: {
          name: 'Un clic (click-through)',
          text: 'Sans chiffres, et personne ne peut être déconnecté.',
        },
      },
    },
    coa: 'Déconnexion à distance (CoA)',
    legacyWarning:
      'Quelqu’un sur la ligne pourrait falsifier les réponses du serveur (BlastRADIUS, CVE-2024-3596). Seulement pour un appareil qu’on ne peut plus mettre à jour, de préférence par VPN.',
    limits: 'Limites de chaque connexion',
    minutes: 'Durée',
    minutesHint: 'Ensuite, le client se reconnecte. Vide : sans limite.',
    minutesSuffix: ' min',
    down: 'Débit descendant',
    up: 'Débit montant',
    data: 'Données',
    dataHint: 'Envoi et réception ensemble. Vide : sans limite.',
    dataSuffix: ' Mo',
    speed: {
      unlimited: 'Sans limite',
      text: 'Pour les messages et les pages légères',
      social: 'Pour les réseaux sociaux et les appels',
      video: 'Pour la vidéo HD et les réunions en ligne',
      fast: 'Pour tout, même les gros fichiers',
    },
  },
  recipe: {
    title: 'Installer {name}',
    lead: 'Étape par étape. Toutes les valeurs sont déjà celles de cet appareil.',
    secret: 'Des clés secrètes s’y trouvent : ne l’envoyez pas à des inconnus.',
    code: 'Code de l’étape {number, number}',
    waiting: 'En attente du premier contact…',
    waitingText: 'Gardez ceci ouvert. Dès que l’appareil se manifeste, tout passe au vert.',
    online: 'Connecté !',
    onlineText: 'Dernier contact : {when}. Rejoignez maintenant le Wi-Fi avec votre téléphone.',
    offline: 'L’appareil est muet',
    offlineText: 'Dernier contact : {when}. Vérifiez son alimentation et sa ligne Internet.',
    lastError: 'Dernière erreur : {error}',
    ownerOnly: 'Seul le propriétaire de la page voit l’installation, car elle contient des clés secrètes.',
  },
  wizard: {
    brand: 'Marque',
    details: 'Détails',
    connect: 'Connexion',
    label: 'Étapes d’ajout',
    search: 'Chercher marque ou modèle',
    none: 'Marque absente. Si l’équipement a une page externe et RADIUS, choisissez « RADIUS ».',
    other: 'Changer de marque',
  },
  test: {
    examine: 'Pourquoi ça ne marche pas ?',
    action: 'Tester',
    title: 'Test de {name}',
    lead: 'Chaque ligne est un échange réel, ou ce que l’équipement a prouvé récemment.',
    again: 'Tester à nouveau',
    running: 'Interrogation de l’équipement…',
    checks: {
      contact: {
        name: 'L’équipement nous parle',
        ok: 'Entendu à l’instant.',
        failed: 'Silencieux depuis plus de 5 minutes. Vérifiez courant et Internet.',
        open: 'Jamais entendu. Faites d’abord la configuration.',
        none: 'Sans objet.',
      },
      keys: {
        name: 'Le secret concorde',
        ok: 'Ses paquets portent le bon secret.',
        failed: 'Des paquets à son nom portent un autre secret. Recopiez-le ou créez de nouvelles clés.',
        open: 'Aucun paquet pour le dire.',
        none: 'Ce type n’utilise pas RADIUS.',
      },
      login: {
        name: 'Connexion d’essai par RADIUS',
        ok: 'Le serveur a accepté une demande signée avec le secret de cet équipement.',
        failed: 'Le serveur RADIUS n’a pas répondu. Prévenez l’administrateur.',
        open: 'Non essayé.',
        none: 'Ce type n’utilise pas RADIUS.',
      },
      orders: {
        name: 'Il prend nos ordres',
        ok: 'L’équipement ou son contrôleur vient de répondre.',
        failed: 'Déconnecter ou changer le débit ne marcherait pas.',
        open: 'Inconnu.',
        none: 'Ce type ne prend pas d’ordres.',
      },
      guest: {
        name: 'Un vrai client en ligne',
        ok: 'Un client est passé par lui ces dernières 24 heures.',
        open: 'Personne encore. Essayez avec votre téléphone : lui seul prouve tout le chemin.',
        failed: 'Personne encore.',
        none: 'Sans objet.',
      },
    },
    at: 'À {time}',
    results: {
      ok: 'Bien',
      failed: 'Échec',
      open: 'Non prouvé',
      none: 'Aucun',
    },
  },
  keys: {
    hidden:
      'L’équipement a prouvé ses clés : elles ne sont plus affichées. Nouvelle installation ? Créez de nouvelles clés.',
    make: 'Créer de nouvelles clés',
    ask: {
      title: 'Créer de nouvelles clés pour {name} ?',
      text: 'Les anciennes clés valent 24 heures, ou jusqu’au premier usage des nouvelles. Les clients ne remarquent rien.',
    },
    waiting: 'Les nouvelles clés attendent l’équipement. Les anciennes valent jusqu’à {time}.',
  },
  phone: {
    button: 'Ouvrir sur un téléphone',
    title: 'Scannez avec le téléphone près de l’équipement',
    text: 'Le lien s’ouvre une fois, sur un seul téléphone, et expire à {time}. Qui l’ouvre voit les clés secrètes de l’équipement.',
    label: 'QR code qui ouvre les étapes',
    copy: 'Copier le lien',
    copied: 'Copié.',
    over: 'Ce lien a expiré.',
    again: 'Créer un nouveau lien',
  },
  import: {
    action: 'Ajouter plusieurs',
    title: 'Ajouter des équipements depuis un CSV',
    lead: 'Un équipement par ligne. Regardez l’aperçu ; tout est ajouté d’un coup si chaque ligne est juste.',
    template: 'Télécharger le modèle',
    choose: 'Choisir un CSV',
    paste: 'Ou collez ici',
    line: 'Ligne',
    good: 'Prêt',
    add: '{count, plural, one {Ajouter # équipement} other {Ajouter # équipements}}',
    added: '{count, plural, one {# équipement ajouté.} other {# équipements ajoutés.}}',
    problems: {
      name: 'Nom manquant',
      type: 'Type inconnu',
      nas_id: 'Un code NAS a des lettres, chiffres et . _ -, de 3 à 64',
      loginUrl: 'L’adresse doit commencer par http:// ou https://',
      duplicate: 'Ce code NAS existe déjà',
      many: '200 lignes au plus',
      notText: 'Ce fichier n’est pas un CSV. Dans votre tableur, enregistrez-le en « CSV UTF-8 » puis réessayez.',
    },
  },
} as const satisfies Like<typeof source>
