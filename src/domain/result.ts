/** What an actor, a port or a call answers: expected failures are values, exceptions are bugs. */
export type Result<Value, F> = { ok: true; value: Value } | { ok: false; failure: F }

export const succeed = <Value>(value: Value): { ok: true; value: Value } => ({ ok: true, value })
export const fail = <const F>(failure: F): { ok: false; failure: F } => ({ ok: false, failure })
