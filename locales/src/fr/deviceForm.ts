import type { deviceForm as source } from '../vi/deviceForm.ts'
import type { Like } from '../languages.ts'

export const deviceForm = {
  createTitle: 'Ajouter un appareil',
  editTitle: 'Modifier l’appareil',
  create: 'Ajouter et installer',
  save: 'Enregistrer',
  type: 'Type d’appareil',
  name: 'Nom de l’appareil',
  nameHint: 'Par exemple : Routeur du bar',
  manufacturer: 'Marque et modèle',
  manufacturerHint: 'Facultatif, pour mieux le reconnaître',
  nasIdHint:
    'L’identifiant auquel le serveur reconnaît l’appareil. Laissez vide et Portico en choisit un. Lettres sans accent, chiffres et . _ -, de 3 à 64 caractères.',
  fields: {
    loginUrl: {
      label: 'Adresse de connexion sur l’appareil',
      hint: 'Adresse à laquelle le téléphone du client envoie le code de connexion, par exemple http://10.5.50.1/login',
    },
    coaAddress: {
      label: 'Adresse IP pour la déconnexion à distance (CoA)',
      hint: 'Laissez vide si c’est l’adresse d’où viennent les requêtes de l’appareil',
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
      hint: 'Chiffré à l’enregistrement et jamais réaffiché. Laissez vide pour le conserver.',
    },
    certificate: {
      label: 'Empreinte du certificat (SHA-256)',
      hint: 'Seulement si le contrôleur utilise un certificat autosigné',
    },
    site: {
      label: 'Identifiant interne du site',
      hint: 'En général default',
    },
    accessPoints: {
      label: 'Adresses MAC des bornes',
      hint: 'Seulement si plusieurs établissements ont ici un site du même nom ; séparez-les par des espaces',
    },
  },
  choices: {
    fasLevel: {
      '1': {
        name: 'Signé (niveau 1)',
        text: 'Pour les routeurs à petite mémoire, sans PHP. Les données ne sont pas chiffrées en transit.',
      },
      '2': {
        name: 'Chiffré par le navigateur (niveau 2)',
        text: 'Si le routeur ne peut pas joindre le serveur ; nécessite le paquet php-cli.',
      },
      '3': {
        name: 'Chiffré (niveau 3)',
        text: 'Les données du client sont chiffrées en transit. La page d’accueil doit avoir une adresse https avec un nom de domaine ; le routeur a besoin du paquet php-cli.',
      },
      auto: {
        name: 'Automatique',
        text: 'Recommandé : niveau 3 si la page d’accueil a une adresse https avec un nom de domaine, sinon niveau 1.',
      },
      label: 'Comment les clients arrivent sur la page d’accueil',
    },
    messageAuthenticator: {
      label: 'Signature des paquets RADIUS (authentification)',
      required: {
        name: 'Signature exigée',
        text: 'Recommandé. Chaque paquet doit porter un Message-Authenticator.',
      },
      legacy: {
        name: 'Appareil ancien',
        text: 'Accepte aussi les paquets sans signature.',
      },
    },
    uamPassword: {
      label: 'Envoi du mot de passe',
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
        text: 'Les contrôleurs actuels',
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
        text: 'Par défaut',
      },
      us: {
        name: 'Microsecondes',
        text: 'Si les clients sont déconnectés presque aussitôt',
      },
    },
    ruckusController: {
      label: 'Type de contrôleur',
      unleashed: {
        name: 'Unleashed, ZoneDirector',
        text: 'Le téléphone du client envoie le code de connexion au contrôleur.',
      },
      smartzone: {
        name: 'SmartZone',
        text: 'vSZ, SZ-100, SZ-300 : notre serveur connecte le client auprès du contrôleur.',
      },
    },
    splash: {
      label: 'Type de page splash',
      'sign-on': {
        name: 'Avec connexion (sign-on)',
        text: 'Recommandé. Avec RADIUS, rapports et déconnexion à distance.',
      },
      click: {
        name: 'Un clic (click-through)',
        text: 'Sans rapports, et les clients ne peuvent pas être déconnectés.',
      },
    },
  },
  advanced: 'Options avancées',
  advancedHint: 'Les valeurs habituelles conviennent à la plupart des routeurs.',
  coa: 'Déconnexion à distance (CoA)',
  legacyWarning:
    'Un attaquant sur le réseau pourrait falsifier les réponses du serveur (BlastRADIUS, CVE-2024-3596). Réservez ce réglage aux appareils qu’on ne peut plus mettre à jour, de préférence à travers un VPN.',
  limits: 'Limites par session',
  minutes: 'Durée',
  minutesHint: 'À la fin du temps, le client se reconnecte. Laissez vide pour ne pas limiter.',
  minutesSuffix: ' min',
  down: 'Débit descendant',
  up: 'Débit montant',
  data: 'Données',
  dataHint: 'Envoi et réception cumulés. Laissez vide pour ne pas limiter.',
  dataSuffix: ' Mo',
  speed: {
    unlimited: 'Sans limite',
    text: 'Suffit pour la messagerie et une navigation légère',
    social: 'Suffit pour les réseaux sociaux et les appels',
    video: 'Suffit pour la vidéo HD et les réunions en ligne',
    fast: 'Suffit pour tout, même les gros fichiers',
  },
} as const satisfies Like<typeof source>
