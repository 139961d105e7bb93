import { expect, it } from 'vitest'
import { createActor, toPromise } from 'xstate'
import { contract } from '../../src/api/contract/contract.ts'
import type { IssueRun } from '../../src/api/contract/documents/issueRuns.ts'
import { declarationIssueRuns } from '../../src/api/contract/declarationIssueRuns.ts'
import { runsOf } from '../../src/documents/bulk/runs.ts'
import type { HsmSigningWork } from '../../src/machines/hsmSigning/setup.ts'
import { Sealed } from '../../src/machines/sealed.ts'
import { createFakeServer } from './support/fakeServer.ts'
import { passwordKey } from './support/passwordKey.ts'

const calls = declarationIssueRuns.eInvoice
const run: IssueRun = {
  id: 'run-1',
  req_key: 'key-1',
  state: 'running',
  reason: '',
  serial_no: '5401',
  started_at: '2026-11-29T01:00:00.000Z',
  ended_at: '',
  total: 1,
  counts: { waiting: 1, working: 0, sent: 0, refused: 0, stopped: 0 },
}
const work: Omit<HsmSigningWork, 'secrets'> = {
  reqKey: 'key-1',
  sellerTaxCode: '0199999984',
  serialNumber: '5401',
}

/** A server that does not answer the beginning of a run; `open` are the runs that it says to have. */
const begin = async (open: IssueRun[] | null, resumed?: IssueRun) => {
  const server = createFakeServer()
  server.answer(contract.passwordKey, await passwordKey())
  if (open !== null) server.answer(calls.list, { runs: open })
  if (resumed !== undefined) server.answer(calls.resume, resumed)
  const runs = runsOf({ api: server.client, calls })
  runs.prepare({ key: 'key-1', rows: [{ documentId: 'd-1', version: '1' }] })
  const secrets = new Sealed({ account: null, pin: '12345678', otp: null })
  const signing = createActor(runs.signDocument, { input: { ...work, secrets } })
  signing.start()
  const signed = await toPromise(signing)
  const cancel = () => toPromise(createActor(runs.cancelRun, { input: { key: 'key-1' } }).start())
  return { server, signed, cancel }
}

it('a run whose beginning was not answered is followed where the server says that it has begun', async () => {
  const { server, signed } = await begin([{ ...run, id: 'run-0', req_key: 'another' }, run])
  expect(signed.ok).toBe(true)
  expect(server.callsOf(calls.start)).toHaveLength(1)
})

it('one that the server does not have, or is not asked for, may be begun again', async () => {
  for (const open of [[], null]) {
    const { signed } = await begin(open)
    expect(signed.ok ? '' : signed.failure.code).toMatch(/^connection\./)
  }
})

it('one that waits by then goes on with the PIN that was given', async () => {
  const { server, signed } = await begin([{ ...run, state: 'waiting', reason: 'session.lost' }], run)
  expect(signed.ok).toBe(true)
  expect(server.callsOf(calls.resume)).toHaveLength(1)
})

it('one of which nobody knows whether it has begun is looked for before it is cancelled', async () => {
  const { server, cancel } = await begin(null)
  expect(await cancel()).toMatchObject({ ok: false, failure: { code: 'connection.lost' } })
  server.answer(calls.list, { runs: [] })
  expect(await cancel()).toEqual({ ok: true, value: 'absent' })
  server.answer(calls.list, { runs: [run] })
  server.answer(calls.cancel, { ...run, state: 'cancelled' })
  expect(await cancel()).toEqual({ ok: true, value: 'cancelled' })
})
