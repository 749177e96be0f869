// A guest's devices without a browser with believable contents, in every state.
import { DEVICE_NOTICES, DEVICE_PROBLEMS, type OwnDevices } from './ownDevicesView.ts'
import type { Screen } from './view.ts'

const DEVICES: OwnDevices = {
  kind: 'devices',
  action: '/w/token/devices',
  devices: [
    { id: '1', name: 'TV phòng khách', mac: '…:4F:76:C2', secondsLeft: 6900, state: 'online' },
    { id: '2', name: 'PlayStation', mac: '…:11:0A:9B', secondsLeft: 6900, state: 'waiting' },
    { id: '3', name: 'Loa Bluetooth', mac: '…:88:20:01', secondsLeft: 6900, state: 'unseen' },
    { id: '4', name: 'Chromecast', mac: '…:31:D0:77', secondsLeft: 0, state: 'over' },
  ],
  most: 4,
  hasRoom: true,
  way: 'address',
  name: '',
  mac: '',
  checkHref: '/w/token/devices',
  backHref: '/w/token',
}

export const OWN_DEVICE_SCREENS: Record<string, Screen> = {
  devices: DEVICES,
  'devices-none': { ...DEVICES, devices: [] },
  'devices-full': { ...DEVICES, hasRoom: false, way: 'order' },
  ...Object.fromEntries(
    DEVICE_NOTICES.map((notice): [string, Screen] => [`devices-${notice}`, { ...DEVICES, way: 'order', notice }]),
  ),
  ...Object.fromEntries(
    DEVICE_PROBLEMS.map((problem): [string, Screen] => [
      `devices-${problem}`,
      { ...DEVICES, name: 'TV', mac: 'AA-BB', problem },
    ]),
  ),
}
