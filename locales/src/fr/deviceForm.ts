import type { deviceForm as source } from '../vi/deviceForm.ts'
import type { Like } from '../languages.ts'

export const deviceForm = {
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
    'Le code auquel le serveur reconnaît l’appareil. Laissez vide, Portico en choisit un. Lettres sans accent, chiffres et . _ -, de 3 à 64 caractères.',
  fields: {
    loginUrl: {
      label: 'Adresse de connexion sur l’appareil',
      hint: 'Où le téléphone du client envoie son code, par exemple http://10.5.50.1/login',
    },
    coaAddress: {
      label: 'Adresse IP pour la déconnexion à distance (CoA)',
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
        text: 'Les données du client sont chiffrées. Le portail doit avoir une adresse https avec un nom ; le routeur a besoin du paquet php-cli.',
      },
      auto: {
        name: 'Automatique',
        text: 'Recommandé : niveau 3 si le portail a une adresse https avec un nom, sinon niveau 1.',
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
  advanced: 'Options avancées',
  advancedHint: 'Les valeurs habituelles conviennent à la plupart des routeurs.',
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
} as const satisfies Like<typeof source>
