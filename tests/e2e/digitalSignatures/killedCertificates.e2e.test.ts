import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { demoHsm } from '../../../server/hsm/demo/account.ts'
import { openTab } from '../../../tools/product/browser.ts'
import { inTab } from '../support/fixtures.ts'
import { connect, connecting, enterPin, listHsmCertificate, openCertificates } from '../support/hsmCertificate.ts'
import { atRequest, killTab } from '../support/killing.ts'
import { onDatabase } from '../support/onDatabase.ts'

const fixture = inTab({ isInThisProcess: false })
const base = '**/api/wtx/ca/v1/settings/digital-signatures'

let serialNumber = ''
beforeEach(async () => {
  const { page, product } = fixture
  serialNumber = await listHsmCertificate(product.data, '1')
  await onDatabase(product.data, (database) => database.exec("delete from audit where subject_id = 'demo-hsm'"))
  await openCertificates(page, product.origin)
  await page.getByRole('button', { name: 'Sync', exact: true }).click()
  await connect(page, demoHsm.password)
  await connecting(page).waitFor({ state: 'detached' })
})

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })
const row = (page: Page) => page.getByRole('row', { name: new RegExp(serialNumber) })

const openChange = async (page: Page): Promise<void> => {
  await row(page).getByRole('checkbox').click()
  await page.getByRole('button', { name: 'Change status', exact: true }).click()
  await dialog(page, 'Change status').getByText('Stopped', { exact: true }).click()
}
const change = async (page: Page): Promise<void> => {
  await enterPin(page, demoHsm.pin)
  await dialog(page, 'Change status').getByRole('button', { name: 'Change status' }).click()
}
const openUpdate = async (page: Page): Promise<void> => {
  await row(page).getByRole('rowheader').dblclick()
  await dialog(page, 'Update the digital signature').getByText('Stopped', { exact: true }).click()
}
const update = async (page: Page): Promise<void> => {
  await enterPin(page, demoHsm.pin)
  await page.getByRole('button', { name: /^Save/ }).click()
}
const sync = (page: Page): Promise<void> => page.getByRole('button', { name: 'Sync', exact: true }).click()
const expire = () =>
  onDatabase(fixture.product.data, (database) =>
    database.exec("update certificates set status = '0', to_date = '2026-12-01T00:00:00' where id = 'demo-hsm'"),
  )

const seen = () =>
  onDatabase(fixture.product.data, (database) => [
    String(database.prepare("select status from certificates where id = 'demo-hsm'").get()?.['status']),
    ...database
      .prepare("select action from audit where subject_id = 'demo-hsm' order by id")
      .all()
      .map(({ action }) => String(action)),
  ])

interface Work {
  readonly url: string
  readonly open: (page: Page) => Promise<void>
  readonly send: (page: Page) => Promise<void>
  readonly before: string
  readonly after: readonly string[]
}
/** The page says that the server is not there, if need be in place of a part that it would load from there. */
const failed = (page: Page): Promise<void> =>
  page
    .getByText(/The server cannot be reached|Sync failed|This part of the page did not load/)
    .first()
    .waitFor()
/** Asks for the key once more, where the page has asked for it while the server was not there. */
const askAgain = async (page: Page): Promise<void> => {
  const again = dialog(page, 'Change status').getByRole('button', { name: 'Try again' })
  if (await again.isVisible()) await again.click()
}
const nothing = (): Promise<void> => Promise.resolve()

const works: readonly (readonly [string, Work])[] = [
  [
    'a change of status',
    { url: `${base}/status`, open: openChange, send: change, before: '1', after: ['3', 'certificate.statusChanged'] },
  ],
  [
    'an update with the PIN',
    { url: `${base}/demo-hsm`, open: openUpdate, send: update, before: '1', after: ['3', 'certificate.updated'] },
  ],
  [
    'a synchronisation',
    { url: `${base}/sync`, open: nothing, send: sync, before: '0', after: ['1', 'certificate.synced'] },
  ],
]

describe.each(works)('%s', (name, { url, open, send, before, after }) => {
  const isSync = name === 'a synchronisation'
  const begin = async (page: Page): Promise<void> => {
    await onDatabase(fixture.product.data, (database) =>
      database.exec("delete from audit where subject_id = 'demo-hsm'"),
    )
    if (isSync) await expire()
    await open(page)
  }
  const openAnew = async (): Promise<Page> => {
    await fixture.page.close()
    Object.assign(fixture, await openTab(fixture.context))
    await openCertificates(fixture.page, fixture.product.origin)
    return fixture.page
  }

  it('is not done where the tab is killed before it is sent, and is done anew [001-4-01 000-5-17 000-5-18]', async () => {
    await begin(fixture.page)
    const killed = atRequest(fixture.page, url, () => killTab(fixture.page))
    await send(fixture.page)
    await killed
    expect(await seen()).toEqual([before])
    const page = await openAnew()
    await open(page)
    await send(page)
    await expect.poll(seen).toEqual(after)
  })

  it('is done once where the tab is killed before the answer, and the list shows it', async () => {
    await begin(fixture.page)
    const killed = atRequest(fixture.page, url, async (route) => {
      await route.fetch()
      await killTab(fixture.page)
    })
    await send(fixture.page)
    await killed
    expect(await seen()).toEqual(after)
    const page = await openAnew()
    await row(page)
      .getByText(isSync ? 'Active' : 'Stopped', { exact: true })
      .waitFor()
  })

  it('goes on where the server is killed before it is asked, and before its answer comes: it is done once [001-8-03]', async () => {
    const { page, product } = fixture
    await begin(page)
    const early = atRequest(page, url, async (route) => {
      await product.killServer()
      await route.abort('connectionreset')
    })
    await send(page)
    await early
    await failed(page)
    await product.startServer()
    await askAgain(page)
    expect(await seen()).toEqual([before])
    const late = atRequest(page, url, async (route) => {
      await route.fetch()
      await product.killServer()
      await route.abort('connectionreset')
    })
    await send(page)
    await late
    await failed(page)
    await product.startServer()
    await askAgain(page)
    await send(page)
    await expect.poll(seen).toEqual(after)
    await row(page)
      .getByText(isSync ? 'Active' : 'Stopped', { exact: true })
      .waitFor()
  })
})
