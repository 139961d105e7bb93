import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { demoHsm } from '../../../server/hsm/demo/account.ts'
import { declarationLists } from '../../../src/api/contract/declarations.ts'
import { declarationIssueRuns } from '../../../src/api/contract/declarationIssueRuns.ts'
import { declarationFilings } from '../../../src/api/contract/declarationFiling.ts'
import { expectAccessible, expectStateAccessible } from '../support/accessibility.ts'
import { newestRow } from '../support/filing.ts'
import { inTab } from '../support/fixtures.ts'
import { listHsmCertificate } from '../support/hsmCertificate.ts'
import { areAccepted, press, sendDrafts, sending, stands } from '../support/sendingMany.ts'

const fixture = inTab()

/** As a colleague does who deletes the newest draft meanwhile. */
const deleteNewest = (page: Page): Promise<number> => {
  const { list, delete: remove } = declarationLists.eInvoice
  return page.evaluate(
    async ([listPath, deletePath]) => {
      const answer: unknown = await (await fetch(`${listPath}?page_number=0&page_size=10`)).json()
      const id = /"declaration_id":"([^"]+)"/.exec(JSON.stringify(answer))?.[1] ?? ''
      const deleted = await fetch(deletePath, {
        method: 'DELETE',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ declaration_id: [id] }),
      })
      return deleted.status
    },
    [list.path, remove.path] as const,
  )
}

describe('several drafts of the list', () => {
  it('are signed by the token in one go; one that a colleague deleted fails and stays selected with its reason [000-1-01 000-4-13 000-4-16]', async () => {
    const { page, product } = fixture
    await sendDrafts(page, product.origin, 5)
    await expectStateAccessible(page)
    expect(await deleteNewest(page)).toBe(200)
    const asked: string[] = []
    page.on('request', (request) => request.url().endsWith('/issueXmlList') && asked.push(request.url()))
    await press(page, 'Sign and send')
    await stands(page, 'Sent: 4 of 5')
    await expectStateAccessible(page)
    expect(asked).toHaveLength(1)
    expect(await sending(page).getByRole('list', { name: 'Declarations that are not sent' }).innerText()).toContain(
      'Failed',
    )
    await press(page, 'Done')
    await page.getByText('Not sent: 1 of 5. They are still selected.').waitFor()
    await page.getByRole('button', { name: 'Show why' }).click()
    const latest = page.getByRole('dialog', { name: 'The latest sending' })
    await latest.getByText('Failed').waitFor()
    await expectAccessible(page)
    await latest.getByRole('button', { name: 'Done' }).click()
    await areAccepted(page, 4)
  })

  it('are signed by the HSM with one PIN by a run on the server, which a reload finds again [000-4-15 002-4.4-01]', async () => {
    const { page, product } = fixture
    const serialNumber = await listHsmCertificate(product.data, '1')
    await sendDrafts(page, product.origin, 5)
    await sending(page).getByText('HSM', { exact: true }).click()
    await press(page, 'Sign and send')
    await stands(page, 'Choose a certificate of the HSM')
    await sending(page)
      .getByRole('radio', { name: new RegExp(serialNumber) })
      .check()
    await press(page, 'Confirm')
    await stands(page, 'Connect to the HSM')
    await sending(page).getByRole('textbox', { name: /^User/ }).fill(demoHsm.userName)
    await sending(page)
      .getByLabel(/^Password/)
      .fill(demoHsm.password)
    await sending(page).getByLabel(/^PIN/).fill(demoHsm.pin)
    // The page reads nothing of the run until the reloaded list has found it: it would leave the state that this looks at.
    const reading = `**${declarationIssueRuns.eInvoice.list.path}/**?*`
    await page.route(reading, (route) => route.abort())
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith(declarationFilings.eInvoice.send.path)) sent.push(request.url())
    })
    await press(page, 'Sign')
    await stands(page, 'The server is signing and sending')
    await expectAccessible(page)
    await page.reload()
    await page.getByText(/^(?:The server is signing and sending|A sending on the server has ended): \d of 5/).waitFor()
    await page.unroute(reading)
    await page.getByRole('button', { name: 'Show', exact: true }).click()
    await stands(page, 'Sent: 5 of 5')
    await expectStateAccessible(page)
    expect(sent).toEqual([])
    await press(page, 'Done')
    await newestRow(page).getByText('Accepted', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Show', exact: true }).waitFor({ state: 'detached' })
  })
})
