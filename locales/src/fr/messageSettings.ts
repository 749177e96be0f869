import type { Like } from '../languages.ts'
import type { messageSettings as source } from '../vi/messageSettings.ts'

export const messageSettings = {
  title: 'Réglages des messages',
  lead: 'Quand les clients sont laissés en paix, et ce qui évite le dossier indésirables aux courriers du lieu.',
  quiet: {
    title: 'Heures de silence',
    text: 'Aucun message de campagne ne part entre ces heures, à l’horloge du lieu ({zone}).',
    quietFrom: 'De',
    quietTo: 'À',
    law: 'Les heures légales restent : rien ne part par Zalo de 22:00 à 6:00, ni SMS publicitaire au Vietnam de 22:00 à 7:00.',
    none: 'Les deux heures sont identiques : le lieu n’a pas d’heures de silence ; celles de la loi restent.',
    save: 'Enregistrer',
  },
  sender: {
    title: 'Vos courriers sont-ils crus ?',
    text: 'Gmail, Yahoo et d’autres refusent les envois en nombre d’un domaine qui ne prouve pas qu’ils viennent de lui.',
    domain: 'Domaine de messagerie',
    domainExample: 'cafemoc.fr',
    domainHint: 'Ce qui suit le @ dans l’adresse d’envoi du lieu.',
    selector: 'Sélecteur DKIM',
    selectorHint: 'Votre fournisseur de messagerie l’indique, par exemple google ou s1.',
    check: 'Vérifier',
    found: 'Trouvé :',
    name: 'Emplacement (enregistrement TXT)',
    wanted: 'Valeur pour {kind}',
    state: {
      fine: 'Correct',
      missing: 'Manquant',
      wrong: 'Incorrect',
      unreachable: 'Pas de réponse',
    },
    about: {
      spf: 'SPF : quels serveurs peuvent envoyer pour le domaine.',
      dkim: 'DKIM : une signature sur chaque courrier.',
      dmarc: 'DMARC : le sort des courriers qui échouent aux deux.',
    },
    paste: {
      spf: 'Collez cette valeur ; si un fournisseur envoie pour vous, placez son « include » avant ~all. Un domaine n’a qu’un enregistrement SPF.',
      dkim: 'Votre fournisseur donne la valeur complète avec ce qui suit « p= » ; copiez-la de là.',
      dmarc: 'Collez cette valeur ; changez l’adresse des rapports si vous le souhaitez.',
    },
  },
  report: {
    title: 'Adresse pour les rejets',
    text: 'Collez-la dans les réglages webhook de votre fournisseur. Il signale les adresses inexistantes et les personnes qui cliquent sur « indésirable » ; on ne leur écrit plus.',
    made: 'Créée',
    none: 'Pas encore créée',
    make: 'Créer une adresse',
    renew: 'Créer une nouvelle adresse',
    renewTitle: 'Créer une nouvelle adresse ?',
    renewText: 'L’ancienne adresse cesse aussitôt de fonctionner. Collez la nouvelle chez votre fournisseur.',
  },
} as const satisfies Like<typeof source>
