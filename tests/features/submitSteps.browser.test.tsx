import { beforeAll, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { FiledDeclarations } from '../../src/features/declarations/kind/FiledDeclarations.tsx'
import { SubmitDialog } from '../../src/documents/submit/SubmitDialog.tsx'
import { answerOf } from '../../src/features/declarations/kind/readDeclaration.ts'
import { activateLocale } from '../../src/i18n/locale.ts'
import { remoteSigning } from '../../src/machines/remoteSigning/remoteSigning.ts'
import { stopCause, type StoppedState } from '../../src/signing/remote/stopCauses.ts'
import { Frame } from '../../walks/browser/Frame.tsx'
import { options } from '../../walks/flows/documentSubmit.ts'
import {
  certificate,
  certificatesAreRead,
  noneWaits,
  ends,
  remoteSigningFails,
  requestIsMade,
} from '../../walks/flows/remoteSigning.ts'
import { signingFails, tokenIsRead } from '../../walks/flows/tokenSigning.ts'
import { startSubmit } from '../journeys/support/startSubmit.ts'

beforeAll(() => activateLocale('en'))

/** The step of sending at which the submission stands, in the words of the stepper. */
const here = () => page.getByRole('list', { name: 'Steps of sending' }).element().querySelector('[aria-current]')

const heading = (name: string) => page.getByRole('heading', { name, level: 3 })

/** A submission whose holder has been asked to confirm on the phone. */
const holderIsAsked = async () => {
  const { actor, held, generate, remote } = startSubmit()
  await render(
    <Frame>
      <FiledDeclarations>
        <SubmitDialog actor={actor} />
      </FiledDeclarations>
    </Frame>,
  )
  await held.readOption.settle(options['only remote signature'])
  actor.send({ type: 'type.confirmed', chosen: '4' })
  await generate()
  await remote.readCertificates.settle(certificatesAreRead)
  await remote.findRequest.settle(noneWaits)
  actor.getSnapshot().children.remoteSigning?.send({ type: 'certificate.chosen', id: certificate.id })
  await remote.requestSignature.settle(requestIsMade)
  return remote
}

it.each([
  ['refused', 'The signature was refused on the phone'],
  ['expired', 'Nobody confirmed in time'],
  ['cancelled', 'The request was given up'],
] as const)('signing has not failed where the request for it is %s', async (end, title) => {
  const remote = await holderIsAsked()
  await remote.awaitConfirmation.settle(ends[end])
  await expect.element(heading(title)).toBeVisible()
  expect(here()?.textContent).toContain('Sign (Under way)')
})

const isShownAsStop = (name: string): name is StoppedState => name !== 'noCertificate'

it('the chart says of every stop by a provider what its panel shows: a failure, or none', () => {
  const stops = Object.values(remoteSigning.states).filter(({ tags }) => tags.includes('stopped'))
  const agreeing = stops.map(({ key, tags }) => {
    const showsNone = isShownAsStop(key) && stopCause(key, null) === null
    return { key, inChart: tags.includes('withoutFailure'), inPanel: showsNone }
  })
  expect(agreeing.filter(({ inChart, inPanel }) => inChart !== inPanel)).toEqual([])
})

it('signing has failed where the signature of the provider cannot be used', async () => {
  const remote = await holderIsAsked()
  await remote.awaitConfirmation.settle(remoteSigningFails['remoteSigning.signatureUnusable'])
  await expect.element(heading("The provider's signature cannot be used")).toBeVisible()
  expect(here()?.textContent).toContain('Sign (Failed)')
})

it.each([
  ['signing.cancelled', 'You cancelled the signature', 'Under way'],
  ['pin.wrong', 'The PIN is wrong', 'Failed'],
] as const)('with a token, %s leaves the step so: %s (%s)', async (code, title, state) => {
  const { actor, take, decideOnToken, generate, signing } = startSubmit()
  await render(
    <Frame>
      <FiledDeclarations>
        <SubmitDialog actor={actor} />
      </FiledDeclarations>
    </Frame>,
  )
  await take(decideOnToken, generate)
  await signing.askPermission.settle({ answers: 'granted' })
  await signing.readToken.settle(tokenIsRead)
  await signing.signDocument.settle(signingFails[code])
  await expect.element(heading(title)).toBeVisible()
  expect(here()?.textContent).toContain(`Sign (${state})`)
})

it.each([
  ['received', 'The declaration is sent', 'Under way'],
  ['accepted', 'The tax authority has accepted this declaration', 'Done'],
  ['refused', 'The tax authority has refused this declaration', 'Failed'],
])('a registered document that is %s has the step of its answer shown as such', async (status, title, state) => {
  const { actor, take, decideOnToken, generate, sign, register } = startSubmit()
  await take(decideOnToken, generate, sign, register)
  const filed = { reference: 'TK-1', answer: answerOf({ noti_cd_tax: status, noti_nm_tax: '' }, null) }
  await render(
    <Frame>
      <FiledDeclarations>
        <SubmitDialog actor={actor} filed={filed} />
      </FiledDeclarations>
    </Frame>,
  )
  await expect.element(heading(title)).toBeVisible()
  const steps = page.getByRole('list', { name: 'Steps of sending' }).element()
  expect(steps.lastElementChild?.textContent).toContain(`Answer (${state})`)
})
