import { expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { contract } from '../../src/api/contract/contract.ts'
import type { IssueRun } from '../../src/api/contract/documents/issueRuns.ts'
import { listParts } from '../../src/features/declarations/parts.ts'
import { LazyPart } from '../../src/ui/part/LazyPart.tsx'
import { createFakeServer } from './support/fakeServer.ts'
import { renderScreen } from './support/renderScreen.tsx'

const openRuns = <LazyPart of={listParts.bulk.openRuns}>{(OpenRuns) => <OpenRuns onFollow={() => {}} />}</LazyPart>
const counts = { waiting: 0, working: 0, sent: 2, refused: 0, stopped: 0 }
const run: IssueRun = {
  id: '01980f5e-8e7a-7abc-8def-0123456789ab',
  req_key: '01980f5e-8e7a-7abc-8def-0123456789ac',
  state: 'running',
  reason: '',
  serial_no: '5404',
  started_at: '2026-11-20T01:00:00.000Z',
  ended_at: '',
  total: 5,
  counts,
}

it.each([
  ['running', { waiting: 2, working: 1 }, 'The server is signing and sending: 2 of 5'],
  ['waiting', { waiting: 3 }, 'A sending on the server waits for your PIN: 2 of 5 are sent'],
  ['cancelled', { working: 1, stopped: 2 }, 'A sending on the server is being stopped: 2 of 5 are sent'],
  ['cancelled', { stopped: 3 }, 'A sending on the server has ended: 2 of 5 are sent'],
  ['finished', { refused: 3 }, 'A sending on the server has ended: 2 of 5 are sent'],
] as const)('a run that is %s with %j says so over the list', async (state, changes, title) => {
  const server = createFakeServer()
  server.answer(contract.listIssueRuns, { runs: [{ ...run, state, counts: { ...counts, ...changes } }] })
  await renderScreen(openRuns, { server })
  await expect.element(page.getByText(title)).toBeVisible()
})

it('a run is found where the first question for it was not answered', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const server = createFakeServer()
  server.refuse(contract.listIssueRuns, { status: 503, reason: 'server.unavailable', message: '' })
  await renderScreen(openRuns, { server })
  await expect.poll(() => server.callsOf(contract.listIssueRuns).length).toBeGreaterThan(0)
  server.answer(contract.listIssueRuns, { runs: [{ ...run, state: 'finished' }] })
  await expect
    .poll(() => {
      vi.advanceTimersToNextTimer()
      return server.callsOf(contract.listIssueRuns).length
    })
    .toBeGreaterThan(1)
  await expect.element(page.getByText('A sending on the server has ended: 2 of 5 are sent')).toBeVisible()
})
