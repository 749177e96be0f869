import { expect, test } from 'vitest'
import { GATEWAY_FIELDS, speaksRadius } from '@portico/contract/gateways/fields.ts'
import { gateways, GATEWAY_TYPES, type GatewayType } from '@portico/contract/gateways.ts'
import { LANGUAGES } from '@portico/locales/languages.ts'
import { givenGateway, givenPage, givenSteps, send } from '../../testing/given.ts'
import { useServer } from '../../testing/server.ts'
import { adapterOf } from '../adapters/index.ts'
import type { KnownGateway } from '../registry.ts'
import { recipeText } from './recipeText.ts'

const server = useServer()

async function given(type: GatewayType) {
  const page = await givenPage(server())
  const required = { loginUrl: 'http://10.5.50.1/login', controllerUrl: 'https://192.168.1.2:8043' }
  const asked = GATEWAY_FIELDS[type].flatMap(({ name }) =>
    name in required ? [[name, required[name as 'loginUrl']]] : [],
  )
  const configuration = Object.fromEntries(asked) as { loginUrl?: string }
  return { page, gateway: await givenGateway(server(), page, { type, configuration }) }
}

test.each(GATEWAY_TYPES)('%s: a recipe in each language, with this device’s own values', async (type) => {
  const { page, gateway } = await given(type)
  const told = new Set<string>()
  for (const language of LANGUAGES) {
    const { steps } = await send(
      server(),
      gateways.recipe,
      { params: { nas_id: gateway.nasId } },
      { token: page.token, language },
    )
    const whole = JSON.stringify(steps)
    expect(steps.length).toBeGreaterThan(3)
    expect(whole).not.toMatch(/undefined|\[object|[^/]null\b/)
    expect(whole).toContain(entryOf(gateway, type))
    if (speaksRadius(gateway)) expect(whole).toContain(gateway.radiusSecret.toString())
    expect(whole.includes(gateway.fasKey)).toBe(type === 'opennds' || type === 'coovachilli')
    told.add(steps.map((step) => step.text).join('\n'))
  }
  expect(told.size).toBe(LANGUAGES.length)
})

function entryOf(gateway: KnownGateway, type: GatewayType): string {
  return type === 'unifi' ? '/guest/s/default/' : `/g/${gateway.entryKey}`
}

test('the walled garden follows how the venue’s guests sign in', async () => {
  const { page, gateway } = await given('mikrotik')
  const recipe = async () =>
    JSON.stringify(await send(server(), gateways.recipe, { params: { nas_id: gateway.nasId } }, { token: page.token }))
  expect(await recipe()).not.toContain('accounts.google.com')
  await givenSteps(server(), page, [{ id: 'g', type: 'google' }])
  expect(await recipe()).toContain('action=allow dst-host=\\"accounts.google.com\\"')
})

test('hosts to be let through reach every brand’s recipe', async () => {
  for (const type of GATEWAY_TYPES) {
    const { gateway } = await given(type)
    const steps = adapterOf(gateway).recipe(server().services.config, gateway, recipeText('en'), ['login.example'])
    expect(JSON.stringify(steps), type).toContain('login.example')
  }
})
