// Names as guests type them, and the languages of their phones.
import type { Language } from '@portico/locales/languages.ts'

/** Vietnamese family names by how common they are, in percent. */
export const FAMILY_NAMES = [
  ['Nguyễn', 38],
  ['Trần', 11],
  ['Lê', 9.5],
  ['Phạm', 7],
  ['Huỳnh', 5],
  ['Phan', 4.5],
  ['Võ', 3.9],
  ['Đặng', 2.1],
  ['Bùi', 2],
  ['Đỗ', 1.4],
  ['Hồ', 1.3],
  ['Ngô', 1.3],
  ['Dương', 1],
  ['Lý', 0.5],
] as const

/** Middle and given names, women's and men's. */
export const GIVEN_NAMES = [
  {
    middle: ['Thị', 'Thu', 'Ngọc', 'Thanh', 'Minh', 'Bảo', 'Khánh', 'Mỹ', 'Phương', 'Hoài', 'Tường', 'Kim'],
    given: [
      'Linh', 'Trang', 'Hương', 'Lan', 'Mai', 'Thảo', 'Hà', 'Ngân', 'Vy', 'My', 'Nhi', 'Quỳnh', 'Anh', 'Châu', 'Hạnh', 'Yến',
      'Trâm', 'Thư', 'Tuyết', 'Diệp', 'Giang', 'Loan', 'Nga', 'Oanh', 'Phượng', 'Uyên', 'Vân', 'Xuân',
    ],
  },
  {
    middle: ['Văn', 'Minh', 'Quốc', 'Hữu', 'Đức', 'Thanh', 'Gia', 'Hoàng', 'Anh', 'Tuấn', 'Công', 'Xuân'],
    given: [
      'Huy', 'Khoa', 'Nam', 'Phúc', 'Đạt', 'Long', 'Tùng', 'Hùng', 'Dũng', 'Bình', 'Khang', 'Quân', 'Sơn', 'Tài', 'Thịnh', 'Trung',
      'Vinh', 'Hiếu', 'Kiên', 'Lâm', 'Nghĩa', 'Phong', 'Quang', 'Thắng', 'Toàn', 'Việt', 'An', 'Duy',
    ],
  },
] as const

/** Travellers and neighbours from elsewhere, by the language of their phone. */
export const FOREIGN_NAMES: Record<Exclude<Language, 'vi'>, readonly string[]> = {
  en: ['Emma Clarke', 'Jack', 'Olivia', 'Noah Bennett', 'Sarah M.', 'Liam', 'Grace Turner', 'Ethan', 'Chloe Adams', 'Tom', 'Priya', 'Daniel Kim'],
  zh: ['王芳', '李伟', '陈静', '林志明', '张敏', 'Lucy Chen', '黄晓雯', '刘洋'],
  fr: ['Camille Moreau', 'Julien', 'Manon', 'Lucas Bernard', 'Chloé', 'Antoine Petit'],
  es: ['Lucía', 'Javier Romero', 'Carmen', 'Pablo', 'Sofía Herrera'],
  it: ['Giulia', 'Matteo Rinaldi', 'Chiara', 'Luca', 'Francesca Conti'],
}

export const PHONE_LANGUAGES: readonly (readonly [Language, number])[] = [
  ['vi', 88],
  ['en', 6],
  ['zh', 2.5],
  ['fr', 1.7],
  ['es', 1],
  ['it', 0.8],
]
