import type { ReadinessFacts } from '../facts.ts'
import { judgeAccepted, judgeRegistered, judgeTaxCode, judgeValidity } from './certificate.ts'
import { judgeAgent, judgePermission, judgeToken } from './computer.ts'
import { rowIds, type ReadinessRow, type RowId, type Verdict } from './row.ts'
import { judgeHsm, judgeRemote } from './keys.ts'
import { judgeClock, judgeSession } from './server.ts'

const judges: Readonly<Record<RowId, (facts: ReadinessFacts) => Verdict>> = {
  permission: judgePermission,
  agent: judgeAgent,
  token: judgeToken,
  validity: judgeValidity,
  taxCode: judgeTaxCode,
  registered: judgeRegistered,
  accepted: judgeAccepted,
  hsm: judgeHsm,
  remote: judgeRemote,
  clock: judgeClock,
  session: judgeSession,
}

/** What stands in the way of signing, a row for each thing that it needs; each is judged by itself. */
export const judgeReadiness = (facts: ReadinessFacts): readonly ReadinessRow[] =>
  rowIds.map((id) => ({ id, ...judges[id](facts) }))
