export const form = { useWatchValue: (name: string) => name }
