import { describe, expect, it } from 'vitest'
import { certificatesAreRead, hsmFails, hsmSigningOutcomes } from '../../walks/flows/hsmSigning.ts'
import { atAccount, atPin, ended, nothingKept, startHsmSigning } from './support/startHsmSigning.ts'

describe('a wrong PIN or code', () => {
  const known = hsmFails['hsm.pinWrong']
  const code = hsmFails['hsm.otpWrong']

  it('is asked for again, with the attempts that are left [000-2-25 000-5-14]', async () => {
    const { held, state, enterPin, finish } = await atPin()
    enterPin()
    await held.signDocument.settle(known)
    expect(state()).toMatchObject({
      value: { enteringPin: 'pinWrong' },
      context: { key: { attemptsLeft: 2, asksOtp: false }, failure: { code: 'hsm.pinWrong' } },
    })
    enterPin()
    expect(state()).toMatchObject({ value: 'signing', context: { failure: null } })
    await finish()
    expect(state()).toMatchObject(ended('signed'))
  })

  it('says that the attempts are not known any more where nobody counts', async () => {
    const { held, state, enterPin } = await atPin()
    enterPin()
    await held.signDocument.settle(hsmSigningOutcomes.signDocument['hsm.pinWrong, attempts unknown'])
    expect(state().context.key.attemptsLeft).toBeNull()
  })

  it('asks for a one-time code from then on where one is missing', async () => {
    const { held, state, enterPin } = await atPin()
    enterPin()
    await held.signDocument.settle(code)
    expect(state()).toMatchObject({ value: { enteringPin: 'otpWrong' }, context: { key: { asksOtp: true } } })
    enterPin()
    await held.signDocument.settle(known)
    expect(state()).toMatchObject({ value: { enteringPin: 'pinWrong' }, context: { key: { asksOtp: true } } })
  })

  it('goes back to the account where that was typed [002-2.11-03]', async () => {
    const { held, state, enterAccount } = await atAccount()
    enterAccount()
    await held.signDocument.settle(known)
    expect(state()).toMatchObject({ value: { connecting: 'pinWrong' }, context: { key: { attemptsLeft: 2 } } })
    enterAccount()
    await held.signDocument.settle(code)
    expect(state()).toMatchObject({ value: { connecting: 'otpWrong' }, context: { key: { asksOtp: true } } })
  })
})

describe('several documents under one PIN', () => {
  it('end signed, with those named that the signing server has not signed [002-7.19-06]', async () => {
    const unsigned = [
      { reqKey: 'r-2', failure: { code: 'hsm.notSigned', reason: '', message: 'Khóa đang được bảo trì' } },
    ] as const
    const { held, state, enterPin } = await atPin()
    enterPin()
    await held.signDocument.settle({ answers: { ok: true, value: unsigned } })
    expect(state()).toMatchObject({ status: 'done', output: { result: 'signed', unsigned } })
  })
})

describe('the user gives up', () => {
  it.each([
    ['while certificates are read', async () => startHsmSigning()],
    [
      'before one is chosen',
      async () => {
        const flow = startHsmSigning()
        await flow.held.readCertificates.settle(certificatesAreRead)
        return flow
      },
    ],
    [
      'during the login',
      async () => {
        const flow = startHsmSigning()
        await flow.choose()
        return flow
      },
    ],
    ['before the PIN', () => atPin()],
    ['before the account', atAccount],
    [
      'while it is signed',
      async () => {
        const flow = await atPin()
        flow.enterPin()
        return flow
      },
    ],
  ])('%s', async (_, reach) => {
    const { actor, held, state } = await reach()
    actor.send({ type: 'dialog.dismissed' })
    expect(state()).toMatchObject({ value: 'givenUp', context: nothingKept, ...ended('givenUp') })
    for (const work of Object.values(held)) expect(work.isRunning()).toBe(false)
  })

  it.each([
    ['the PIN', () => atPin()],
    ['the account', atAccount],
  ])('%s, and chooses another certificate', async (_, reach) => {
    const { actor, state } = await reach()
    actor.send({ type: 'certificates.requested' })
    expect(state()).toMatchObject({ value: 'readingCertificates', context: nothingKept })
  })
})
