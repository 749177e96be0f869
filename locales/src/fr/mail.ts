import type { Like } from '../languages.ts'
import type { mail as source } from '../vi/mail.ts'

export const mail = {
  hello: 'Bonjour {name},',
  activate: {
    subject: 'Activez votre compte Portico',
    text: 'Encore une étape : appuyez sur le bouton pour confirmer que cette adresse e-mail est la vôtre. Le lien fonctionne une seule fois, pendant 24 heures.',
    button: 'Activer le compte',
  },
  already: {
    subject: 'Vous avez déjà un compte Portico',
    text: 'Quelqu’un vient de s’inscrire à Portico avec cette adresse, mais vous avez déjà un compte. Si vous avez oublié votre mot de passe, vous pouvez en choisir un autre.',
    button: 'Réinitialiser le mot de passe',
  },
  reset: {
    subject: 'Réinitialisez votre mot de passe Portico',
    text: 'Appuyez sur le bouton pour choisir un nouveau mot de passe. Le lien fonctionne une seule fois, pendant 30 minutes.',
    button: 'Choisir un mot de passe',
  },
  changed: {
    subject: 'Votre mot de passe Portico a changé',
    text: 'Votre mot de passe vient d’être changé et vos autres appareils ont été déconnectés. Si ce n’était pas vous, réinitialisez-le tout de suite.',
    button: 'Réinitialiser le mot de passe',
  },
  moved: {
    subject: 'Votre adresse e-mail Portico a changé',
    text: 'Votre compte a désormais une autre adresse e-mail. Si ce n’était pas vous, contactez tout de suite l’administrateur de Portico.',
    button: 'Obtenir de l’aide',
  },
  proof: {
    subject: 'Confirmez votre e-mail pour Portico',
    text: 'Appuyez sur le bouton ci-dessous pour ajouter cette adresse à votre compte Portico. Ouvrez-le dans le navigateur où vous êtes connecté. Le lien est valable 24 heures.',
    button: 'Ajouter cette adresse',
  },
  campaignApproval: {
    subject: '{page} vous demande d’approuver la publicité « {campaign} »',
    greeting: 'Bonjour {name},',
    text: '{page} va montrer votre publicité à ses clients Wi-Fi. Le bouton ci-dessous permet de la voir, puis de l’approuver ou de dire ce qu’il faut changer. Elle ne sera montrée qu’après votre accord.',
    button: 'Voir la publicité',
    closing: 'Le lien fonctionne pendant {days} jours, sans compte.',
  },
  ignore: 'Si vous n’avez rien demandé, ignorez ce message ; rien ne changera.',
  notice: 'Portico envoie ce message parce que votre compte a changé.',
  code: 'Votre code Portico : {code}. Valable 10 minutes, ne le donnez à personne.',
  alreadyText: 'Ce numéro a déjà un compte Portico. Connectez-vous ou réinitialisez le mot de passe.',
  outboxTitle: 'Boîte d’envoi de développement',
  outboxEmpty: 'Aucun message n’a encore été envoyé.',
} as const satisfies Like<typeof source>
