import type { guestCode as source } from '../vi/guestCode.ts'
import type { Like } from '../languages.ts'

// The code that a guest types, and how it is sent.
export const guestCode = {
  title: 'Saisissez votre code',
  lead: {
    sms: 'Un code à 6 chiffres vient d’être envoyé au {to}.',
    zalo: 'Un code à 6 chiffres vient d’être envoyé sur Zalo au {to}.',
    email: 'Un code à 6 chiffres vient d’être envoyé à {to}. S’il n’arrive pas, regardez dans les indésirables.',
    screen: 'Saisissez le code affiché ci-dessous.',
    staff: 'Demandez au comptoir le code à 6 chiffres pour ce téléphone.',
  },
  askPhoneTitle: 'Votre numéro de mobile',
  askPhoneLead: 'Vous recevrez un code à 6 chiffres pour vous connecter.',
  askEmailTitle: 'Votre e-mail',
  askEmailLead: 'Vous recevrez un code à 6 chiffres pour vous connecter.',
  send: 'M’envoyer un code',
  sending: 'Envoi…',
  label: 'Code à 6 chiffres',
  missing: 'Saisissez les 6 chiffres du code.',
  check: 'Vérifiez le code.',
  button: 'Confirmer',
  busy: 'Vérification…',
  resend: 'Renvoyer',
  resendIn: 'Nouvel envoi possible dans',
  seconds: '{seconds, plural, one {# seconde} other {# secondes}}',
  changePhone: 'Utiliser un autre numéro',
  changeEmail: 'Utiliser une autre adresse',
  pass: 'Ouvrir Internet 3 minutes pour lire mes e-mails',
  passRuns: 'Internet est ouvert pour lire vos e-mails, il reste',
  other: {
    sms: 'Recevoir le code par SMS',
    zalo: 'Recevoir le code sur Zalo',
    email: 'Recevoir le code par e-mail',
    screen: 'Afficher le code sur cet écran',
    staff: 'Demander le code au personnel',
  },
  sms: '{code} est votre code Wi-Fi chez {venue}. Valable {minutes} minutes. Ne le partagez pas.',
  mailSubject: '{code} est votre code Wi-Fi chez {venue}',
  mailGreeting: 'Bonjour,',
  mailText: 'Votre code Wi-Fi chez {venue} est {code}. Il est valable {minutes} minutes.',
  mailClosing: 'Si vous n’avez pas demandé ce code, ignorez ce message. Ne le partagez avec personne.',
} satisfies Like<typeof source>
