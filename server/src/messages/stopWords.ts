// Words by which people stop messages, as they are printed under adverts or known from other senders.

const WORDS = [
  'stop',
  'stopall',
  'unsubscribe',
  'cancel',
  'end',
  'quit',
  'huy',
  'huy dang ky',
  'tu choi',
  'tc',
  'ngung',
  'ngung nhan',
  'baja',
  'alto',
  'arret',
  'arreter',
  'desabonner',
  'disdici',
  'cancella',
  '退订',
  'td',
]
/** What may follow: “HUY QC”, “STOP SMS”. */
const ENDING = /\s+(?:qc|ad|sms|all|tin|nhan tin|email|mail)$/
/** “Dừng” means stop; without accents it could be “đúng”, which means right. */
const ACCENTED = /^dừng(?:\s|$)/
const LONGEST = 30

/** Whether a message says nothing but stop. */
export function isStopWord(text: string): boolean {
  const said = text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  if (said === '' || said.length > LONGEST) return false
  if (ACCENTED.test(said) && said.split(' ').length <= 3) return true
  const plain = said.replaceAll('đ', 'd').normalize('NFD').replaceAll(/\p{M}/gu, '')
  return WORDS.includes(plain) || WORDS.includes(plain.replace(ENDING, ''))
}
