import type { campaignGallery as source } from '../vi/campaignGallery.ts'
import type { Like } from '../languages.ts'

export const campaignGallery = {
  opening: {
    name: 'Inauguración',
    heading: 'Acabamos de abrir. ¡Ven a probar!',
    body: 'Durante la semana de apertura, un 20 % menos en cada bebida. Muestra esta pantalla al pedir.',
  },
  'happy-hour': {
    name: 'Hora feliz',
    heading: 'De 14 a 16 h: dos bebidas al precio de una',
    body: 'Ven con alguien y la segunda bebida la ponemos nosotros. Todos los tés y cafés, de lunes a viernes.',
  },
  tet: {
    name: 'Año Nuevo lunar',
    heading: '¡Feliz Año Nuevo! Te espera un sobre rojo',
    body: 'Con una cuenta desde 100.000 ₫ sacas un sobre en el mostrador. Todos llevan regalo, y abrimos durante toda la fiesta.',
  },
  review: {
    name: 'Pedir una opinión',
    heading: '¿Qué tal hoy con nosotros?',
    body: 'Es un solo toque y leemos todas las respuestas.',
    question: '¿Cuántas estrellas nos das?',
    action: 'Escribir en Google',
  },
  app: {
    name: 'Descargar la app',
    heading: 'Pide sin hacer cola',
    body: 'Descarga nuestra app y pide antes de llegar. El primer pedido, a mitad de precio.',
    action: 'Descargar la app',
  },
  'lucky-draw': {
    name: 'Sorteo',
    heading: '¿Quién ganará esta semana?',
    body: 'Cada sábado sorteamos tres premios. Apúntate y te avisamos si ganas.',
    action: 'Quiero participar',
  },
  birthday: {
    name: 'Cumpleaños',
    heading: 'En tu cumpleaños, el pastel va por nuestra cuenta',
    body: 'Ven con amigos la semana de tu cumpleaños y te invitamos a una porción. Solo tienes que decírselo al personal.',
  },
  weekend: {
    name: 'Fin de semana',
    heading: 'Este fin de semana, música en vivo',
    body: 'El sábado desde las 20 h, en el jardín. Las mejores mesas vuelan: reserva la tuya.',
    action: 'Reservar mesa',
  },
  'rainy-day': {
    name: 'Día de lluvia',
    heading: 'Está lloviendo: quédate un poco más',
    body: 'Mientras llueva, la segunda bebida caliente cuesta un 30 % menos. Sin prisa, hasta que escampe.',
  },
  'new-dish': {
    name: 'Novedad en la carta',
    heading: 'Novedad recién salida de la cocina',
    body: 'Pruébala esta semana y te regalamos un té helado con limón.',
    question: '¿Qué probarías primero?',
    one: 'Algo salado',
    two: 'Algo dulce',
    three: 'Una bebida',
  },
  'stamp-card': {
    name: 'Tarjeta de sellos',
    heading: 'Siete cafés, y al octavo invita la casa',
    body: 'Pide la tarjeta en el mostrador: un sello por taza. No caduca y la puede usar cualquiera.',
  },
  thanks: {
    name: 'Gracias a los de siempre',
    heading: 'Gracias por volver',
    body: 'Quien vuelve es de la familia. Esta vez te invitamos a un acompañamiento: elígelo en el mostrador.',
  },
} as const satisfies Like<typeof source>
