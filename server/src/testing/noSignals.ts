/** Signals that never come: what is tested is asked for. */
export const NO_SIGNALS = { subscribe: () => () => undefined, onReconnect: () => undefined }
