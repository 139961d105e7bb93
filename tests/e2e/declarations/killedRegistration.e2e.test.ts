import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { demoTokenOrder } from '../../../server/companies/demo/company.ts'
import { demoRemoteUser } from '../../../server/remoteSigning/demo/users.ts'
import { ensureDemoToken } from '../../../signing/demoCa.ts'
import { openTab } from '../../../tools/product/browser.ts'
import { inTab } from '../support/fixtures.ts'
import { connect, demoAccount, pressIn, registration, stands, typePin } from '../support/hsmRegistration.ts'
import { atRequest, chooseType, countAddedCertificates, forgetAddedCertificates, killTab } from '../support/killing.ts'

const fixture = inTab({ isInThisProcess: false })
let otherToken = ''
const registering = '**/api/wtx/ca/v1/settings/digital-signatures'

beforeAll(async () => {
  const { data } = fixture.product
  const order = demoTokenOrder(data)
  otherToken = (await ensureDemoToken({ ...order, directory: join(data, 'other-token') })).pkcs12Path
  await startAgent()
})
beforeEach(() => forgetAddedCertificates(fixture.product.data))

/** With a token of the company that is not the demo's. */
const startAgent = (): Promise<void> => fixture.product.startAgent({ PKCS12_FILE: otherToken })

const toToken = async (page: Page): Promise<void> => {
  await chooseType(page, fixture.product.origin, 'USB token')
  await stands(page, 'Is this the certificate to register?')
}
const toHsm = async (page: Page): Promise<void> => {
  await chooseType(page, fixture.product.origin, 'HSM')
  await connect(page, demoAccount)
  await stands(page, 'Choose the certificate to register')
  await registration(page).getByRole('button', { name: 'Select' }).first().click()
  await stands(page, 'Enter the PIN of the certificate')
  await typePin(page, demoAccount.pin)
}
const toRemote = async (page: Page): Promise<void> => {
  await chooseType(page, fixture.product.origin, 'eSign')
  await registration(page).getByRole('textbox', { name: /^User/ }).fill(demoRemoteUser)
  await pressIn(page, 'Go on')
  await stands(page, 'Choose the certificate to register')
  await registration(page).getByRole('button', { name: 'Select' }).first().click()
  await stands(page, 'Is this the certificate to register?')
}

const ways = [
  ['a token', toToken, 'The same token exists'],
  ['a certificate in an HSM', toHsm, 'This certificate is registered already'],
  ['a remote signature', toRemote, 'This certificate is registered already'],
] as const

describe.each(ways)('the registration of %s', (_name, reach, exists) => {
  const register = async (page: Page, ending: string): Promise<void> => {
    await reach(page)
    await pressIn(page, 'Register')
    await stands(page, ending)
    expect(await countAddedCertificates(fixture.product.data)).toBe(1)
  }
  const openAnew = async (): Promise<Page> => {
    await fixture.page.close()
    Object.assign(fixture, await openTab(fixture.context))
    return fixture.page
  }

  it('registers nothing where the tab is killed before it is sent, and begins anew [001-4-03]', async () => {
    await reach(fixture.page)
    const killed = atRequest(fixture.page, registering, () => killTab(fixture.page))
    await pressIn(fixture.page, 'Register')
    await killed
    expect(await countAddedCertificates(fixture.product.data)).toBe(0)
    await register(await openAnew(), 'The certificate is registered')
  })

  it('has registered where the tab is killed before the answer, and registers nothing twice [001-4-03 001-2.1-07]', async () => {
    await reach(fixture.page)
    const killed = atRequest(fixture.page, registering, async (route) => {
      await route.fetch()
      await killTab(fixture.page)
    })
    await pressIn(fixture.page, 'Register')
    await killed
    expect(await countAddedCertificates(fixture.product.data)).toBe(1)
    await register(await openAnew(), exists)
  })

  it('goes on where the server is killed before it is asked [001-8-03]', async () => {
    const { page, product } = fixture
    await reach(page)
    const killed = atRequest(page, registering, async (route) => {
      await product.killServer()
      await route.continue()
    })
    await pressIn(page, 'Register')
    await killed
    await stands(page, 'It is not known whether the certificate was registered')
    await product.startServer()
    await pressIn(page, 'Ask the server')
    await stands(page, 'The certificate was not registered')
    await registration(page)
      .getByRole('button', { name: /^(?:Send again|Enter the PIN again)$/ })
      .click()
    if (reach === toHsm) {
      await typePin(page, demoAccount.pin)
      await pressIn(page, 'Register')
    }
    await stands(page, 'The certificate is registered')
    expect(await countAddedCertificates(product.data)).toBe(1)
  })

  it('finds what it has registered where the server is killed before its answer comes [001-8-03]', async () => {
    const { page, product } = fixture
    await reach(page)
    const killed = atRequest(page, registering, async (route) => {
      await route.fetch()
      await product.killServer()
      await route.abort('connectionreset')
    })
    await pressIn(page, 'Register')
    await killed
    await stands(page, 'It is not known whether the certificate was registered')
    await product.startServer()
    await pressIn(page, 'Ask the server')
    await stands(page, 'The certificate is registered')
    expect(await countAddedCertificates(product.data)).toBe(1)
  })
})

it('the registration of a token goes on where the agent is killed as it reads, and once it has read [000-2-27 001-4-04]', async () => {
  const { page, product } = fixture
  const killed = atRequest(page, `${product.agentOrigin}/getTokenInfo`, async (route) => {
    await product.killAgent()
    await route.continue()
  })
  await chooseType(page, product.origin, 'USB token')
  await killed
  await stands(page, 'The signing application is not installed or not running')
  await startAgent()
  await pressIn(page, 'Read the token again')
  await stands(page, 'Is this the certificate to register?')
  await product.killAgent()
  await pressIn(page, 'Register')
  await stands(page, 'The certificate is registered')
  expect(await countAddedCertificates(product.data)).toBe(1)
  await startAgent()
})
