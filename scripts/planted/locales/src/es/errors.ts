// planted: locales/missing
// planted: locales/extra
// planted: locales/arguments
export const errors = {
  'gift/all': 'No quedan regalos.',
  'field/required': 'Rellene este campo.',
  copied: 'Bienvenido',
  guests: '{count, plural, one {# cliente} other {# clientes}}',
  dot: ' minutos',
  uno: 'Hola',
}
