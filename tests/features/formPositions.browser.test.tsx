import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { contract } from '../../src/api/contract/contract.ts'
import { declarationsInForce } from '../../src/api/contract/declarationInForce.ts'
import { unfinishedForms } from '../../src/api/contract/declarationUnfinished.ts'
import { createFakeServer } from './support/fakeServer.ts'
import { panelAtAddress } from './support/panelAtAddress.tsx'
import { renderScreen } from './support/renderScreen.tsx'
import { certificate, detailOf, listed } from './support/samples.ts'

const place = page.getByRole('textbox', { name: 'Place', exact: true })

/** How far below the form's top a field has stood, in any frame since the form was first seen. */
const distances = (): ReadonlySet<number> => {
  const seen = new Set<number>()
  let frame = 0
  const look = (): void => {
    const [field, form] = [place.query(), document.querySelector('.document-form')]
    if (field !== null && form !== null)
      seen.add(Math.round(field.getBoundingClientRect().top - form.getBoundingClientRect().top))
    frame = requestAnimationFrame(look)
  }
  look()
  onTestFinished(() => cancelAnimationFrame(frame))
  return seen
}

/** Until the frame after the next has been looked at: what is visible stands in the document before any frame shows it. */
const painted = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))

/** A server that has something to say at each place of a new form. */
const talkativeServer = () => {
  const server = createFakeServer()
  const kept = {
    way: 'new',
    origin_id: '',
    base_version: '',
    revision: 'r-1',
    kept_at: '2026-11-20T01:00:00.000Z',
  } as const
  server.answer(unfinishedForms.eInvoice.list, { unfinished: [{ id: 'u-1', ...kept }] })
  server.answer(unfinishedForms.eInvoice.keep, { id: 'u-1', ...kept })
  server.answer(declarationsInForce.eInvoice, {
    in_force: { declaration_id: 'ok-1', reference: 'TK-ok-1', register_date: '2026-11-01', xml_vs: '2.1.1' },
  })
  server.answer(contract.listDeclarations, {
    declarations: [listed('ok-1', 'accepted')],
    pagination: { page_number: 0, page_size: 10, total_elements: 1, total_pages: 1 },
  })
  server.answer(contract.digitalSignatures, {
    digital_signatures: [certificate('cert-1', '0')],
    pagination: { page_number: 0, page_size: 100, total_elements: 1, total_pages: 1 },
  })
  return server
}

beforeEach(() => window.localStorage.clear())

it.each([
  ['what an earlier visit has left', unfinishedForms.eInvoice.list],
  ['what is in force', declarationsInForce.eInvoice],
  ['whether a registration is accepted', contract.listDeclarations],
])('a new form moves no field when %s is known late', async (_what, call) => {
  const server = talkativeServer()
  const release = server.hold(call)
  const seen = distances()
  await renderScreen(panelAtAddress('?declaration=new').node, { server })
  await expect.poll(() => server.callsOf(call).length).toBeGreaterThan(0)
  // Whoever waits for nothing shows the form by then.
  await expect.poll(() => server.callsOf(contract.digitalSignatures).length).toBeGreaterThan(0)
  release()
  await expect.element(page.getByRole('button', { name: 'Continue' }).first()).toBeVisible()
  await expect.element(place).toBeVisible()
  await painted()
  expect([...seen]).toHaveLength(1)
})

it('nothing moves when the first letter is typed while an offer stands', async () => {
  const server = talkativeServer()
  await renderScreen(panelAtAddress('?declaration=new').node, { server })
  await expect.element(page.getByRole('button', { name: 'Continue' }).last()).toBeVisible()
  await expect.element(place).toBeVisible()
  const seen = distances()
  await userEvent.fill(place, 'Huế')
  await expect.element(page.getByText(/kept only once you have chosen/)).toBeVisible()
  await painted()
  expect([...seen]).toHaveLength(1)
})

it.each([390, 1099, 1366])('a declaration %i px wide moves no field when its history is known late', async (width) => {
  onTestFinished(() => page.viewport(1366, 768))
  await page.viewport(width, 768)
  const server = createFakeServer()
  server.answer(contract.declarationDetail, detailOf('d-1', 'accepted'))
  const step = { who: 'Lê Hoa', certificate: null, text: '', message: null, attempts: 0 }
  const at = '2026-11-02T03:15:00.000Z'
  const steps = (['saved', 'generated', 'signed', 'sent', 'accepted'] as const).map((kind) => ({ ...step, at, kind }))
  server.answer(contract.declarationTimeline, { steps, earlier: null })
  const release = server.hold(contract.declarationTimeline)
  const seen = distances()
  await renderScreen(panelAtAddress('?declaration=d-1').node, { server })
  await expect.element(place).toBeVisible()
  release()
  await expect.element(page.getByText('By Lê Hoa').first()).toBeInTheDocument()
  await expect.poll(() => document.querySelectorAll('.document-progress li').length).toBe(5)
  await painted()
  expect([...seen]).toHaveLength(1)
})
