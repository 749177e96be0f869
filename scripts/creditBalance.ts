// Credits a bank transfer to a user's balance: `npm run balance:credit -- lan@example.com 500000`.
import { parseArgs } from 'node:util'
import { formatMoney } from '@portico/contract/money.ts'
import { errors } from '@portico/locales/en/errors.ts'
import { readConfig, StartError } from '@portico/server/core/config.ts'
import { Failure } from '@portico/server/core/fail.ts'
import { credit } from '@portico/server/finance/index.ts'
import { findPayee } from './finance/findPayee.ts'
import { readAmount } from './finance/readAmount.ts'
import { openBeside } from './openBeside.ts'
import { runCommand } from './runCommand.ts'

const USAGE = `npm run balance:credit -- you@example.com 500000 [--reason "Transfer of 22 November"] [--key FT26326000123]
E-mail or mobile of an account, then the amount in its currency (đồng at first). With the bank's own number of the transfer as
key, the same transfer is never booked twice.`
const MOST_CHARACTERS = 200

await runCommand(async () => {
  const { values, positionals } = readArguments()
  if (values.help) console.log(USAGE)
  else await creditAccount(positionals, values)
})

async function creditAccount(words: string[], { reason, key }: { reason?: string; key?: string }): Promise<void> {
  const [name, amountText, ...more] = words
  if (!name || !amountText) throw new StartError(`Say to whom, and how much.\n${USAGE}`)
  if (more.length > 0)
    throw new StartError(`"${more[0]}" is too much: one account and one amount, with no space in it.\n${USAGE}`)
  if (key !== undefined && !key.trim())
    throw new StartError('The key is empty. Give the bank’s number of the transfer, or leave --key out.')
  const beside = await openBeside(readConfig())
  try {
    const payee = await findPayee(beside.services, name)
    const amount = readAmount(amountText, payee.currency)
    const words = (reason?.trim() || 'Bank transfer').slice(0, MOST_CHARACTERS)
    const order = {
      userId: payee.id,
      amount,
      reason: words,
      key: (key?.trim() ?? crypto.randomUUID()).slice(0, MOST_CHARACTERS),
    }
    const booked = await credit(beside.services, order).catch(explain)
    const balance = `The balance after it: ${formatMoney(booked.balanceAfter.to, booked.currency)}.`
    console.log(
      booked.isNew
        ? `Credited ${formatMoney(amount, booked.currency)} to ${payee.name} (${payee.address}). ${balance} Transfer ${booked.id}.`
        : `Nothing was changed: this key was booked already on ${booked.at}, as transfer ${booked.id}. ${balance}`,
    )
  } finally {
    await beside.close()
  }
}

function explain(error: unknown): never {
  throw error instanceof Failure ? new StartError(`${errors[error.code]} Nothing was changed.`) : error
}

function readArguments() {
  try {
    const options = { reason: { type: 'string' }, key: { type: 'string' }, help: { type: 'boolean' } } as const
    return parseArgs({ options, allowPositionals: true })
  } catch (error) {
    throw new StartError(`${(error as Error).message}\n${USAGE}`)
  }
}
