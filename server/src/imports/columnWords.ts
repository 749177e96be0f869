// What people call a column, in six languages, without accents and signs: compared with the first row of a file.
import { IMPORT_FIELDS, type ImportField } from '@portico/contract/imports/fields.ts'
import { plainText } from '../core/db/plainText.ts'

const NAMES: Partial<Record<ImportField, string>> = {
  name: `name, full name, guest, guest name, customer, customer name, contact, client, ten, ho ten, ho va ten, ten khach,
    ten khach hang, khach hang, khach, 姓名, 名字, 名称, 客户, 顾客, nombre, nombre completo, nombre y apellidos, cliente, nom,
    nom complet, nom et prenom, prenom et nom, nome, nome completo, nome e cognome`,
  phone: `phone, phone number, mobile, mobile number, mobile phone, telephone, tel, cell, cell phone, whatsapp, dien thoai,
    so dien thoai, sdt, so dt, dt, di dong, so di dong, 电话, 手机, 手机号, 电话号码, 手机号码, telefono, movil, celular,
    numero de telefono, portable, numero de telephone, cellulare, numero di telefono`,
  email: `email, mail, email address, dia chi email, thu dien tu, 邮箱, 电子邮箱, 电子邮件, 电邮, correo, correo electronico,
    courriel, adresse email, adresse mail, posta elettronica, indirizzo email`,
  birthday: `birthday, birth date, date of birth, dob, ngay sinh, sinh nhat, 生日, 出生日期, cumpleanos, fecha de nacimiento,
    anniversaire, date de naissance, compleanno, data di nascita`,
  language: `language, lang, locale, ngon ngu, 语言, idioma, langue, lingua`,
  tags: `tag, tags, label, labels, group, groups, nhan, nhom, nhom khach, 标签, 分组, etiqueta, etiquetas, grupo, etiquette,
    etiquettes, groupe, etichetta, etichette, gruppo`,
  note: `note, notes, comment, comments, remark, remarks, message, ghi chu, noi dung, yeu cau, 备注, 留言, nota, notas,
    comentario, comentarios, remarque, remarques, commentaire, commenti, osservazioni`,
  consent: `consent, marketing, marketing consent, opt in, subscribed, accepts marketing, dong y, dong y nhan tin, nhan tin,
    同意, 同意营销, 订阅, consentimiento, acepta, acepta publicidad, consentement, accepte, consenso, accetta`,
  consentOn: `consent date, consented at, consent time, opt in date, opt in time, ngay dong y, 同意日期, 同意时间,
    fecha de consentimiento, date de consentement, date du consentement, data del consenso`,
  value: `value, amount, deal value, gia tri, so tien, 金额, 价值, valor, importe, valeur, montant, valore, importo`,
}

const FIELDS = new Map<string, ImportField>(
  IMPORT_FIELDS.flatMap((field) => (NAMES[field] ?? '').split(',').map((name) => [bare(name), field] as const)),
)

/** The field a column's name says, if it says one. */
export function guessField(column: string): ImportField | null {
  return FIELDS.get(bare(column)) ?? null
}

function bare(text: string): string {
  return plainText(text).replaceAll(/[^\p{L}\p{N}]+/gu, '')
}
