// Locking owners out of their accounts, taking accounts over, and guessing at them.
import { randomBytes } from 'node:crypto'
import { expect } from 'vitest'
import { accounts } from '@portico/contract/accounts.ts'
import { call } from '@portico/contract/http/client.ts'
import type { Endpoint, Reply, Request } from '@portico/contract/http/endpoint.ts'
import { members } from '@portico/contract/members.ts'
import { handClock } from '@portico/server/testing/clock.ts'
import { givenMember, givenPage, givenUser, send, type Person } from '@portico/server/testing/given.ts'
import { codeTo, lettersTo } from '@portico/server/testing/outbox.ts'
import { sendFromAnywhere } from '@portico/server/testing/sendFromAnywhere.ts'
import { useServer } from '@portico/server/testing/server.ts'
import { attack } from './attack.ts'

const clock = handClock()
const server = useServer({ clock, config: { demo: true, trustProxy: ['127.0.0.1'] } })
const someEmail = () => `${randomBytes(5).toString('hex')}@example.test`
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { code: string }) => error.code,
  )

/** A browser with its own cookies and its own address. */
function browser(address: string) {
  const jar = new Map<string, string>()
  const from: typeof fetch = async (url, init) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { ...(init?.headers as Record<string, string>), cookie, 'x-forwarded-for': address }
    const response = await fetch(url, { ...init, headers })
    for (const line of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!
      jar.set(name!, value!)
    }
    return response
  }
  return {
    jar,
    send: <E extends Endpoint>(endpoint: E, request: Request<E>): Promise<Reply<E>> =>
      call({ base: server().apiUrl, fetch: from }, endpoint, request, { language: 'en' }),
  }
}
const login = ({ email, password }: Pick<Person, 'email' | 'password'>) => ({ body: { email_mobile: email, password } })

attack('strangers who guess at an account do not keep its owner out', {
  async control() {
    const lan = await givenUser(server())
    const home = browser('192.0.2.1')
    for (let n = 0; n < 10; n++) await codeOf(home.send(accounts.login, login({ ...lan, password: 'guess' })))
    expect(await codeOf(home.send(accounts.login, login(lan)))).toBe('request/too-many')
    return 'the 11th guess from one network: 429'
  },
  async attempt() {
    const lan = await givenUser(server())
    for (let n = 0; n < 15; n++)
      await codeOf(browser(`10.9.${n}.1`).send(accounts.login, login({ ...lan, password: 'guess' })))
    expect(await codeOf(browser('192.0.2.2').send(accounts.login, login(lan)))).toBe('done')
    return 'after 15 guesses from 15 networks the owner signs in from a new one'
  },
})

attack('guesses beside the owner, from the same network, do not keep a browser out that signed in before', {
  async control() {
    const lan = await givenUser(server())
    for (let n = 0; n < 10; n++)
      await codeOf(browser('192.0.2.7').send(accounts.login, login({ ...lan, password: 'guess' })))
    expect(await codeOf(browser('192.0.2.8').send(accounts.login, login(lan)))).toBe('request/too-many')
    return 'a new browser in the network of the guesses: 429'
  },
  async attempt() {
    const lan = await givenUser(server())
    const known = browser('198.51.100.2')
    await known.send(accounts.login, login(lan))
    for (let n = 0; n < 10; n++)
      await codeOf(browser('198.51.100.1').send(accounts.login, login({ ...lan, password: 'guess' })))
    expect(await codeOf(known.send(accounts.login, login(lan)))).toBe('done')
    const answers: string[] = []
    for (let n = 0; n < 11; n++)
      answers.push(await codeOf(known.send(accounts.login, login({ ...lan, password: 'guess' }))))
    expect(answers.filter((answer) => answer === 'auth/wrong-password')).toHaveLength(10)
    return 'the owner’s browser signs in, and may itself guess ten times'
  },
})

attack('a guess from yet another network waits for its turn', {
  async control() {
    const lan = await givenUser(server())
    const begun = performance.now()
    await codeOf(browser('10.10.1.1').send(accounts.login, login({ ...lan, password: 'guess' })))
    expect(performance.now() - begun).toBeLessThan(900)
    return 'the first guess is answered at once'
  },
  async attempt() {
    const lan = await givenUser(server())
    const guess = (n: number) =>
      codeOf(browser(`10.10.${n}.1`).send(accounts.login, login({ ...lan, password: 'guess' })))
    for (let n = 0; n < 20; n++) await guess(n)
    const begun = performance.now()
    expect(await guess(20)).toBe('auth/wrong-password')
    expect(performance.now() - begun).toBeGreaterThan(900)
    return 'the 21st guess in 15 minutes, from the 21st network, takes a second'
  },
})

attack('strangers who ask for reset mails do not keep the owner from resetting', {
  async control() {
    const lan = await givenUser(server())
    const one = browser('192.0.2.20')
    const forget = () => codeOf(one.send(accounts.forgotPassword, { body: { email_mobile: lan.email } }))
    for (let n = 0; n < 5; n++) expect(await forget()).toBe('done')
    expect(await forget()).toBe('request/too-many')
    return 'the sixth mail in an hour from one network: 429'
  },
  async attempt() {
    const lan = await givenUser(server())
    const forget = (address: string) =>
      codeOf(browser(address).send(accounts.forgotPassword, { body: { email_mobile: lan.email } }))
    for (let n = 0; n < 30; n++) expect(await forget(`10.11.${n}.1`)).toBe('done')
    expect(await forget('192.0.2.21')).toBe('done')
    const letters = await lettersTo(server(), lan.email)
    expect(letters.length).toBe(5)
    const [first] = letters.map(({ text }) => /reset-password\/([\w-]+)/.exec(text)![1]!)
    const body = { code: first!, password: 'hoa giấy ngoài hiên' }
    await browser('192.0.2.21').send(accounts.resetPassword, { body })
    return '31 asked from 31 networks: five mails, and the link in any of them works'
  },
})

attack('a stranger who signs up last with the same address does not own the account its owner activates', {
  async control() {
    const [email, home] = [someEmail(), browser('192.0.2.30')]
    await home.send(accounts.signUp, signUp(email, 'hoa giấy ngoài hiên'))
    await home.send(accounts.activate, { body: { code: await codeTo(server(), email) } })
    await home.send(accounts.login, login({ email, password: 'hoa giấy ngoài hiên' }))
    return 'alone: the link opens the account with the password typed'
  },
  async attempt() {
    const [email, home, phone, stranger] = [someEmail(), ...['192.0.2.31', '192.0.2.32', '10.12.1.1'].map(browser)]
    await home!.send(accounts.signUp, signUp(email, 'hoa giấy ngoài hiên'))
    const own = await codeTo(server(), email)
    clock.advance(1)
    await stranger!.send(accounts.signUp, signUp(email, 'lời của kẻ lạ mặt'))
    const newest = await codeTo(server(), email)
    expect(newest).not.toBe(own)
    // The owner opens the newest mail on a phone, which asks for the owner's own password.
    expect(await codeOf(phone!.send(accounts.activate, { body: { code: newest } }))).toBe('request/invalid')
    await home!.send(accounts.activate, { body: { code: newest } })
    expect(await codeOf(home!.send(accounts.login, login({ email, password: 'hoa giấy ngoài hiên' })))).toBe('done')
    const theirs = login({ email, password: 'lời của kẻ lạ mặt' })
    expect(await codeOf(stranger!.send(accounts.login, theirs))).toBe('auth/wrong-password')
    return 'whichever link the owner opens, their own password is activated; the stranger’s opens nothing'
  },
})

attack('the password at a page’s transfer is not guessed from many addresses', {
  async control() {
    const page = await givenPage(server())
    const staff = await givenMember(server(), page, 'staff')
    const body = { page_id: page.eid, uid: staff.id, password: page.owner.password }
    await send(server(), members.transfer, { body }, { token: page.token })
    return 'the right password offers the page'
  },
  async attempt() {
    const page = await givenPage(server())
    const staff = await givenMember(server(), page, 'staff')
    const offer = (password: string) => {
      const body = { page_id: page.eid, uid: staff.id, password }
      return codeOf(sendFromAnywhere(server(), members.transfer, { body }, { token: page.token }))
    }
    const answers: string[] = []
    for (let n = 0; n < 15; n++) answers.push(await offer('guess'))
    expect(answers.filter((answer) => answer === 'auth/wrong-password')).toHaveLength(10)
    expect(await offer(page.owner.password)).toBe('request/too-many')
    return '10 of 15 wrong passwords from 15 addresses are judged, then none'
  },
})

const signedIn = async (remember: boolean) => {
  const lan = await givenUser(server())
  const home = browser('192.0.2.40')
  const { body } = login(lan)
  const { token } = await home.send(accounts.login, { body: { ...body, remember } })
  return { home, token, cookie: home.jar.get('portico')! }
}

attack('a refresh cookie sent again makes no second chain, and the log records it', {
  async control() {
    const { home, cookie } = await signedIn(true)
    await home.send(accounts.refresh, {})
    expect(home.jar.get('portico')).not.toBe(cookie)
    return 'a refresh gives a new cookie'
  },
  async attempt() {
    const [{ home, token, cookie }, thief] = [await signedIn(true), browser('10.13.1.1')]
    await home.send(accounts.refresh, {})
    thief.jar.set('portico', cookie)
    await thief.send(accounts.refresh, {})
    expect(thief.jar.get('portico')).toBe(home.jar.get('portico'))
    const { rows } = await send(server(), accounts.log, {}, { token })
    expect(rows.map(({ event }) => event)).toContain('refreshRepeated')
    // Both have the same cookie: the second to use it later ends it for both.
    await home.send(accounts.refresh, {})
    clock.advance(60)
    expect(await codeOf(thief.send(accounts.refresh, {}))).toBe('auth/expired')
    expect(await codeOf(home.send(accounts.refresh, {}))).toBe('auth/expired')
    return 'the thief gets the owner’s next cookie, the log says so, and its second use ends both'
  },
})

attack('a stolen refresh cookie does not stay good for ever', {
  async control() {
    const [{ home }, days] = [await signedIn(true), 24 * 3600]
    for (let n = 0; n < 4; n++) {
      clock.advance(20 * days)
      await home.send(accounts.refresh, {})
    }
    clock.advance(11 * days)
    expect(await codeOf(home.send(accounts.refresh, {}))).toBe('auth/expired')
    return 'remembered and used every 20 days: good on day 80, over on day 91'
  },
  async attempt() {
    const { home } = await signedIn(false)
    for (let n = 0; n < 8; n++) {
      clock.advance(20 * 3600)
      await home.send(accounts.refresh, {})
    }
    clock.advance(20 * 3600)
    expect(await codeOf(home.send(accounts.refresh, {}))).toBe('auth/expired')
    return 'not remembered and used all the time: over after a week'
  },
})

function signUp(email_mobile: string, password: string) {
  return {
    body: { displayName: 'Trần Thu Hiên', email_mobile, password, terms: true as const, language: 'vi' as const },
  }
}
