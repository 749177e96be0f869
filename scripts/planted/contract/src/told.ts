// planted: lint/participle
export type Told = { at: string }
