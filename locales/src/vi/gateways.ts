export const gateways = {} as const
