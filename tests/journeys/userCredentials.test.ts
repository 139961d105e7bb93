import { createActor } from 'xstate'
import { describe, expect, it } from 'vitest'
import {
  answered,
  credentialStarts,
  holdUserCredentials,
  idTaken,
  sampleId,
} from '../../walks/flows/userCredentials.ts'
import { bug, bugAsFailure, serverFails } from '../../walks/flows/serverFailures.ts'

const open = (start: keyof typeof credentialStarts) => {
  const { held, machine, announced } = holdUserCredentials()
  const actor = createActor(machine, { input: credentialStarts[start] })
  actor.start()
  const state = () => actor.getSnapshot()
  return {
    actor,
    held,
    announced,
    value: () => state().value,
    tags: () => [...state().tags].toSorted(),
    failure: () => state().context.failure,
    edit: () => actor.send({ type: 'userId.edited' }),
    verify: () => actor.send({ type: 'verify.requested', userId: sampleId }),
    reset: () => actor.send({ type: 'reset.requested' }),
    cancel: () => actor.send({ type: 'reset.cancelled' }),
  }
}

describe('the user id of a new user', () => {
  it('is verified before it can be saved, with a password that is given [001-4-26 001-4-25]', async () => {
    const { held, announced, tags, value, verify } = open('new user')
    expect([value(), tags()]).toEqual(['unverified', ['givesPassword']])
    verify()
    expect(held.checkUserId.inputs).toEqual([{ userId: sampleId }])
    expect(tags()).toEqual(['busy', 'givesPassword'])
    await held.checkUserId.settle(answered)
    expect([value(), tags(), announced]).toEqual(['verified', ['givesPassword', 'settled'], ['announceVerified']])
  })

  it('has to be verified again once it is changed [001-5-56]', async () => {
    const { held, edit, tags, value, verify } = open('new user')
    verify()
    edit()
    expect([value(), held.checkUserId.isRunning()]).toEqual(['unverified', false])
    verify()
    await held.checkUserId.settle(answered)
    edit()
    expect([value(), tags()]).toEqual(['unverified', ['givesPassword']])
  })

  it('is taken, as verifying says or the saving itself, until another one is typed [001-7-10]', async () => {
    const { actor, held, edit, tags, value, verify, failure } = open('new user')
    verify()
    await held.checkUserId.settle(idTaken)
    expect([value(), tags(), failure()]).toEqual(['taken', ['givesPassword'], null])
    verify()
    await held.checkUserId.settle(answered)
    actor.send({ type: 'userId.refused' })
    expect(value()).toBe('taken')
    edit()
    expect(value()).toBe('unverified')
  })

  it('is not verified where the server does not say, with the reason, until another try or id [001-8-21]', async () => {
    const { held, edit, tags, value, verify, failure } = open('new user')
    verify()
    await held.checkUserId.settle(serverFails['connection.lost'])
    expect([value(), tags(), failure()]).toEqual(['notVerified', ['givesPassword'], { code: 'connection.lost' }])
    verify()
    expect(failure()).toBeNull()
    await held.checkUserId.settle(bug)
    expect([value(), failure()]).toEqual(['notVerified', bugAsFailure])
    edit()
    expect([value(), failure()]).toEqual(['unverified', null])
    verify()
    await held.checkUserId.settle(serverFails['server.refused'])
    expect(value()).toBe('notVerified')
  })
})

describe('the password of an existing user', () => {
  it('stays until it is reset, which the server allows [001-4-25 001-7-12]', async () => {
    const { held, announced, reset, cancel, tags, value } = open('existing user')
    expect([value(), tags()]).toEqual(['keepingPassword', ['settled']])
    reset()
    expect(tags()).toEqual(['busy', 'settled'])
    await held.askReset.settle(answered)
    expect([value(), tags()]).toEqual(['givingPassword', ['givesPassword', 'settled']])
    cancel()
    expect([value(), announced]).toEqual(['keepingPassword', ['emptyPassword']])
  })

  it('cannot be reset where the server refuses, and stays [001-2.9-08]', async () => {
    const { held, reset, cancel, tags, value, failure } = open('existing user')
    reset()
    await held.askReset.settle(serverFails['server.refused'])
    expect([value(), tags(), failure()?.code]).toEqual(['resetRefused', ['settled'], 'server.refused'])
    reset()
    expect(failure()).toBeNull()
    await held.askReset.settle(bug)
    expect([value(), failure()]).toEqual(['resetRefused', bugAsFailure])
    cancel()
    expect([value(), failure()]).toEqual(['keepingPassword', null])
  })
})
