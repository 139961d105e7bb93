/** Calls that met an ended session and wait for the next one (docs/decisions/0004). */
export interface WaitingCalls {
  /** Resolves true once there is a session again, false when there will be none. */
  readonly wait: () => Promise<boolean>
  readonly release: () => void
  readonly refuse: () => void
}

export const createWaitingCalls = (): WaitingCalls => {
  let waiting: ((renewed: boolean) => void)[] = []
  const settle = (renewed: boolean) => {
    const settled = waiting
    waiting = []
    for (const resolve of settled) resolve(renewed)
  }
  return {
    wait: () => new Promise((resolve) => waiting.push(resolve)),
    release: () => settle(true),
    refuse: () => settle(false),
  }
}
