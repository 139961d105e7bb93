import { createActor } from 'xstate'
import { describe, expect, it } from 'vitest'
import type { CertificateType } from '../../src/domain/certificateCodes.ts'
import { registrationWayOf } from '../../src/machines/certificateRegistration/setup.ts'
import { holdCertificateRegistration, wayEnds } from '../../walks/flows/certificateRegistration.ts'
import { accountTyped, certificatesAreRead, heldCertificate, pinAlone } from '../../walks/flows/hsmRegistration.ts'
import {
  certificate,
  certificatesAreRead as remoteCertificatesAreRead,
  userName,
} from '../../walks/flows/remoteRegistration.ts'
import { bug, bugAsFailure } from '../../walks/flows/serverFailures.ts'
import { company, isRegistered, registeredId, tokenIsRead } from '../../walks/flows/tokenRegistration.ts'
import { endChild } from '../../walks/model/actorEnd.ts'

const begin = () => {
  const { machine, token, hsm, remote } = holdCertificateRegistration()
  const actor = createActor(machine, { input: company })
  actor.start()
  const state = () => actor.getSnapshot()
  const choose = (chosen: CertificateType | null) => actor.send({ type: 'type.confirmed', chosen })
  return { actor, token, hsm, remote, state, choose }
}

const ways = [
  { type: '1', child: 'tokenRegistration' },
  { type: '2', child: 'hsmRegistration' },
  { type: '4', child: 'remoteRegistration' },
] as const

describe('adding a certificate [001-2.1-05]', () => {
  it('begins with the choice of its type, and adds a token', async () => {
    const { actor, token, state, choose } = begin()
    expect(state().value).toEqual({ choosingType: 'offered' })
    choose('1')
    expect(state().value).toEqual({ adding: 'token' })
    const child = state().children.tokenRegistration
    expect(child?.getSnapshot().context).toMatchObject(company)
    await token.askPermission.settle({ answers: 'granted' })
    await token.readToken.settle(tokenIsRead)
    child?.send({ type: 'registration.confirmed', formType: '1' })
    await token.register.settle(isRegistered)
    child?.send({ type: 'dialog.dismissed' })
    expect(actor.getSnapshot()).toMatchObject({
      status: 'done',
      output: { result: 'registered', certificateId: registeredId },
    })
  })

  it('adds a certificate in an HSM', async () => {
    const { hsm, state, choose } = begin()
    choose('2')
    expect(state().value).toEqual({ adding: 'hsm' })
    const child = state().children.hsmRegistration
    expect(child?.getSnapshot().context).toMatchObject(company)
    child?.send({ type: 'account.submitted', account: accountTyped })
    await hsm.readCertificates.settle(certificatesAreRead)
    child?.send({ type: 'certificate.chosen', serialNumber: heldCertificate.serial })
    child?.send({ type: 'pin.submitted', secrets: pinAlone })
    await hsm.register.settle(isRegistered)
    child?.send({ type: 'dialog.dismissed' })
    expect(state()).toMatchObject({
      status: 'done',
      output: { result: 'registered', certificateId: registeredId, serialNumber: heldCertificate.serial },
    })
  })

  it('adds a certificate of a remote signature', async () => {
    const { remote, state, choose } = begin()
    choose('4')
    expect(state().value).toEqual({ adding: 'remote' })
    const child = state().children.remoteRegistration
    expect(child?.getSnapshot().context).toMatchObject(company)
    child?.send({ type: 'user.submitted', userName })
    await remote.readCertificates.settle(remoteCertificatesAreRead)
    child?.send({ type: 'certificate.chosen', serialNumber: certificate.serialNumber })
    child?.send({ type: 'registration.confirmed', formType: '1' })
    await remote.register.settle(isRegistered)
    child?.send({ type: 'dialog.dismissed' })
    expect(state()).toMatchObject({
      status: 'done',
      output: { result: 'registered', certificateId: registeredId, serialNumber: certificate.serialNumber },
    })
  })

  it('does not go on without a type that can be added [001-5-06]', () => {
    const { state, choose } = begin()
    choose(null)
    expect(state().value).toEqual({ choosingType: 'missing' })
    choose('1')
    expect(state().value).toEqual({ adding: 'token' })
  })

  it('adds smart cards as tokens', () => {
    expect(registrationWayOf('3')).toBe('token')
  })

  it('adds nothing where the user gives up the choice', () => {
    const { actor, state } = begin()
    actor.send({ type: 'dialog.dismissed' })
    expect(state()).toMatchObject({
      status: 'done',
      output: { result: 'givenUp', certificateId: null, serialNumber: null },
    })
  })

  const ends = ['given up', 'postponed', 'to the existing one', 'to a declaration'] as const
  it.each(ways.flatMap((way) => ends.map((end) => ({ ...way, end }))))(
    'ends as its way does: $child, $end',
    ({ type, child, end }) => {
      const { actor, state, choose } = begin()
      choose(type)
      endChild(actor, child, wayEnds[end])
      expect(state()).toMatchObject({ status: 'done', value: 'finished', output: wayEnds[end].answers })
    },
  )

  it.each(ways)('begins again after a bug of $child, or ends', ({ type, child }) => {
    const broken = () => {
      const flow = begin()
      flow.choose(type)
      endChild(flow.actor, child, bug)
      expect(flow.state()).toMatchObject({ value: 'addingBroken', context: { failure: bugAsFailure } })
      expect(flow.state().hasTag('stopped')).toBe(true)
      return flow
    }
    const again = broken()
    again.actor.send({ type: 'step.retried' })
    expect(again.state()).toMatchObject({ value: { choosingType: 'offered' }, context: { failure: null, way: null } })
    const left = broken()
    left.actor.send({ type: 'dialog.dismissed' })
    expect(left.state()).toMatchObject({ status: 'done', output: { result: 'givenUp' } })
  })
})
