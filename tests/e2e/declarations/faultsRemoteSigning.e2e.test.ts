import { afterEach, beforeAll, expect, it } from 'vitest'
import { isRegisteredOnce, press, registered, standsAt, submission } from '../support/filing.ts'
import { inTab } from '../support/fixtures.ts'
import { switchAllOff, switchOn } from '../support/faults.ts'
import { expectTexts, failureTextsOf } from '../support/languages.ts'
import { answerOnPhone, askForRemoteSignature, registerRemoteCertificate, shownCode } from '../support/remoteSigning.ts'

const fixture = inTab({ hasFaults: true })
beforeAll(async () => {
  await registerRemoteCertificate(fixture.product)
})
afterEach(() => switchAllOff(fixture.product))

it('remoteSigning.notConfigured, remoteSigning.unreachable, remoteSigning.wrongCertificate: nobody is asked, and each has its own text', async () => {
  const { page, product } = fixture
  await switchOn(product, 'remoteSigning.wrongCertificate')
  await askForRemoteSignature(page, product.origin)
  await expectTexts(page, failureTextsOf({ code: 'remoteSigning.certificateAbsent' }))
  await press(page, 'Choose another certificate')
  await switchOn(product, 'remoteSigning.unreachable')
  await press(page, 'Confirm')
  await expectTexts(page, failureTextsOf({ code: 'remoteSigning.unreachable' }))
  await switchOn(product, 'remoteSigning.notConfigured')
  await press(page, 'Try again')
  await expectTexts(page, failureTextsOf({ code: 'remoteSigning.notConfigured' }))
  await press(page, 'Stop signing')
  await submission(page).waitFor({ state: 'detached' })
})

it('remoteSigning.answerLost, remoteSigning.slow: the same request is taken up again', async () => {
  const { page, product } = fixture
  await switchOn(product, 'remoteSigning.answerLost', 'once')
  const before = await askForRemoteSignature(page, product.origin)
  await page.getByText('It is not known whether the phone was asked').waitFor()
  await switchOn(product, 'remoteSigning.slow', 'once')
  await press(page, 'Try again')
  const code = await shownCode(page)
  await answerOnPhone(page, product, code, 'Confirm')
  await isRegisteredOnce(page, before)
})

it('remoteSigning.refused, remoteSigning.expired, remoteSigning.wrongSignature: nothing is sent, and each has its own text', async () => {
  const { page, product } = fixture
  await switchOn(product, 'remoteSigning.refused')
  await askForRemoteSignature(page, product.origin)
  await standsAt(page, 'The signature was refused on the phone')
  await switchOn(product, 'remoteSigning.expired')
  await press(page, 'Try again')
  await standsAt(page, 'Nobody confirmed in time')
  await switchOn(product, 'remoteSigning.wrongSignature')
  await press(page, 'Try again')
  await expectTexts(page, failureTextsOf({ code: 'remoteSigning.signatureUnusable' }))
  expect(await submission(page).getByRole('heading', { name: registered }).count()).toBe(0)
})
