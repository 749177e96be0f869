/**
 * What a phone's camera reads from a QR code to join an open network: `WIFI:T:nopass;S:…;;`, with a backslash before
 * characters that end a field. Format: https://github.com/zxing/zxing/wiki/Barcode-Contents#wi-fi-network-config-android-ios-11
 */
export function joinText(ssid: string): string {
  return `WIFI:T:nopass;S:${ssid.replaceAll(/[\\;,:"]/g, String.raw`\$&`)};;`
}
