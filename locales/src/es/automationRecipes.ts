import type { automationRecipes as vi } from '../vi/automationRecipes.ts'
import type { Like } from '../languages.ts'

export const automationRecipes = {
  somebody: 'amigo',
  welcome: {
    name: 'Bienvenida a nuevos clientes',
    subject: 'Gracias por visitar {venue}',
    text: 'Hola, {name}: gracias por tu primera visita a {venue}. Aquí tienes la carta y tus ofertas: {home}',
  },
  comeBack: {
    name: 'Recuperar clientes a los 14 días',
    subject: '{venue} te echa de menos',
    text: 'Hola, {name}: hace tiempo que no te vemos. Ven a {venue} esta semana y te regalamos puntos: {home}',
  },
  birthday: {
    name: 'Feliz cumpleaños',
    subject: 'Feliz cumpleaños de parte de {venue}',
    text: '¡Feliz cumpleaños, {name}! {venue} te regala 50 puntos: {home}',
  },
  rescue: {
    name: 'Atender una mala puntuación',
    subject: 'Una disculpa de {venue}',
    text: 'Hola, {name}: sentimos que tu visita a {venue} no fuera buena. El encargado te contactará para solucionarlo. También puedes escribirnos aquí: {home}',
    notice: 'Un cliente ha dado una puntuación baja; llámalo',
    note: 'Puntuación baja: llamar para disculparse y preguntar por qué',
  },
  review: {
    name: 'Pedir una opinión',
    subject: '¿Qué te pareció {venue}?',
    text: 'Hola, {name}: gracias por venir {visits} veces a {venue}. ¿Cuántas estrellas nos darías? {home}',
  },
} as const satisfies Like<typeof vi>
