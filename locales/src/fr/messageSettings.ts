import type { Like } from '../languages.ts'
import type { messageSettings as source } from '../vi/messageSettings.ts'

export const messageSettings = {
  title: 'Réglages des messages',
  lead: 'Les heures calmes, et ce qui évite à vos e-mails le dossier indésirables.',
  quiet: {
    title: 'Heures calmes',
    text: 'Aucun message de campagne ne part entre ces heures, à l’heure de l’établissement ({zone}).',
    quietFrom: 'De',
    quietTo: 'À',
    law: 'Les heures légales s’appliquent toujours : rien ne part par Zalo de 22:00 à 6:00, ni SMS publicitaire au Vietnam de 22:00 à 7:00.',
    none: 'Les deux heures sont identiques : l’établissement n’a pas d’heures calmes ; les heures légales s’appliquent.',
    save: 'Enregistrer',
  },
  sender: {
    title: 'Vos e-mails sont-ils dignes de confiance ?',
    text: 'Gmail, Yahoo et d’autres refusent les envois en masse d’un domaine qui ne prouve pas qu’ils viennent de lui.',
    domain: 'Domaine de messagerie',
    domainExample: 'cafemoc.fr',
    domainHint: 'Ce qui suit le @ dans l’adresse d’envoi de l’établissement.',
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
      dkim: 'DKIM : une signature sur chaque e-mail.',
      dmarc: 'DMARC : le sort des e-mails qui échouent aux deux.',
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
