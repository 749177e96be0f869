// What the café serves, and what guests said of it.
import type { DrawnDish } from './drawDish.ts'

/** Vietnamese name, English and Chinese names, description, thousands of đồng, unit, drawing; sold out when so marked. */
export type DishStory = readonly [string, string, string, string, number, string, DrawnDish, 'out'?]

export const MENU_STORIES: readonly {
  name: string
  en: string
  zh: string
  hasSizes: boolean
  dishes: readonly DishStory[]
}[] = [
  {
    name: 'Cà phê',
    en: 'Coffee',
    zh: '咖啡',
    hasSizes: true,
    dishes: [
      [
        'Cà phê sữa đá',
        'Iced milk coffee',
        '冰牛奶咖啡',
        'Phin nhỏ giọt chậm, sữa đặc, đá viên lớn.',
        32,
        'ly',
        'iced',
      ],
      ['Bạc xỉu', 'White coffee', '白咖啡', 'Nhiều sữa, ít cà phê, dịu như buổi sáng ngoài hiên.', 35, 'ly', 'iced'],
      ['Cà phê đen đá', 'Iced black coffee', '冰黑咖啡', 'Robusta Buôn Ma Thuột rang mộc.', 28, 'ly', 'iced'],
      ['Cà phê trứng', 'Egg coffee', '鸡蛋咖啡', 'Lòng đỏ đánh bông, mật ong rừng.', 45, 'ly', 'cup'],
      ['Cà phê muối', 'Salted coffee', '海盐咖啡', 'Lớp kem mặn mỏng trên cà phê phin.', 39, 'ly', 'cup'],
      ['Cà phê cốt dừa', 'Coconut coffee', '椰子咖啡', 'Cốt dừa Bến Tre xay đá tuyết.', 45, 'ly', 'iced'],
      ['Espresso', 'Espresso', '意式浓缩', 'Arabica Cầu Đất, 18 gam, 28 giây.', 35, 'ly', 'cup'],
      ['Cappuccino', 'Cappuccino', '卡布奇诺', 'Sữa tươi Đà Lạt đánh nóng.', 49, 'ly', 'cup'],
      ['Latte hạt dẻ', 'Hazelnut latte', '榛果拿铁', 'Hạt dẻ rang, không đường.', 52, 'ly', 'cup'],
      [
        'Cold brew cam sả',
        'Orange lemongrass cold brew',
        '香茅橙冷萃',
        'Ủ lạnh 18 giờ, cam tươi, sả đập.',
        55,
        'ly',
        'iced',
        'out',
      ],
    ],
  },
  {
    name: 'Trà và trái cây',
    en: 'Tea and fruit',
    zh: '茶与水果',
    hasSizes: true,
    dishes: [
      [
        'Trà đào cam sả',
        'Peach, orange and lemongrass tea',
        '桃橙香茅茶',
        'Ba miếng đào, sả đập tay.',
        45,
        'ly',
        'tea',
      ],
      ['Trà sen vàng', 'Golden lotus tea', '金莲茶', 'Trà ướp sen Tây Hồ, hạt sen bùi.', 49, 'ly', 'tea'],
      ['Trà vải hoa hồng', 'Lychee rose tea', '荔枝玫瑰茶', 'Vải Lục Ngạn, cánh hồng Đà Lạt.', 49, 'ly', 'tea'],
      ['Trà gừng mật ong', 'Honey ginger tea', '蜂蜜姜茶', 'Uống nóng những chiều mưa.', 39, 'ấm', 'cup'],
      ['Trà ô long sữa', 'Oolong milk tea', '乌龙奶茶', 'Ô long Bảo Lộc, sữa tươi.', 42, 'ly', 'iced'],
      ['Matcha đá xay', 'Matcha frappé', '抹茶冰沙', 'Bột trà Uji, kem sữa nhẹ.', 55, 'ly', 'juice'],
      ['Nước ép cam', 'Orange juice', '鲜橙汁', 'Cam sành vắt tại quầy.', 45, 'ly', 'juice'],
      ['Sinh tố bơ', 'Avocado smoothie', '牛油果奶昔', 'Bơ sáp Đắk Lắk, sữa đặc.', 49, 'ly', 'juice'],
      ['Sinh tố xoài', 'Mango smoothie', '芒果奶昔', 'Xoài cát Hòa Lộc.', 49, 'ly', 'juice', 'out'],
      ['Soda chanh bạc hà', 'Mint lime soda', '薄荷青柠苏打', 'Chanh không hạt, bạc hà vườn sau.', 39, 'ly', 'tea'],
    ],
  },
  {
    name: 'Bánh và ăn nhẹ',
    en: 'Cakes and snacks',
    zh: '糕点小食',
    hasSizes: false,
    dishes: [
      ['Bánh mì chảo', 'Skillet bread', '铁板面包', 'Trứng ốp, pa-tê, xúc xích, bánh mì nóng.', 59, 'phần', 'plate'],
      ['Bánh mì bơ tỏi', 'Garlic bread', '蒜香面包', 'Nướng khi gọi.', 32, 'dĩa', 'bread'],
      ['Croissant bơ', 'Butter croissant', '黄油牛角包', 'Ra lò lúc 7 giờ sáng.', 35, 'cái', 'bread'],
      [
        'Bông lan trứng muối',
        'Salted egg sponge',
        '咸蛋海绵蛋糕',
        'Phô mai, chà bông, trứng muối.',
        42,
        'miếng',
        'cake',
      ],
      ['Tiramisu', 'Tiramisu', '提拉米苏', 'Cà phê của quán, rượu nhẹ.', 49, 'miếng', 'cake'],
      [
        'Cheesecake chanh dây',
        'Passion fruit cheesecake',
        '百香果芝士蛋糕',
        'Không nướng, chua dịu.',
        52,
        'miếng',
        'cake',
      ],
      ['Bánh flan', 'Crème caramel', '焦糖布丁', 'Caramel cà phê.', 25, 'phần', 'cake'],
      ['Sữa chua nếp cẩm', 'Black rice yoghurt', '黑糯米酸奶', 'Nếp cẩm Mường Lát.', 35, 'ly', 'juice'],
      ['Khoai tây chiên', 'French fries', '炸薯条', 'Chấm sốt mè rang.', 39, 'phần', 'plate'],
      ['Hạt hướng dương', 'Sunflower seeds', '葵花籽', 'Rang muối, một dĩa đầy câu chuyện.', 20, 'dĩa', 'plate'],
    ],
  },
]

/** Stars, words, days ago, what became of it, and the venue's answer. A story: slow Wi-Fi in the garden, repaired since. */
export const REVIEW_STORIES: readonly (readonly [number, string, number, 'new' | 'published' | 'hidden', string?])[] = [
  [5, 'Cà phê muối ngon nhất khu này. Ngồi hiên nghe mưa rất thích.', 0.4, 'new'],
  [4, 'Nước ngon, bàn hơi nhỏ để làm việc.', 1.3, 'new'],
  [2, 'Chờ nước gần 30 phút vào chiều Chủ nhật.', 2.2, 'new'],
  [5, 'Bạn thu ngân nhớ tên mình từ lần thứ hai.', 3.5, 'published', 'Cảm ơn bạn, lần tới lại ngồi góc quen nhé!'],
  [5, 'Bánh flan caramel cà phê, nhớ mãi.', 5.1, 'published'],
  [
    4,
    'Wi-Fi ngoài sân dạo này mạnh hẳn.',
    6.4,
    'published',
    'Quán vừa thay bộ phát mới ngoài sân, cảm ơn bạn đã để ý.',
  ],
  [3, 'Nhạc hơi to buổi tối.', 9.2, 'hidden', 'Quán đã vặn nhỏ sau 20 giờ. Cảm ơn bạn đã nói.'],
  [5, 'Yên tĩnh, nhân viên dễ thương, gửi xe miễn phí.', 12.6, 'published'],
  [
    1,
    'Wi-Fi ngoài sân rớt liên tục, họp online không được.',
    21.3,
    'published',
    'Quán xin lỗi bạn. Tuần này quán thay bộ phát ngoài sân, mời bạn ghé lại.',
  ],
  [4, 'Trà sen thơm thật.', 24.8, 'published'],
  [5, 'Chỗ hẹn quen của nhóm mình mỗi thứ Sáu.', 33.7, 'published'],
  [2, 'Sân vườn sóng yếu quá.', 38.2, 'hidden', 'Cảm ơn bạn, quán đang khảo sát để thay thiết bị.'],
  [5, '', 41.9, 'published'],
  [4, 'Giá hợp lý, đồ uống đều tay.', 55.4, 'published'],
]
