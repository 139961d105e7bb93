/** Documents that one run may carry. */
export const mostRunRows = 10_000
/** Runs of an account that are read at once: the open one, and the newest that have ended and were not put away. */
export const mostRunsRead = 10

/** `waiting`: nobody signs until the PIN is given again, for a reason. */
export const runStates = ['running', 'waiting', 'finished', 'cancelled'] as const
export type RunState = (typeof runStates)[number]

/**
 * Why a run waits: whoever began it has paused it, the server that had the key open is gone, the key did not sign, it was open for too long, whoever began the run may
 * not go on, or the server has met what it does not expect.
 */
export const runReasons = [
  'paused',
  'session.lost',
  'session.keyFailed',
  'session.tooLong',
  'permission.missing',
  'server.failed',
] as const
export type RunReason = (typeof runReasons)[number]

/** `stopped`: the run was cancelled before its turn. */
export const runRowStates = ['waiting', 'working', 'sent', 'refused', 'stopped'] as const
export type RunRowState = (typeof runRowStates)[number]

/** Whether a run may still sign something. */
export const isOpenRun = (state: RunState): boolean => state === 'running' || state === 'waiting'
