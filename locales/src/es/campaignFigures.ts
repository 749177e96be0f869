import type { campaignFigures as source } from '../vi/campaignFigures.ts'
import type { Like } from '../languages.ts'

export const campaignFigures = {
  figures: {
    impressions: 'Impresiones',
    impressionsHelp: 'Se cuentan cuando el anuncio estuvo al menos un segundo en pantalla, una por conexión.',
    guests: 'Clientes que la vieron',
    clicks: 'Clics',
    clicksHelp: 'Se cuentan con nuestro enlace, uno por conexión.',
    rate: 'Tasa de clics',
    none: 'Aún no se ha mostrado',
    noneText: 'Las cifras aparecen cuando la vea el primer cliente.',
    byDay: 'Por día',
    day: 'Día',
    bySlot: 'Por lugar',
    byDevice: 'Por dispositivo',
    byVariant: 'Por variante',
  },
  trial: {
    title: '¿Qué variante es mejor?',
    clicked: 'Clientes que pulsaron',
    best: 'Mejor',
    won: '{name} es mejor: el porcentaje de clientes que pulsan es {points} puntos más alto (entre {low} y {high}).',
    open: 'Sin decidir: la diferencia puede ser azar. Déjala seguir.',
    interval: 'Diferencia de clics, en puntos porcentuales',
    honest: 'Consultarlo cada día no altera el resultado. Probabilidad de que sea solo azar: {chance}.',
  },
  comeback: {
    shown: 'La vieron',
    heldOut: 'Grupo de control',
    more: 'Funciona: entre quienes la vieron, el porcentaje que vuelve es {points} puntos más alto.',
    less: 'Entre quienes la vieron, el porcentaje que vuelve es {points} puntos más bajo. Prueba otra cosa.',
    without: 'Para saber si hace volver a los clientes, reserva un grupo de control en el paso «Cuánto».',
  },
  report: {
    title: 'Informe completo',
    text: 'Comparado con el periodo anterior, con CSV e imágenes de los gráficos.',
    open: 'Abrir el informe',
  },
  share: {
    title: 'Enlace al informe',
    text: 'Quien tenga el enlace ve las cifras de esta campaña, puede descargarlas en CSV e imagen y no ve nada más.',
  },
} as const satisfies Like<typeof source>
