// planted: lint/plain-word whoever reads this finds it.
export const PLAIN = 1
