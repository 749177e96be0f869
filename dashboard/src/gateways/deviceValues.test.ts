import { expect, test } from 'vitest'
import { GATEWAY_FIELDS } from '@portico/contract/gateways/fields.ts'
import { GATEWAY_TYPES, gateways, type Gateway } from '@portico/contract/gateways.ts'
import { gateways as words } from '@portico/locales/vi/gateways.ts'
import { bodyOf, valuesOf } from './deviceValues.ts'

const device: Gateway = {
  nas_id: 'bar-1',
  name: 'Quầy bar',
  type: 'radius',
  manufacturer: 'MikroTik',
  page: '01930000-0000-7000-8000-000000000001',
  configuration: {
    loginUrl: 'http://10.5.50.1/login',
    coaPort: 3799,
    messageAuthenticator: 'legacy',
    downKbps: 20_000,
    upKbps: 0,
  },
  state: 'online',
  lastSeenAt: null,
  lastError: null,
  guestsOnline: 0,
  newKeysUntil: null,
  createdAt: '2026-11-21T00:00:00Z',
}

const check = (body: unknown) => gateways.create.body.safeParse(body)

test('a device with only a name is enough: the server chooses the rest', () => {
  const body = bodyOf({ ...valuesOf(undefined), name: 'Router quầy bar' })
  expect(check(body).success).toBe(true)
  expect(body.nas_id).toBeUndefined()
  expect(body.configuration).toEqual({ sessionMinutes: 240 })
})

test('opening a device and saving it unchanged keeps every setting', () => {
  const body = bodyOf(valuesOf(device))
  expect(check(body).success).toBe(true)
  expect(body).toMatchObject({ name: 'Quầy bar', type: 'radius', manufacturer: 'MikroTik', nas_id: 'bar-1' })
  expect(body.configuration).toMatchObject({
    loginUrl: 'http://10.5.50.1/login',
    coaPort: 3799,
    messageAuthenticator: 'legacy',
    downKbps: 20_000,
  })
})

test('settings of another type of device are not sent along', () => {
  const body = bodyOf({ ...valuesOf(device), type: 'opennds' })
  expect(Object.keys(body.configuration)).not.toContain('loginUrl')
  // The server takes the level its portal allows.
  expect(Object.keys(body.configuration)).not.toContain('fasLevel')
})

test('a problem the contract finds carries the name of its input', () => {
  const values = valuesOf(device)
  const result = check(
    bodyOf({ ...values, name: ' ', configuration: { ...values.configuration, loginUrl: 'not a url' } }),
  )
  expect(result.error?.issues.map((issue) => issue.path.join('.'))).toEqual(['name', 'configuration.loginUrl'])
})

test('every setting of every type has its words, and every choice its name', () => {
  for (const field of Object.values(GATEWAY_FIELDS).flat()) {
    if (field.kind !== 'choice') {
      expect(words.form.fields[field.name].label).toBeTruthy()
      continue
    }
    const said: Record<string, string | { name: string }> = words.form.choices[field.name]
    for (const choice of field.choices) expect(said[choice], `${field.name} ${choice}`).toHaveProperty('name')
  }
})

test('what a form offers for a type is what the contract takes', () => {
  for (const type of GATEWAY_TYPES) {
    const required = { loginUrl: 'http://10.5.50.1/login', controllerUrl: 'https://192.168.1.1' }
    const values = valuesOf(undefined)
    const body = bodyOf({ ...values, type, name: 'Quầy', configuration: { ...values.configuration, ...required } })
    expect(check(body).error?.issues, type).toBeUndefined()
  }
})
