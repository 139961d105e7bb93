/** How long a check waits for one answer of the server, in milliseconds. */
const patience = 10_000

export interface Asking {
  readonly signal: AbortSignal
  readonly timeout: number
}

export const askingWith = (signal: AbortSignal): Asking => ({ signal, timeout: patience })
