import { expect, it } from 'vitest'
import type { CertificateRecord, TokenInfo } from '../../src/domain/certificate.ts'
import type { Failure } from '../../src/domain/failure.ts'
import { fail, succeed } from '../../src/domain/result.ts'
import { checking, known, open } from '../../src/signing/readiness/checked.ts'
import type { HsmKeyAnswer, ReadinessFacts, RemoteKeyAnswer } from '../../src/signing/readiness/facts.ts'
import { judgeReadiness } from '../../src/signing/readiness/judge/judge.ts'
import type { RowId } from '../../src/signing/readiness/judge/row.ts'
import { readinessReport } from '../../src/signing/readiness/report.ts'

const at = Date.parse('2026-11-23T08:00:00Z')
const token: TokenInfo = {
  issuer: 'C=VN, O=VNPT, CN=VNPT-CA',
  taxCode: '0100109106',
  serialNumber: '54AB',
  notBefore: '2025-01-01T00:00:00',
  notAfter: '2027-11-23T00:00:00',
}
const record: CertificateRecord = {
  id: 'c-1',
  reg_id: '',
  org_nm: token.issuer,
  serial_no: '54:ab',
  from_date: token.notBefore,
  to_date: token.notAfter,
  form_tp: '1',
  status: '1',
  certificate_type: '1',
  user_nm: null,
}
const key = { isKept: true, isLocked: false, attemptsLeft: 5 }
const keyAnswer = (answer: HsmKeyAnswer['answer'], serialNumber = 'AA'): HsmKeyAnswer => ({ serialNumber, answer })

const remoteAnswer = (answer: RemoteKeyAnswer['answer']): RemoteKeyAnswer => ({ serialNumber: 'CC', answer })

const ready: ReadinessFacts = {
  permission: known('granted'),
  agent: known({ version: '0.1.0', token: succeed(token) }),
  taxCode: known('0100109106'),
  certificates: known([record]),
  acceptance: known({ kind: 'named', day: '2026-01-02' }),
  hsm: known([keyAnswer(succeed(key))]),
  remote: known([remoteAnswer(succeed({ isListed: true }))]),
  session: known({ endsAt: at / 1000 + 3600, clock: { ahead: 200, uncertainty: 600 } }),
  at,
}
const failed = (failure: Failure) => ({ state: 'failed', failure }) as const
const lost = failed({ code: 'connection.lost' })

const rowOf = (id: RowId, facts: Partial<ReadinessFacts>) => {
  const row = judgeReadiness({ ...ready, ...facts }).find((each) => each.id === id)
  return [row?.state, row?.finding.code === 'failure' ? row.finding.failure.code : row?.finding.code]
}
const agentWith = (answer: Partial<TokenInfo>, version: string | null = '0.1.0') =>
  known({ version, token: succeed({ ...token, ...answer }) })
const agentFailing = (failure: Failure) => known({ version: null, token: fail(failure) })
const sessionWith = (minutes: number, ahead = 0) =>
  known({ endsAt: at / 1000 + minutes * 60, clock: { ahead, uncertainty: 600 } })

it('where nothing is in the way every row is in order', () => {
  expect(judgeReadiness(ready).map(({ state }) => state)).toEqual(Array.from({ length: 11 }, () => 'ok'))
})

it.each<[RowId, Partial<ReadinessFacts>, string, string]>([
  ['permission', { permission: known('toBeAsked'), agent: open }, 'warning', 'permission.notAsked'],
  ['permission', { permission: known('denied'), agent: open }, 'failed', 'agent.blocked'],
  ['permission', { permission: known('unknown'), agent: open }, 'unknown', 'permission.notSaid'],
  ['permission', { permission: known('unknown') }, 'ok', 'permission.granted'],
  ['agent', { permission: known('toBeAsked'), agent: open }, 'unknown', 'agent.notAsked'],
  ['agent', { agent: agentFailing({ code: 'agent.notRunning' }) }, 'failed', 'agent.notRunning'],
  ['agent', { agent: agentFailing({ code: 'agent.busy' }) }, 'warning', 'agent.busy'],
  ['agent', { agent: agentFailing({ code: 'token.absent' }) }, 'ok', 'agent.reached'],
  ['agent', { agent: agentWith({}, '0.0.9') }, 'failed', 'agent.tooOld'],
  ['agent', { agent: agentWith({}, null) }, 'ok', 'agent.reached'],
  ['token', { agent: agentFailing({ code: 'agent.notRunning' }) }, 'unknown', 'agent.needed'],
  ['token', { agent: agentFailing({ code: 'token.absent' }) }, 'failed', 'token.absent'],
  ['token', { agent: known({ version: '0.1.0', token: succeed(null) }) }, 'unknown', 'token.hidden'],
  ['validity', { agent: agentFailing({ code: 'token.absent' }) }, 'unknown', 'token.needed'],
  ['validity', { agent: agentWith({ notAfter: '2026-11-23T14:59:59' }) }, 'failed', 'validity.ended'],
  ['validity', { agent: agentWith({ notBefore: '2026-11-23T15:00:01' }) }, 'failed', 'validity.notBegun'],
  ['validity', { agent: agentWith({ notAfter: '2026-12-23T00:00:00' }) }, 'warning', 'validity.until'],
  ['validity', { agent: agentWith({ notAfter: '2026-12-24T00:00:00' }) }, 'ok', 'validity.until'],
  ['validity', { agent: agentWith({ notAfter: '' }) }, 'unknown', 'validity.notSaid'],
  ['taxCode', { taxCode: known('0312345678') }, 'failed', 'taxCode.differs'],
  ['taxCode', { taxCode: lost }, 'unknown', 'connection.lost'],
  ['registered', { certificates: known([]) }, 'failed', 'registered.absent'],
  ['registered', { certificates: known([{ ...record, status: '3' }]) }, 'failed', 'registered.notInUse'],
  ['registered', { certificates: lost }, 'unknown', 'connection.lost'],
  ['accepted', { acceptance: known({ kind: 'stopped', day: '2026-01-02' }) }, 'failed', 'accepted.stopped'],
  ['accepted', { acceptance: known({ kind: 'notNamed' }) }, 'warning', 'accepted.notNamed'],
  ['accepted', { acceptance: known({ kind: 'unseen' }) }, 'unknown', 'accepted.unseen'],
  ['hsm', { hsm: known([]) }, 'unknown', 'hsm.none'],
  ['hsm', { hsm: open }, 'unknown', 'hsm.notAllowed'],
  ['hsm', { hsm: known([keyAnswer(fail({ code: 'hsm.unreachable' }))]) }, 'failed', 'hsm.unreachable'],
  ['hsm', { hsm: known([keyAnswer(succeed({ ...key, isKept: false }))]) }, 'unknown', 'hsm.notKept'],
  ['hsm', { hsm: known([keyAnswer(succeed({ ...key, isLocked: true }))]) }, 'failed', 'hsm.keyLocked'],
  ['hsm', { hsm: known([keyAnswer(succeed({ ...key, attemptsLeft: 2 }))]) }, 'warning', 'hsm.fewAttempts'],
  ['hsm', { hsm: known([keyAnswer(succeed({ ...key, attemptsLeft: null }))]) }, 'ok', 'hsm.reached'],
  ['remote', { remote: known([]) }, 'unknown', 'remote.none'],
  ['remote', { remote: open }, 'unknown', 'remote.notAllowed'],
  ['remote', { remote: known([remoteAnswer(fail({ code: 'connection.lost' }))]) }, 'failed', 'connection.lost'],
  ['remote', { remote: known([remoteAnswer(succeed({ isListed: false }))]) }, 'failed', 'remote.notListed'],
  ['clock', { session: sessionWith(60, 120_000) }, 'ok', 'clock.right'],
  ['clock', { session: sessionWith(60, 121_000) }, 'warning', 'clock.behind'],
  ['clock', { session: sessionWith(60, -121_000) }, 'warning', 'clock.ahead'],
  ['clock', { session: sessionWith(60, 90_000_000) }, 'failed', 'clock.dayOff'],
  ['clock', { session: known({ endsAt: 0, clock: null }) }, 'unknown', 'clock.notSaid'],
  ['session', { session: sessionWith(10) }, 'ok', 'session.lasts'],
  ['session', { session: sessionWith(9) }, 'warning', 'session.endsSoon'],
  ['session', { session: sessionWith(-1) }, 'failed', 'session.over'],
  ['session', { session: failed({ code: 'session.ended' }) }, 'failed', 'session.over'],
  ['session', { session: lost }, 'failed', 'connection.lost'],
])('%s with %j is %s by %s', (id, facts, state, code) => {
  expect(rowOf(id, facts)).toEqual([state, code])
})

it('dates and the session are judged by the clock of the server, not by a wrong one here', () => {
  const session = known({ endsAt: at / 1000 + 3600, clock: { ahead: -7_200_000, uncertainty: 600 } })
  expect(rowOf('validity', { session, agent: agentWith({ notAfter: '2026-11-23T14:00:00' }) })[0]).toBe('warning')
  expect(judgeReadiness({ ...ready, session }).at(-1)?.finding).toEqual({ code: 'session.lasts', minutes: 180 })
})

it('of several keys of the signing server the one that is worst off is shown', () => {
  const locked = keyAnswer(succeed({ ...key, isLocked: true }), 'BB')
  expect(rowOf('hsm', { hsm: known([keyAnswer(succeed(key)), locked]) })).toEqual(['failed', 'hsm.keyLocked'])
})

it.each<[keyof ReadinessFacts, readonly RowId[]]>([
  ['permission', []],
  ['agent', ['agent', 'token', 'validity', 'taxCode', 'registered', 'accepted']],
  ['taxCode', ['taxCode']],
  ['certificates', ['registered', 'hsm', 'remote']],
  ['acceptance', ['accepted']],
  ['hsm', ['hsm']],
  ['remote', ['remote']],
  ['session', ['validity', 'clock', 'session']],
])('while %s is being checked, only %j wait', (fact, waiting) => {
  const rows = judgeReadiness({ ...ready, [fact]: checking })
  expect(rows.filter(({ state }) => state === 'checking').map(({ id }) => id)).toEqual(waiting)
})

it('the report names rows, states, codes and numbers, and nothing that a server or an exception says in its own words', () => {
  const canary = 'Canary-71f0'
  const facts: ReadinessFacts = {
    ...ready,
    agent: agentFailing({ code: 'unexpected', detail: canary }),
    certificates: known([{ ...record, user_nm: canary, reg_id: canary, org_nm: canary }]),
    hsm: known([
      keyAnswer(
        fail({ code: 'server.refused', status: 422, reason: 'hsm.x', message: canary, fields: [], requestId: 'r-1' }),
      ),
    ]),
  }
  const report = readinessReport(judgeReadiness(facts), { at, site: 'https://x.example', browser: 'Chromium' })
  expect(report).not.toContain(canary)
  expect(report.split('\n')).toEqual([
    'time: 2026-11-23T15:00:00+07:00',
    'site: https://x.example',
    'browser: Chromium',
    'permission: ok code=permission.granted',
    'agent: failed code=unexpected',
    'token: unknown code=agent.needed',
    'validity: unknown code=token.needed',
    'taxCode: unknown code=token.needed',
    'registered: unknown code=token.needed',
    'accepted: unknown code=token.needed',
    'hsm: failed code=server.refused reason=hsm.x status=422 request_id=r-1',
    'remote: ok code=remote.reached keys=1',
    'clock: ok code=clock.right seconds=0',
    'session: ok code=session.lasts minutes=59',
  ])
})
