import type { Checked } from '../checked.ts'
import type { HsmKeyAnswer, ReadinessFacts, RemoteKeyAnswer } from '../facts.ts'
import { failedBy, stillChecking, verdict, type Finding, type RowState, type Verdict } from './row.ts'

/** Attempts left from which on a key is near being locked. */
const fewAttempts = 2

const weight: Readonly<Record<RowState, number>> = { failed: 4, warning: 3, unknown: 2, ok: 1, checking: 0 }

interface Findings {
  readonly notAllowed: Finding
  readonly none: Finding
  readonly reached: (keys: number) => Finding
}

/** Of several keys the one that is worst off. */
const judgeKeys = <Answer>(
  keys: Checked<readonly Answer[]>,
  { certificates }: ReadinessFacts,
  judge: (key: Answer) => Verdict,
  { notAllowed, none, reached }: Findings,
): Verdict => {
  if (keys.state === 'checking' || certificates.state === 'checking') return stillChecking
  if (certificates.state === 'failed') return failedBy(certificates.failure, 'unknown')
  if (keys.state === 'failed') return failedBy(keys.failure)
  if (keys.state === 'open') return verdict('unknown', notAllowed)
  const [worst] = keys.value.map(judge).toSorted((one, other) => weight[other.state] - weight[one.state])
  if (worst === undefined) return verdict('unknown', none)
  return worst.state === 'ok' ? verdict('ok', reached(keys.value.length)) : worst
}

const ofHsmKey = ({ serialNumber, answer }: HsmKeyAnswer): Verdict => {
  if (!answer.ok) return failedBy(answer.failure)
  const { isKept, isLocked, attemptsLeft: left } = answer.value
  if (!isKept) return verdict('unknown', { code: 'hsm.notKept' })
  if (isLocked) return verdict('failed', { code: 'hsm.keyLocked', serialNumber })
  return left !== null && left <= fewAttempts
    ? verdict('warning', { code: 'hsm.fewAttempts', serialNumber, left })
    : verdict('ok', { code: 'hsm.reached', keys: 1 })
}

const ofRemoteKey = ({ serialNumber, answer }: RemoteKeyAnswer): Verdict => {
  if (!answer.ok) return failedBy(answer.failure)
  return answer.value.isListed
    ? verdict('ok', { code: 'remote.reached', keys: 1 })
    : verdict('failed', { code: 'remote.notListed', serialNumber })
}

export const judgeHsm = (facts: ReadinessFacts): Verdict =>
  judgeKeys(facts.hsm, facts, ofHsmKey, {
    notAllowed: { code: 'hsm.notAllowed' },
    none: { code: 'hsm.none' },
    reached: (keys) => ({ code: 'hsm.reached', keys }),
  })

export const judgeRemote = (facts: ReadinessFacts): Verdict =>
  judgeKeys(facts.remote, facts, ofRemoteKey, {
    notAllowed: { code: 'remote.notAllowed' },
    none: { code: 'remote.none' },
    reached: (keys) => ({ code: 'remote.reached', keys }),
  })
