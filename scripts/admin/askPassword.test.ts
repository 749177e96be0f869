import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { askPassword } from './askPassword.ts'

function terminal(isTTY: boolean) {
  const input = Object.assign(new PassThrough(), { isTTY })
  const output = new PassThrough()
  return { input, output, shown: () => String(output.read() ?? '') }
}

test('at a terminal the password is asked for twice and never shown', async () => {
  const { input, output, shown } = terminal(true)
  const asked = askPassword({ input, output })
  input.write('lantern purple ferry\r')
  await new Promise((resolve) => setTimeout(resolve, 20))
  input.write('lantern purple ferry\r')
  expect(await asked).toBe('lantern purple ferry')
  expect(shown()).toBe('Password (at least 12 characters): \nOnce more: \n')
})

test('two different passwords make nothing', async () => {
  const { input, output } = terminal(true)
  const asked = askPassword({ input, output })
  input.write('lantern purple ferry\r')
  await new Promise((resolve) => setTimeout(resolve, 20))
  input.write('lantern purple fery\r')
  await expect(asked).rejects.toThrow('The two passwords differ')
})

test('Ctrl-C stops before anything is made', async () => {
  const { input, output } = terminal(true)
  const asked = askPassword({ input, output })
  input.write('lant\u0003')
  await expect(asked).rejects.toThrow('Stopped')
})

test('from a pipe the first line counts, in whole characters, without its line end', async () => {
  const { input, output } = terminal(false)
  const whole = Buffer.from('chuối tím bơi ngược\r\nmore\n')
  input.write(whole.subarray(0, 5))
  input.end(whole.subarray(5))
  expect(await askPassword({ input, output })).toBe('chuối tím bơi ngược')
})

test('an empty pipe is explained', async () => {
  const { input, output } = terminal(false)
  input.end()
  await expect(askPassword({ input, output })).rejects.toThrow('No password came')
})
