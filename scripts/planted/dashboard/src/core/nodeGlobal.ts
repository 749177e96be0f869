// planted: lint/no-restricted-globals
/** Encodes text with a global that browsers do not have. */
export const encode = (text: string) => Buffer.from(text).toString('base64')
