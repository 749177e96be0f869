// How the phones and laptops of a café's guests name themselves.
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const android = (model: string, version: number) =>
  `Mozilla/5.0 (Linux; Android ${version}; ${model}) AppleWebKit/537.36 (KHTML, like Gecko)`

/** Phones in a Vietnamese café, by share. */
export const PHONES: readonly (readonly [string, number])[] = [
  [`${IPHONE} Mobile/15E148`, 30],
  [`${IPHONE} Version/18.1 Mobile/15E148 Safari/604.1`, 9],
  [`${android('SM-A556E', 15)} Version/4.0 Chrome/131.0.0.0 Mobile Safari/537.36`.replace(')', '; wv)'), 12],
  [`${android('SM-S921B', 15)} Chrome/131.0.0.0 Mobile Safari/537.36`, 7],
  [`${android('CPH2591', 14)} Chrome/130.0.0.0 Mobile Safari/537.36`, 11],
  [`${android('Redmi Note 13', 14)} Chrome/131.0.0.0 Mobile Safari/537.36`, 9],
  [`${android('vivo 2318', 14)} Chrome/129.0.0.0 Mobile Safari/537.36`, 6],
  [`${android('RMX3840', 14)} Chrome/130.0.0.0 Mobile Safari/537.36`, 3],
  [
    'Mozilla/5.0 (iPad; CPU OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    3,
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) coc_coc_browser/128.0 Chrome/122.0.0.0 Safari/537.36',
    4,
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
    4,
  ],
]
