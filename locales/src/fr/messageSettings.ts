import type { Like } from '../languages.ts'
import type { messageSettings as source } from '../vi/messageSettings.ts'

export const messageSettings = {
  title: 'Réglages d’envoi',
  lead: 'Quand laisser les clients tranquilles, comment ils répondent, et comment éviter les indésirables.',
  quiet: {
    title: 'Heures calmes',
    text: 'Aucun message de campagne ne part entre ces heures, à l’heure de l’établissement ({zone}).',
    quietFrom: 'De',
    quietTo: 'À',
    law: 'Les heures légales s’appliquent toujours : rien ne part par Zalo de 22:00 à 6:00, ni SMS publicitaire au Vietnam de 22:00 à 7:00.',
    none: 'Les deux heures sont identiques : l’établissement n’a pas d’heures calmes ; les heures légales s’appliquent.',
    save: 'Enregistrer',
  },
  answers: {
    title: 'Comment les clients répondent',
    text: 'Les réponses par e-mail, par SMS et depuis l’espace du client arrivent toutes dans Messages.',
    chat: 'Les clients peuvent vous écrire depuis leur espace',
    chatHint: 'Désactivé : le bouton pour écrire disparaît ; les anciennes conversations restent lisibles.',
    address: 'Votre propre adresse de réponse',
    addressHint:
      'Par exemple reponses@cafe.com. Le courrier à reponses+…@cafe.com doit aussi arriver. Laissez vide pour utiliser l’adresse commune.',
    shared: 'Les réponses à vos e-mails arrivent dans Messages par l’adresse commune ; rien à configurer.',
    none: 'Pas encore d’adresse de réponse : les réponses vont dans la boîte de l’expéditeur, pas dans Messages.',
    hook: 'Adresse de remise pour votre fournisseur de messagerie',
    hookText:
      'Collez-la dans ses réglages de courrier entrant (inbound, route ou parse) et choisissez le message brut (raw MIME).',
    hookMake: 'Créer l’adresse de remise',
    hookRenew: 'Créer une nouvelle adresse de remise',
    hookRenewText: 'L’ancienne cesse aussitôt de fonctionner ; rien n’arrive tant que la nouvelle n’est pas collée.',
    hookMade: 'Adresse de remise créée',
    hookNone: 'Pas encore d’adresse de remise : votre adresse n’est pas utilisée.',
    texts: 'Adresse des réponses par SMS',
    textsText:
      'Votre fournisseur de SMS envoie ici en POST (id, from, text), signé avec votre clé dans l’en-tête Portico-Signature comme les webhooks de cette page. Un client qui répond STOP ou HUY est aussitôt désabonné.',
  },
  sender: {
    title: 'Vos e-mails sont-ils dignes de confiance ?',
    text: 'Gmail, Yahoo et d’autres refusent les envois en masse des domaines qui ne prouvent pas qu’ils en sont bien l’expéditeur.',
    domain: 'Domaine de messagerie',
    domainExample: 'cafemoc.fr',
    domainHint: 'Ce qui suit le @ dans l’adresse d’envoi de l’établissement.',
    selector: 'Sélecteur DKIM',
    selectorHint: 'Votre fournisseur de messagerie l’indique, par exemple google ou s1.',
    check: 'Vérifier',
    found: 'Trouvé :',
    name: 'Nom de l’enregistrement (TXT)',
    wanted: 'Valeur pour {kind}',
    state: {
      fine: 'Correct',
      missing: 'Manquant',
      wrong: 'Incorrect',
      unreachable: 'Vérification impossible',
    },
    about: {
      spf: 'SPF : quels serveurs peuvent envoyer pour le domaine.',
      dkim: 'DKIM : une signature sur chaque e-mail.',
      dmarc: 'DMARC : le sort des e-mails qui échouent aux deux.',
    },
    paste: {
      spf: 'Collez cette valeur ; si un fournisseur envoie pour vous, placez son « include » avant ~all. Un domaine n’a qu’un enregistrement SPF.',
      dkim: 'Votre fournisseur de messagerie vous donne toute la valeur qui suit « p= » ; copiez-la chez lui.',
      dmarc: 'Collez cette valeur ; changez l’adresse des rapports si vous le souhaitez.',
    },
  },
  report: {
    title: 'Adresse pour les rejets',
    text: 'Collez-la dans les réglages webhook de votre fournisseur. Il signale les adresses inexistantes et les personnes qui cliquent sur « indésirable » ; on ne leur écrit plus.',
    made: 'Créée',
    none: 'Pas encore créée',
    make: 'Créer une adresse',
    renew: 'Créer une nouvelle adresse',
    renewTitle: 'Créer une nouvelle adresse ?',
    renewText: 'L’ancienne adresse cesse aussitôt de fonctionner. Collez la nouvelle chez votre fournisseur.',
  },
} as const satisfies Like<typeof source>
