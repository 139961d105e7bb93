import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { contract } from '../../src/api/contract/contract.ts'
import { DeclarationStatusBadge } from '../../src/features/declarations/DeclarationStatusBadge.tsx'
import { expectNoViolations } from '../../walks/browser/axe.ts'
import { createFakeServer, type FakeServer } from './support/fakeServer.ts'
import { panelAtAddress } from './support/panelAtAddress.tsx'
import { renderScreen } from './support/renderScreen.tsx'
import { detailOf, listed } from './support/samples.ts'

const until = '2026-11-25T16:59:59.000Z'
const asked = {
  ...detailOf('d-1', 'explaining', '9105: Trụ sở chính không có địa chỉ cụ thể'),
  explain_until: until,
}

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

const open = async (detail: typeof asked): Promise<FakeServer> => {
  const server = createFakeServer()
  server.answer(contract.listDeclarations, {
    declarations: [listed('d-1', 'explaining')],
    pagination: { page_number: 0, page_size: 10, total_elements: 1, total_pages: 1 },
  })
  server.answer(contract.declarationDetail, detail)
  const { node } = panelAtAddress('?declaration=d-1')
  await renderScreen(node, { server })
  return server
}

const button = (name: string) => page.getByRole('button', { name, exact: true })
const text = page.getByRole('textbox', { name: 'What was explained, when and where' })
const title = page.getByText('The tax authority asks for an explanation of this declaration')

describe('a declaration that the authority asks an explanation of', () => {
  it('says what is asked, until when, and where to hand the explanation in', async () => {
    vi.setSystemTime(new Date('2026-11-23T03:00:00.000Z'))
    await open(asked)
    await expect.element(title).toBeVisible()
    await expect.element(page.getByText('9105: Trụ sở chính không có địa chỉ cụ thể').first()).toBeVisible()
    await expect.element(page.getByText(/until 25\/11\/2026 23:59: three working days/)).toBeVisible()
    await expect.element(page.getByText(/at the tax office that manages the company/)).toBeVisible()
    await expectNoViolations()
  })

  it.each([
    ['urgent on its last day', '2026-11-25T02:00:00.000Z', 'Explain this declaration today, or it is refused'],
    ['over after it', '2026-11-25T17:00:00.000Z', 'The time to explain this declaration is over'],
  ])('is %s', async (_, at, said) => {
    vi.setSystemTime(new Date(at))
    await open(asked)
    await expect.element(page.getByText(said)).toBeVisible()
  })

  it('is noted as explained, and the text stays where that fails', async () => {
    vi.setSystemTime(new Date('2026-11-23T03:00:00.000Z'))
    const server = await open(asked)
    await button('Note that it was explained').click()
    await button('Note the explanation').click()
    await expect.element(page.getByText('Enter what was explained')).toBeVisible()
    expect(server.callsOf(contract.noteExplanation)).toEqual([])

    server.refuse(contract.noteExplanation, { status: 500, reason: 'unexpected', message: '' })
    await userEvent.fill(text, 'Đã nộp hợp đồng thuê trụ sở')
    await button('Note the explanation').click()
    await expect.element(page.getByText('The explanation was not noted')).toBeVisible()
    await expect.element(text).toHaveValue('Đã nộp hợp đồng thuê trụ sở')
    await expectNoViolations()

    server.answer(contract.noteExplanation, { explained_at: '2026-11-23T03:05:00.000Z' })
    server.answer(contract.declarationDetail, { ...asked, explained_at: '2026-11-23T03:05:00.000Z' })
    await button('Note the explanation').click()
    await expect.element(page.getByText('Noted as explained on 23/11/2026 10:05.')).toBeVisible()
    await expect.element(button('Note another explanation')).toHaveFocus()
    expect(
      server
        .callsOf(contract.noteExplanation)
        .map(({ body }) => body)
        .at(-1),
    ).toEqual({
      explanation: 'Đã nộp hợp đồng thuê trụ sở',
    })
  })

  it('keeps an explanation that was typed and not noted until it is cancelled, and opens with it again', async () => {
    vi.setSystemTime(new Date('2026-11-23T03:00:00.000Z'))
    await open(asked)
    await button('Note that it was explained').click()
    await userEvent.fill(text, 'Đã nộp hợp đồng thuê trụ sở')
    await page.getByRole('button', { name: 'Close', exact: true }).last().click()
    await expect.element(text).not.toBeInTheDocument()
    await page.getByText('01/ĐKTĐ-HĐĐT').first().click()
    await expect.element(text).toHaveValue('Đã nộp hợp đồng thuê trụ sở')
    await button('Cancel').click()
    await page.getByRole('button', { name: 'Close', exact: true }).last().click()
    await page.getByText('01/ĐKTĐ-HĐĐT').first().click()
    await expect.element(button('Note that it was explained')).toBeVisible()
    expect(text.elements()).toEqual([])
  })

  it('is marked in its row on the last day', async () => {
    vi.setSystemTime(new Date('2026-11-25T02:00:00.000Z'))
    await renderScreen(<DeclarationStatusBadge explainUntil={until} message="9105: X" status="explaining" />, {
      server: createFakeServer(),
    })
    await expect.element(page.getByText(/^Explanation asked/)).toBeVisible()
    await expect.element(page.getByText(/is due until 25\/11\/2026 23:59/).first()).toBeInTheDocument()
  })

  it('of another status shows nothing of it', async () => {
    await open({ ...asked, noti_cd_tax: 'received', explain_until: '' })
    await expect.element(page.getByRole('textbox', { name: 'Place', exact: true })).toBeVisible()
    expect(title.elements()).toEqual([])
  })
})
