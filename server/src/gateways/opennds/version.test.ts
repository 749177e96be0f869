import { expect, test } from 'vitest'
import { gateways } from '@portico/contract/gateways.ts'
import { givenGateway, givenPage, send } from '../../testing/given.ts'
import { fasFields10, fasLevel1 } from '../../testing/opennds.ts'
import { tellAs } from '../../testing/openndsAgent.ts'
import { openPortal } from '../../testing/portal.ts'
import { useServer } from '../../testing/server.ts'

const server = useServer()

test.each(['9.10.0', '10.3.1', '10.4.0', '11.0.0beta', '<b>99.0'])(
  'the owner who tests a device learns that its openNDS %s is newer than what was compared, when it is',
  async (version) => {
    const page = await givenPage(server())
    const gateway = await givenGateway(server(), page, { type: 'opennds', configuration: { fasLevel: 1 } })
    await openPortal(server(), gateway, fasLevel1(fasFields10('02:11:22:33:44:55', { version })))
    await tellAs(server(), gateway, [])
    await expect.poll(async () => (await ordersCheck(page, gateway.nasId))?.result).toBe('ok')
    const isNewer = ['10.4.0', '11.0.0beta'].includes(version)
    expect((await ordersCheck(page, gateway.nasId))?.detail).toEqual(
      isNewer ? expect.stringMatching(`newer than.*\\(10\\.3\\.1\\).*\\(${version}\\)`) : null,
    )
  },
)

async function ordersCheck(page: Awaited<ReturnType<typeof givenPage>>, nas_id: string) {
  const { checks } = await send(server(), gateways.test, { params: { nas_id } }, { token: page.token })
  return checks.find(({ check }) => check === 'orders')
}
