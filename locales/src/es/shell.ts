import type { shell as source } from '../vi/shell.ts'
import type { Like } from '../languages.ts'

export const shell = {
  skip: 'Ir al contenido principal',
  navigation: 'Menú principal',
  openMenu: 'Abrir el menú',
  shortcuts: 'Accesos directos',
  closeMenu: 'Cerrar el menú',
  collapse: 'Contraer el menú',
  expand: 'Expandir el menú',
  picker: {
    choose: 'Elegir página',
    change: 'Cambiar de página',
    details: 'Datos de esta página',
    search: 'Buscar por nombre',
    none: 'Ninguna página coincide',
    create: 'Crear una página',
    all: 'Ver todas las páginas',
  },
  selectPage: {
    title: 'Elige una página para continuar',
    text: 'Cada página es uno de tus locales, con su propio Wi-Fi, sus clientes y sus cifras.',
    empty: 'Aún no tienes páginas. Crea la primera para empezar.',
    failed: 'Esa página ya no se puede abrir. Elige otra.',
  },
  opening: 'Abriendo la página…',
  language: 'Idioma',
  user: {
    menu: 'Cuenta',
    pages: 'Tus páginas',
    more: 'Ver más',
    less: 'Ver menos',
    create: 'Crear una página',
    settings: 'Ajustes de la página',
    signOut: 'Cerrar sesión',
  },
  footer: { text: 'Portico · Wi-Fi que da la bienvenida', love: 'Hecho con cariño en Vietnam' },
  lost: {
    title: 'Parece que te has perdido',
    text: 'La página que buscas no existe o se ha movido.',
    back: 'Volver al inicio',
  },
  crashed: {
    title: 'Error interno del servidor',
    text: 'Algo ha salido mal. Inténtalo de nuevo.',
    back: 'Volver al inicio',
    retry: 'Reintentar',
  },
  saved: { created: 'Creado', updated: 'Actualizado', deleted: 'Eliminado' },
  failed: {
    created: 'No se pudo crear: {message}',
    updated: 'No se pudo actualizar: {message}',
    deleted: 'No se pudo eliminar: {message}',
  },
  away: 'No se puede conectar con el servidor. Lo que ves puede no estar al día; seguimos intentándolo.',
  tryAgain: 'Reintentar',
  dismiss: 'Cerrar el aviso',
} as const satisfies Like<typeof source>
