import type { Page, Route } from 'playwright-core'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { demoHsm } from '../../../server/hsm/demo/account.ts'
import { openTab } from '../../../tools/product/browser.ts'
import { isRegisteredOnce, press, standsAt, submission } from '../support/filing.ts'
import { sendDraft } from '../support/drafts.ts'
import { inTab } from '../support/fixtures.ts'
import { listHsmCertificate, signByAccount, signWith } from '../support/hsmCertificate.ts'
import { countDone, goOnConfirmed, goOnUnsigned, goOnWaiting, type Done } from '../support/interrupted.ts'
import { atRequest, killTab } from '../support/killing.ts'
import { onDatabase } from '../support/onDatabase.ts'
import { answerOnPhone, askForRemoteSignature, registerRemoteCertificate, shownCode } from '../support/remoteSigning.ts'

const fixture = inTab({ isInThisProcess: false })
let serialNumber = ''
beforeAll(async () => {
  serialNumber = await listHsmCertificate(fixture.product.data, '1')
  await registerRemoteCertificate(fixture.product)
})

let done: () => Promise<Done>
beforeEach(async () => {
  done = await countDone(fixture.product.data)
})

/** The killed tab is gone, and another one has its place. */
const openAnew = async (): Promise<Page> => {
  await fixture.page.close()
  Object.assign(fixture, await openTab(fixture.context))
  return fixture.page
}

describe('a declaration that the HSM signs', () => {
  const signing = '**/api/wtx/ca/v1/hsm/issue-xml-list'

  const sign = async (page: Page, pin: string): Promise<void> => {
    await signWith(page, serialNumber)
    await signByAccount(submission(page), pin)
  }
  /** Goes on from the list, and enters the PIN anew. */
  const goOn = async (page: Page): Promise<void> => {
    await goOnUnsigned(page, fixture.product.origin)
    await sign(page, demoHsm.pin)
  }
  /** Sends a draft, and enters the PIN of the key; this is done as the PIN is sent. */
  const signWhile = async (work: (route: Route) => Promise<unknown>, pin: string = demoHsm.pin): Promise<number> => {
    const { page, product } = fixture
    const before = await sendDraft(page, product.origin)
    const interrupted = atRequest(page, signing, work)
    await sign(page, pin)
    await interrupted
    return before
  }
  const killBeforeAnswer = async (route: Route): Promise<void> => {
    await route.fetch()
    await killTab(fixture.page)
  }

  it('is signed once where the tab is killed before the PIN is sent [000-8-05 000-4-15]', async () => {
    const before = await signWhile(() => killTab(fixture.page))
    expect(await done()).toEqual({ generated: 1 })
    const page = await openAnew()
    await goOn(page)
    await isRegisteredOnce(page, before)
    expect(await done()).toEqual({ generated: 1, hsmSignatures: 1, registrations: 1 })
  })

  it('is registered once where the tab is killed before the signature arrives, and each PIN that was entered has signed once [000-8-05 000-4-15]', async () => {
    const before = await signWhile(killBeforeAnswer)
    expect(await done()).toEqual({ generated: 1, hsmSignatures: 1 })
    const page = await openAnew()
    await goOn(page)
    await isRegisteredOnce(page, before)
    expect(await done()).toEqual({ generated: 1, hsmSignatures: 2, registrations: 1 })
  })

  it('counts a wrong PIN once where the tab is killed before the answer', async () => {
    const before = await signWhile(killBeforeAnswer, '00000000')
    expect(await done()).toEqual({ generated: 1, wrongPins: 1 })
    const page = await openAnew()
    await goOn(page)
    await isRegisteredOnce(page, before)
    expect(await done()).toEqual({ generated: 1, hsmSignatures: 1, registrations: 1 })
  })

  it('goes on where the server is killed before the PIN arrives, and before its signature does [001-8-03 000-8-05]', async () => {
    const { page, product } = fixture
    const tryAgain = async (): Promise<void> => {
      await submission(page)
        .getByText(/^Whether the document was signed is not known/)
        .waitFor()
      await product.startServer()
      await press(page, 'Try again')
    }
    const before = await signWhile(async (route) => {
      await product.killServer()
      await route.abort('connectionreset')
    })
    await tryAgain()
    expect(await done()).toEqual({ generated: 1 })
    const late = atRequest(page, signing, async (route) => {
      await route.fetch()
      await product.killServer()
      await route.abort('connectionreset')
    })
    await signByAccount(submission(page), demoHsm.pin)
    await late
    await tryAgain()
    expect(await done()).toEqual({ generated: 1, hsmSignatures: 1 })
    await signByAccount(submission(page), demoHsm.pin)
    await isRegisteredOnce(page, before)
    expect(await done()).toEqual({ generated: 1, hsmSignatures: 2, registrations: 1 })
  })
})

describe('a declaration that its holder is asked to sign', () => {
  const asked = { generated: 1, requests: 1 }
  const signedOnce = { ...asked, remoteSignatures: 1, registrations: 1 }

  /** A holder is asked ten times in ten minutes at most. */
  beforeEach(() => onDatabase(fixture.product.data, (database) => database.exec('delete from remote_requests')))

  /** Sends a draft, and kills the tab once the holder is asked. */
  const killAsked = async () => {
    const { page, product } = fixture
    const before = await askForRemoteSignature(page, product.origin)
    const code = await shownCode(page)
    await killTab(page)
    expect(await done()).toEqual(asked)
    return { before, code }
  }
  const goOn = (page: Page): Promise<void> => goOnWaiting(page, fixture.product.origin)

  it('is registered by the one request where it was confirmed after the tab was killed [000-1-02 000-8-05]', async () => {
    const { before, code } = await killAsked()
    const page = await openAnew()
    await answerOnPhone(page, fixture.product, code, 'Confirm')
    expect(await done()).toEqual(asked)
    await goOn(page)
    await isRegisteredOnce(page, before)
    expect(await done()).toEqual(signedOnce)
  })

  it('shows the same request again where it was not confirmed yet, which then signs [000-1-02 000-8-05]', async () => {
    const { before, code } = await killAsked()
    const page = await openAnew()
    await goOn(page)
    expect(await shownCode(page)).toBe(code)
    await answerOnPhone(page, fixture.product, code, 'Confirm')
    await isRegisteredOnce(page, before)
    expect(await done()).toEqual(signedOnce)
  })

  it.each([
    ['refused', 'The signature was refused on the phone'],
    ['not confirmed in time', null],
  ])('is asked for anew where it was %s meanwhile', async (_name, title) => {
    const { before, code } = await killAsked()
    const page = await openAnew()
    if (title === null)
      await onDatabase(fixture.product.data, (database) =>
        database.exec("update remote_requests set expires_at = '2026-01-01T00:00:00.000Z' where state = 'pending'"),
      )
    else await answerOnPhone(page, fixture.product, code, 'Refuse')
    if (title === null) {
      await goOnUnsigned(page, fixture.product.origin)
      await press(page, 'Confirm')
    } else {
      await goOn(page)
      await standsAt(page, title)
      await press(page, 'Try again')
    }
    await answerOnPhone(page, fixture.product, await shownCode(page), 'Confirm')
    await isRegisteredOnce(page, before)
    expect(await done()).toEqual({ ...signedOnce, requests: 2 })
  })

  it('is signed once where the tab is killed before it hears of the signature [000-1-02 000-8-05]', async () => {
    const { page: killed, product } = fixture
    const before = await askForRemoteSignature(killed, product.origin)
    const code = await shownCode(killed)
    const heard = Promise.withResolvers<null>()
    await killed.route('**/remote-signing/requests/check', async (route) => {
      const answer = await route.fetch()
      if (!(await answer.text()).includes('"signed"')) return route.fulfill({ response: answer })
      await killTab(killed)
      heard.resolve(null)
    })
    await answerOnPhone(killed, product, code, 'Confirm')
    await heard.promise
    expect(await done()).toEqual({ ...asked, remoteSignatures: 1 })
    const page = await openAnew()
    await goOnConfirmed(page, product.origin)
    await isRegisteredOnce(page, before)
    expect(await done()).toEqual(signedOnce)
  })

  it('is asked for anew where the server is killed while the holder is asked, and with it the provider of the demo [001-8-03]', async () => {
    const { page, product } = fixture
    const before = await askForRemoteSignature(page, product.origin)
    await shownCode(page)
    await product.killServer()
    await submission(page).getByRole('button', { name: 'Ask again' }).waitFor()
    await product.startServer()
    await standsAt(page, 'Nobody confirmed in time')
    expect(await done()).toEqual(asked)
    await press(page, 'Try again')
    await answerOnPhone(page, product, await shownCode(page), 'Confirm')
    await isRegisteredOnce(page, before)
    expect(await done()).toEqual({ ...signedOnce, requests: 2 })
  })
})
