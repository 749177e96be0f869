import type { Like } from '../languages.ts'
import type { notices as source } from '../vi/notices.ts'

export const notices = {
  chatTest: 'Prueba de Portico: las notificaciones de {page} llegarán a este chat.',
  hello: 'Hola, {name}:',
  closing: 'Recibes este mensaje porque la página {page} está configurada para avisarte.',
  change: 'Cambiar las notificaciones',
  more: '… y {count} más.',
  aGuest: 'Un cliente',
  somebody: 'Alguien',
  buttons: {
    automation: 'Ver automatizaciones',
    lead: 'Ver posibles clientes',
    conversation: 'Abrir mensajes',
    code: 'Abrir el mostrador',
    gift: 'Ver pedidos de regalos',
    stock: 'Ver regalos',
    review: 'Ver las opiniones',
    campaign: 'Ver las campañas',
    device: 'Ver los dispositivos',
    guest: 'Ver quién está conectado',
    member: 'Ver los miembros',
    plan: 'Ver el plan',
    balance: 'Ver el monedero',
    integration: 'Ver las integraciones',
    digest: 'Abrir el resumen',
  },
  how: {
    renews: 'Se renueva solo por {money} del saldo.',
    short: 'El saldo no cubre la renovación de {money}; recarga.',
    manual: 'Renueva para que nada se detenga.',
    money: 'El saldo no cubre {money}. En cuanto recargues, el plan se renueva.',
    price: 'El precio ha subido a {money}. Revísalo y renueva tú.',
    sale: 'Este plan ya no se vende. Elige otro.',
    currency: 'El plan se vende en otra moneda que el monedero.',
    right:
      'Quien activó la renovación ya no es propietario de la página. El propietario actual debe volver a activarla.',
  },
  kinds: {
    automation: {
      notified: {
        one: '{page}: un cliente necesita atención',
        many: '{page}: {count} clientes necesitan atención',
        line: '{guest}: {text} ({name}, {at})',
      },
    },
    campaign: {
      finished: {
        one: '{page}: ha terminado una campaña Wi-Fi',
        many: '{page}: han terminado {count} campañas Wi-Fi',
        line: '{name}: terminó el {at}. Su informe muestra los resultados.',
      },
    },
    conversation: {
      message: {
        one: '{page}: un mensaje nuevo',
        many: '{page}: {count} mensajes nuevos',
        line: '{guest} escribió el {at}.',
      },
      assigned: {
        one: '{page}: se asignó una conversación',
        many: '{page}: se asignaron {count} conversaciones',
        line: 'Asignada a {name} el {at}.',
      },
    },
    code: {
      waiting: {
        one: '{page}: un cliente espera un código',
        many: '{page}: {count} clientes esperan un código',
        line: 'Desde {at}, y ninguna pantalla del mostrador está abierta.',
      },
    },
    gift: {
      ordered: {
        one: '{page}: un nuevo pedido de regalo',
        many: '{page}: {count} nuevos pedidos de regalos',
        line: '{guest} quiere {name}, {at}.',
      },
    },
    stock: {
      low: {
        one: '{page}: un regalo se está agotando',
        many: '{page}: {count} regalos se están agotando',
        line: '{name}: quedan {left}. Repón o desactívalo.',
      },
    },
    review: {
      low: {
        one: '{page}: una opinión negativa',
        many: '{page}: {count} opiniones negativas',
        line: '{guest} dio {score} de 5 estrellas, {at}. Ponte en contacto pronto.',
      },
    },
    lead: {
      created: {
        one: '{page}: un posible cliente nuevo',
        many: '{page}: {count} posibles clientes nuevos',
        line: '{guest} dejó un mensaje el {at}.',
      },
      assigned: {
        one: '{page}: se asignó un posible cliente',
        many: '{page}: se asignaron {count} posibles clientes',
        line: '{guest}: asignado a {name} el {at}.',
      },
      due: {
        one: '{page}: toca contactar con alguien',
        many: '{page}: {count} posibles clientes pendientes',
        line: '{guest}: contacto previsto el {since}.',
      },
    },
    device: {
      offline: {
        one: '{page}: un dispositivo Wi-Fi está sin conexión',
        many: '{page}: {count} dispositivos Wi-Fi están sin conexión',
        line: '{name}: sin contacto desde el {since}. Revisa la corriente y el cable de red.',
      },
      open: {
        one: '{page}: el Wi-Fi está abierto a todos',
        many: '{page}: {count} dispositivos Wi-Fi están abiertos a todos',
        line: '{name}: openNDS se detuvo el {since} y cualquiera se conecta sin pasar por la página de bienvenida. Reinicia openNDS en el router.',
      },
      online: {
        one: '{page}: un dispositivo Wi-Fi se ha reconectado',
        many: '{page}: {count} dispositivos Wi-Fi se han reconectado',
        line: '{name}: conectado de nuevo el {at}; sin conexión desde el {since}.',
      },
    },
    guest: {
      online: {
        one: '{page}: un cliente se ha conectado',
        many: '{page}: los clientes se conectaron {count} veces',
        line: '{guest} se conectó el {at}.',
      },
      offline: {
        one: '{page}: un cliente se ha desconectado',
        many: '{page}: los clientes se desconectaron {count} veces',
        line: '{guest} se desconectó el {at}.',
      },
    },
    member: {
      joined: {
        one: '{page}: hay un miembro nuevo',
        many: '{page}: hay {count} miembros nuevos',
        line: '{name} aceptó la invitación el {at}.',
      },
      left: {
        one: '{page}: un miembro se ha ido',
        many: '{page}: se han ido {count} miembros',
        line: '{name} ya no es miembro desde el {at}.',
      },
    },
    plan: {
      ending: {
        one: '{page}: tu plan está por terminar',
        many: '{page}: {count} avisos de un plan por terminar',
        line: '{name} dura hasta el {since} (días restantes: {days}). {how}',
      },
      ended: {
        one: '{page}: tu plan ha terminado',
        many: '{page}: un plan terminó {count} veces',
        line: '{name} ha terminado. Lo que está en marcha sigue hasta el {since}; renueva antes.',
      },
      stopped: {
        one: '{page}: las funciones de pago se han detenido',
        many: '{page}: las funciones de pago se han detenido',
        line: '{name} terminó el {since}. La página de bienvenida sigue funcionando y no se borró nada.',
      },
      renewed: {
        one: '{page}: tu plan se renovó',
        many: '{page}: se renovaron planes {count} veces',
        line: '{name} dura ahora hasta el {since}. Se pagaron {money} del saldo.',
      },
      unrenewed: {
        one: '{page}: no se pudo renovar tu plan',
        many: '{page}: {count} veces no se pudo renovar un plan',
        line: '{name}: {how}',
      },
    },
    balance: {
      low: {
        one: '{page}: tu saldo es bajo',
        many: '{page}: tu saldo es bajo',
        line: 'El {at} quedaban {money}. Recarga para que los mensajes y los planes continúen.',
      },
    },
    integration: {
      failing: {
        one: '{page}: una integración está fallando',
        many: '{page}: {count} integraciones están fallando',
        line: '{name}: falla desde el {since}. Motivo: {reason}',
      },
      recovered: {
        one: '{page}: una integración vuelve a funcionar',
        many: '{page}: {count} integraciones vuelven a funcionar',
        line: '{name}: vuelve a funcionar desde el {at}.',
      },
    },
  },
  digest: {
    title: '{page}: {day}',
    visits: 'Visitas: {count}',
    guests: 'Clientes: {count}',
    newGuests: 'Clientes nuevos: {count}',
    contacts: 'Clientes nuevos que dejaron sus datos: {count}',
    offline: 'Dispositivos Wi-Fi que estuvieron sin conexión: {names}',
    allOnline: 'Todos los dispositivos Wi-Fi funcionaron todo el día.',
    nothing: 'Ese día no vino ningún cliente y nada falló.',
  },
  test: {
    title: 'Notificación de prueba de Portico',
    push: 'Este navegador recibe notificaciones.',
    mail: 'Es una prueba. Las notificaciones de esta página se envían a esta dirección.',
  },
} as const satisfies Like<typeof source>
