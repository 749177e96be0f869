/** A failed start, explained in one sentence on the terminal. */
export class StartError extends Error {}
