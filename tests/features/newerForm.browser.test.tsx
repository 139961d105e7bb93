import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { contract } from '../../src/api/contract/contract.ts'
import { toContent } from '../../src/domain/declaration/content.ts'
import { eInvoice } from '../../src/domain/declaration/forms/eInvoice.ts'
import type { DeclarationValues } from '../../src/domain/declaration/values.ts'
import { expectNoViolations } from '../../walks/browser/axe.ts'
import { sampleDeclaration, sampleDeclaration210 } from '../../walks/flows/sampleDeclaration.ts'
import { createFakeServer, type FakeServer } from './support/fakeServer.ts'
import { panelAtAddress } from './support/panelAtAddress.tsx'
import { renderScreen } from './support/renderScreen.tsx'
import { detailOf, listed } from './support/samples.ts'

const ofBefore = { ...sampleDeclaration210, attribute5: true }

const serverWith = (values: DeclarationValues<'eInvoice'>, inForce = 'ok-1'): FakeServer => {
  const server = createFakeServer()
  server.answer(contract.listDeclarations, {
    declarations: [listed('ok-1', 'accepted')],
    pagination: { page_number: 0, page_size: 10, total_elements: 1, total_pages: 1 },
  })
  const content = { ...toContent(eInvoice, values), declaration_id: 'ok-1' }
  server.answer(contract.declarationDetail, { ...detailOf('ok-1', 'accepted'), ...content })
  server.answer(contract.declarationInForce, {
    in_force: { declaration_id: inForce, reference: inForce, register_date: '2026-05-05', xml_vs: '2.1.1' },
  })
  return server
}

const open = async (server: FakeServer) => {
  const { node } = panelAtAddress('?declaration=ok-1')
  await renderScreen(node, { server })
  await expect.element(page.getByRole('textbox', { name: 'Place', exact: true })).toBeVisible()
}

const notice = page.getByText('The form has changed since this declaration was accepted')

beforeEach(() => window.localStorage.clear())

describe('the accepted declaration', () => {
  it('of an earlier form says what today’s form changes for it, and that nothing has to be filed again', async () => {
    await open(serverWith(ofBefore))
    await expect.element(notice).toBeVisible()
    await expect.element(page.getByText(/nothing has to be filed again/)).toBeVisible()
    const options = page.getByRole('listitem')
    await expect.element(options.filter({ hasText: 'Table of transaction details, form 01/TTGD' })).toBeVisible()
    await expect.element(options.filter({ hasText: 'Units authorised to look up invoices' })).toBeVisible()
    await expect.element(page.getByText(/has no place for it: .*proposed by its province/)).toBeVisible()
    await expectNoViolations()
  })

  it.each([
    ['of today’s form', sampleDeclaration, 'ok-1'],
    ['that another one has replaced', ofBefore, 'ok-2'],
  ])('%s says nothing of it', async (_, values, inForce) => {
    const server = serverWith(values, inForce)
    await open(server)
    await expect.poll(() => server.callsOf(contract.declarationInForce).length).toBeGreaterThan(0)
    expect(notice.elements()).toEqual([])
  })
})
