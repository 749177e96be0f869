// planted: types/TS2554
// planted: types/TS2345
import type { Translator } from '../../../../locales/src/translator.ts'

declare const say: Translator<{ greeting: 'Chào {name}' }>
export const sayings = [say('greeting'), say('greetings', { name: 'Lan' })]
