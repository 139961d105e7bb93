import { createActor } from 'xstate'
import { describe, expect, it } from 'vitest'
import type { CertificateType } from '../../src/domain/certificateCodes.ts'
import { registrationWayOf } from '../../src/machines/certificateRegistration/setup.ts'
import { holdCertificateRegistration, wayEnds } from '../../walks/flows/certificateRegistration.ts'
import { bug, bugAsFailure } from '../../walks/flows/serverFailures.ts'
import { company, isRegistered, registeredId, tokenIsRead } from '../../walks/flows/tokenRegistration.ts'
import { endChild } from '../../walks/model/actorEnd.ts'

const begin = () => {
  const { machine, token } = holdCertificateRegistration()
  const actor = createActor(machine, { input: company })
  actor.start()
  const state = () => actor.getSnapshot()
  const choose = (chosen: CertificateType | null) => actor.send({ type: 'type.confirmed', chosen })
  return { actor, token, state, choose }
}

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

  it('does not go on without a type that can be added [001-5-06]', () => {
    const { state, choose } = begin()
    for (const chosen of [null, '4'] as const) {
      choose(chosen)
      expect(state().value).toEqual({ choosingType: 'missing' })
    }
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

  it.each(['given up', 'postponed', 'to the existing one', 'to a declaration'] as const)(
    'ends as its way does: %s',
    (end) => {
      const { actor, state, choose } = begin()
      choose('1')
      endChild(actor, 'tokenRegistration', wayEnds[end])
      expect(state()).toMatchObject({ status: 'done', value: 'finished', output: wayEnds[end].answers })
    },
  )

  it('begins again after a bug of its way, or ends', () => {
    const broken = () => {
      const flow = begin()
      flow.choose('1')
      endChild(flow.actor, 'tokenRegistration', bug)
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
