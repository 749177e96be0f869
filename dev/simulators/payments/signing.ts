// The providers' signatures, written from their documents and not from our own code.
import { createHmac } from 'node:crypto'

/** payOS: the fields of `data` by name. */
export function signPayos(data: Record<string, unknown>, key: string): string {
  const text = Object.keys(data)
    .toSorted()
    .map((name) => `${name}=${data[name] === null ? '' : String(data[name])}`)
    .join('&')
  return createHmac('sha256', key).update(text).digest('hex')
}

/** VNPay: parameters by name, encoded as a form, without empty ones and the hash. */
export function signVnpay(parameters: Record<string, string>, secret: string): string {
  const text = Object.keys(parameters)
    .toSorted()
    .filter((name) => parameters[name] !== '' && name !== 'vnp_SecureHash')
    .map((name) => `${encode(name)}=${encode(parameters[name]!)}`)
    .join('&')
  return createHmac('sha512', secret).update(text).digest('hex')
}

function encode(value: string): string {
  return encodeURIComponent(value)
    .replaceAll('%20', '+')
    .replaceAll(/[!'()~]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
}

export function signPipes(values: readonly string[], secret: string): string {
  return createHmac('sha512', secret).update(values.join('|')).digest('hex')
}

export function signStripe(body: string, secret: string, seconds: number): string {
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`
}
