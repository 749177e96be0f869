// What a person would call the device behind a User-Agent. Names are brands, the same in every language; '' is unknown.

/** The first that matches: programs built on another name it too. */
const BROWSERS: [RegExp, string][] = [
  [/\bZalo\b/i, 'Zalo'],
  [/\bFBA[NV]\b|\bFB_IAB\b/, 'Facebook'],
  [/\bcoc_coc_browser\b/i, 'Cốc Cốc'],
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\/|\bChromium\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
]

const SYSTEMS: [RegExp, string][] = [
  [/\biPhone\b|\biPod\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

/** Reads browser and operating system from a User-Agent header. */
export function readAgent(userAgent: string): { browser: string; os: string } {
  const name = (of: [RegExp, string][]) => of.find(([pattern]) => pattern.test(userAgent))?.[1] ?? ''
  return { browser: name(BROWSERS), os: name(SYSTEMS) }
}
