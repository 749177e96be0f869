import { expect, test } from 'vitest'
import { pages } from '../pages.ts'
import { ApiError, call } from './client.ts'

const answering = (reply: Response) => call({ base: '', fetch: async () => reply }, pages.list, {})

test('a refusal keeps the status text and the response, beside the code and the sentence', async () => {
  const body = JSON.stringify({ code: 'page/not-found', message: 'No such page.' })
  const reply = new Response(body, { status: 404, statusText: 'Not Found', headers: { 'retry-after': '7' } })
  const error = await answering(reply).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(ApiError)
  const { code, message, status, statusText, response } = error as ApiError
  expect([code, message, status, statusText]).toEqual(['page/not-found', 'No such page.', 404, 'Not Found'])
  expect(response?.headers.get('retry-after')).toBe('7')
})

test('without a reply there is neither', async () => {
  const away = call({ base: '', fetch: () => Promise.reject(new TypeError('offline')) }, pages.list, {})
  await expect(away).rejects.toMatchObject({ status: 0, statusText: '', response: undefined })
})
