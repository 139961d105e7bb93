import { expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { contract } from '../../src/api/contract/contract.ts'
import type { WaitingRequest } from '../../src/api/contract/remoteSigning.ts'
import { workStore } from '../../src/documents/submit/browserWork.ts'
import type { SavedWork } from '../../src/documents/submit/workStore.ts'
import { correctionListSignature } from '../../src/domain/invoice/several/signature.ts'
import { FiledDeclarations } from '../../src/features/declarations/kind/FiledDeclarations.tsx'
import { InterruptedWorkBanner } from '../../src/documents/submit/InterruptedWorkBanner.tsx'
import { createFakeServer } from './support/fakeServer.ts'
import { renderScreen } from './support/renderScreen.tsx'

const reqKey = 'b1946ac9-2d56-4a3b-9f10-6a1c0e6f7d21'
const waiting: WaitingRequest = {
  request_id: 'r-1',
  state: 'pending',
  control_code: '4071',
  expires_at: '2026-11-23T14:35:20',
  serial_no: '5401',
  req_keys: [reqKey],
}

const keep = (
  documentId: string,
  key: string,
  way: 'remote' | 'token' = 'remote',
  signed: Partial<Pick<SavedWork, 'companion' | 'signature'>> = {},
) => {
  workStore.save({
    userId: 'u-1',
    collection: 'eInvoice',
    documentId,
    reqKey: key,
    sellerTaxCode: '0199999984',
    sellerName: 'GỐM',
    generatedAt: '2026-11-23T14:33:00',
    way,
    xml: '<TKhai/>',
    signId: 'ID1',
    companion: null,
    signature: null,
    ...signed,
  })
  onTestFinished(() => workStore.remove('u-1', key))
}

/** The list after a reload while a holder was asked. */
const open = async (requests: WaitingRequest[], way: 'remote' | 'token' = 'remote') => {
  keep('d-1', reqKey, way)
  const server = createFakeServer()
  server.answer(contract.remoteSigningWaiting, { requests })
  server.answer(contract.remoteSigningCancel, {})
  const onResume = vi.fn<(documentId: string) => void>()
  const onResumeSeveral = vi.fn<(documentIds: readonly string[]) => void>()
  await renderScreen(
    <FiledDeclarations>
      <InterruptedWorkBanner onResume={onResume} onResumeSeveral={onResumeSeveral} />
    </FiledDeclarations>,
    { server },
  )
  return { server, onResume, onResumeSeveral }
}

const button = (name: string) => page.getByRole('button', { name, exact: true })

it('the list says that a signature waits, with its control code, and goes on with its declaration [000-8-05]', async () => {
  const { onResume } = await open([waiting])
  await expect.element(page.getByText(/^A declaration waits for its eSign signature/)).toBeVisible()
  await expect.element(page.getByText(/control code 4071, which counts until 14:35:20/)).toBeVisible()
  await button('Go on').click()
  expect(onResume).toHaveBeenCalledWith('d-1')
})

it('the list says that it is confirmed', async () => {
  await open([{ ...waiting, state: 'signed' }])
  await expect.element(page.getByText(/^It was confirmed on the phone and is signed/)).toBeVisible()
})

it('letting it go gives the request up, so that the phone signs nothing later', async () => {
  const { server } = await open([waiting])
  await expect.element(page.getByText(/control code 4071/)).toBeVisible()
  await button('Let it go').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Let it go' }).click()
  await expect
    .poll(() => server.callsOf(contract.remoteSigningCancel).map(({ body }) => body))
    .toEqual([{ request_id: 'r-1' }])
  await expect.element(page.getByText(/eSign signature/)).not.toBeInTheDocument()
})

it('a declaration that is signed in another way, or whose request has ended, is one that was interrupted', async () => {
  const { server } = await open([waiting], 'token')
  await expect.element(page.getByText(/^A declaration was interrupted on its way/)).toBeVisible()
  expect(server.callsOf(contract.remoteSigningWaiting)).toEqual([])
})

it('declarations that wait for one confirmation are one offer, which goes on with all of them [000-8-05]', async () => {
  keep('d-2', 'second')
  keep('d-3', 'of no request')
  const { server, onResume, onResumeSeveral } = await open([{ ...waiting, req_keys: [reqKey, 'second'] }])
  await expect.element(page.getByText(/^Declarations that wait for one eSign signature: 2/)).toBeVisible()
  await expect.element(button('Go on').nth(1)).toBeVisible()
  expect(button('Go on').elements()).toHaveLength(2)
  await button('Go on').nth(0).click()
  await button('Go on').nth(1).click()
  expect(onResumeSeveral.mock.calls.map(([ids]) => ids.toSorted())).toEqual([['d-1', 'd-2']])
  expect(onResume.mock.calls).toEqual([['d-3']])
  expect(server.callsOf(contract.remoteSigningCancel)).toEqual([])
})

it('a document that is signed waits with what goes with it, as one offer [000-8-05]', async () => {
  const { onResume } = await open([{ ...waiting, control_code: '5182', req_keys: ['list'] }])
  keep('d-2', 'second', 'remote', {
    signature: { xml: '<TKhai/>', signedBy: 'GỐM' },
    companion: { reqKey: 'list', xml: '<BKe/>', signId: 'ID2', layout: correctionListSignature, signature: null },
  })
  await expect.element(page.getByText(/control code 5182/)).toBeVisible()
  expect(button('Go on').elements()).toHaveLength(2)
  await button('Go on').nth(0).click()
  await button('Go on').nth(1).click()
  expect(onResume.mock.calls.flat().toSorted()).toEqual(['d-1', 'd-2'])
})

it('letting them go together gives their request up once, and leaves none of them behind', async () => {
  keep('d-2', 'second')
  const { server } = await open([{ ...waiting, req_keys: [reqKey, 'second'] }])
  await button('Let it go').click()
  const question = page.getByRole('alertdialog')
  await expect.element(question.getByText('Drafts that stay in the list and can be sent from there: 2')).toBeVisible()
  await question.getByRole('button', { name: 'Let it go' }).click()
  await expect
    .poll(() => server.callsOf(contract.remoteSigningCancel).map(({ body }) => body))
    .toEqual([{ request_id: 'r-1' }])
  expect(workStore.list('u-1')).toEqual([])
})
