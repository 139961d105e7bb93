import { describe, expect, it } from 'vitest'
import {
  documentsSubmitOutcomes,
  checked,
  checks,
  draft,
  first,
  firstIsGenerated,
  second,
  secondIsGenerated,
  secondIsLeft,
  signingEnds,
} from '../../walks/flows/documentsSubmit.ts'
import { bug, bugAsFailure, serverFails } from '../../walks/flows/serverFailures.ts'
import { startBulk } from './support/startBulk.ts'

const dismissed = { type: 'dialog.dismissed' } as const
const goOn = { type: 'sending.continued' } as const
const stop = { type: 'stop.requested' } as const

describe('stop and go on', () => {
  it('finishes the declaration that the server is at and leaves the rest waiting', async () => {
    const flow = startBulk()
    await flow.begin()
    flow.actor.send(stop)
    expect(flow.state().value).toBe('generatingXml')
    expect(flow.state().can(stop)).toBe(false)
    await flow.held.generateXml.settle(documentsSubmitOutcomes.generateXml['fields refused'])
    expect(flow.state()).toMatchObject({ value: 'halted', context: { failure: null } })
    expect(flow.stages()).toEqual(['failed', 'waiting'])
    flow.actor.send(goOn)
    expect(flow.state().value).toBe('generatingXml')
    expect(flow.state().can(stop)).toBe(true)
    expect(flow.stages()).toEqual(['failed', 'waiting'])
  })

  it('keeps what is signed, and registers it once the user goes on [000-8-05]', async () => {
    const flow = startBulk()
    await flow.toSigning()
    flow.sign()
    flow.actor.send(stop)
    expect(flow.state().can(stop)).toBe(false)
    await flow.register()
    expect(flow.state().value).toBe('halted')
    expect(flow.stages()).toEqual(['sent', 'signed'])
    expect(flow.holds[0]?.isHeld).toBe(true)
    flow.actor.send(goOn)
    expect(flow.state().value).toBe('registering')
    await flow.register()
    expect(flow.held.sendSigned.inputs).toHaveLength(2)
    expect(flow.state().value).toBe('summary')
  })

  it('ends with what is signed kept, and the rest forgotten', async () => {
    const flow = startBulk()
    await flow.toSigning()
    flow.sign()
    flow.actor.send(stop)
    await flow.register()
    flow.actor.send(dismissed)
    expect(flow.state().value).toBe('summary')
    expect(flow.effects.slice(1)).toEqual([{ forgetUnsigned: [first.reqKey] }, 'refreshLists'])
    expect(flow.holds[0]?.isHeld).toBe(false)
  })

  it('has nothing to stop with the last one', async () => {
    const flow = startBulk()
    await flow.toSigning()
    flow.sign()
    await flow.register()
    flow.actor.send(stop)
    await flow.register()
    expect(flow.state().value).toBe('summary')
  })

  it('stops while the XML are claimed, and claims them anew', async () => {
    const flow = startBulk()
    await flow.begin()
    await flow.generateBoth()
    flow.actor.send(stop)
    expect(flow.state().can(stop)).toBe(false)
    flow.claim()
    expect(flow.state().value).toBe('halted')
    flow.actor.send(goOn)
    expect(flow.state().value).toEqual({ signing: 'token' })
  })

  it('claims anew together with one that was taken up again', async () => {
    const flow = startBulk()
    await flow.begin()
    await flow.held.generateXml.settle(serverFails['connection.lost'])
    await flow.held.generateXml.settle(secondIsGenerated)
    flow.claim()
    expect(flow.state().context.batch).toEqual([second])
    flow.sign(signingEnds['given up'])
    flow.actor.send(goOn)
    await flow.held.generateXml.settle(firstIsGenerated)
    expect(flow.state().value).toBe('claimingWorks')
    expect(flow.holds.map(({ isHeld }) => isHeld)).toEqual([false, true])
    expect(flow.holds[1]?.input.works.map(({ work }) => work.reqKey)).toEqual([first.reqKey, second.reqKey])
    flow.claim()
    expect(flow.state().context.batch).toEqual([first, second])
  })
})

const ways = [
  ['1', 'token', 'tokenSigning'],
  ['2', 'hsm', 'hsmSigning'],
  ['4', 'remote', 'remoteSigning'],
] as const

describe.each(ways)('signing by certificate type %s that ends', (chosen, way, actor) => {
  const atSigning = async () => {
    const flow = startBulk()
    await flow.toSigning(chosen)
    expect(flow.state().value).toEqual({ signing: way })
    expect([...flow.state().tags]).toEqual(['unsafeToLeave'])
    expect(flow.state().children[actor]?.getSnapshot().context).toMatchObject({
      reqKey: first.reqKey,
      others: [second.reqKey],
      sellerTaxCode: first.sellerTaxCode,
    })
    return flow
  }

  it('with all signed goes on to their registration [000-4-16]', async () => {
    const flow = await atSigning()
    flow.sign(signingEnds.signed, actor)
    expect(flow.state()).toMatchObject({ value: 'registering', context: { batch: [] } })
    expect(flow.stages()).toEqual(['signed', 'signed'])
    await flow.register()
    await flow.register()
    expect(flow.state().value).toBe('summary')
  })

  it('with one unsigned goes on with the other [000-8-07]', async () => {
    const flow = await atSigning()
    flow.sign(signingEnds['signed but one'], actor)
    expect(flow.state().value).toBe('registering')
    expect(flow.stages()).toEqual(['failed', 'signed'])
  })

  it('with none signed ends with their reasons [000-8-07]', async () => {
    const flow = await atSigning()
    const failure = { code: 'hsm.notSigned', reason: '', message: '' } as const
    const unsigned = [first, second].map(({ reqKey }) => ({ reqKey, failure }))
    flow.sign({ answers: { result: 'signed', unsigned } }, actor)
    expect(flow.state().value).toBe('summary')
    expect(flow.stages()).toEqual(['failed', 'failed'])
  })

  it('with one left signs that afterwards', async () => {
    const flow = await atSigning()
    flow.sign(secondIsLeft, actor)
    expect(flow.stages()).toEqual(['signed', 'claimed'])
    await flow.register()
    expect(flow.state()).toMatchObject({ value: { signing: way }, context: { batch: [second] } })
  })

  it('as the user gives it up waits, and goes on from there', async () => {
    const flow = await atSigning()
    flow.sign(signingEnds['given up'], actor)
    expect(flow.state()).toMatchObject({ value: 'halted', context: { failure: null } })
    expect(flow.stages()).toEqual(['claimed', 'claimed'])
    flow.actor.send(goOn)
    expect(flow.state().value).toEqual({ signing: way })
  })

  it('as the user goes to the settings forgets nothing but the XML [000-2-22]', async () => {
    const flow = await atSigning()
    flow.sign(signingEnds['to the settings'], actor)
    expect(flow.state().output?.result).toBe('toSettings')
    expect(flow.effects).toEqual([{ forgetUnsigned: [first.reqKey, second.reqKey] }, 'refreshLists'])
  })

  it('as it breaks waits, and says so [000-8-08]', async () => {
    const flow = await atSigning()
    flow.sign(bug, actor)
    expect(flow.state()).toMatchObject({ value: 'halted', context: { failure: bugAsFailure } })
    expect(flow.stages()).toEqual(['claimed', 'claimed'])
    flow.actor.send(goOn)
    expect(flow.state()).toMatchObject({ value: { signing: way }, context: { failure: null } })
  })
})

describe('an answer to a registration that is lost [000-8-05]', () => {
  const lose = async (outcome: Parameters<ReturnType<typeof startBulk>['held']['sendSigned']['settle']>[0]) => {
    const flow = startBulk()
    await flow.toSigning()
    flow.sign()
    await flow.held.sendSigned.settle(outcome)
    return flow
  }

  it.each([
    ['is lost', serverFails['connection.lost'], { code: 'connection.lost' }],
    ['breaks', bug, bugAsFailure],
  ] as const)('is asked for by the request key where it %s; what had arrived is sent', async (_, outcome, failure) => {
    const flow = await lose(outcome)
    expect(flow.state().value).toBe('askingOutcome')
    expect([...flow.state().tags]).toEqual(['busy', 'running', 'unsafeToLeave'])
    expect(flow.state().context.failure).toMatchObject(failure)
    expect(flow.held.findSent.inputs).toEqual([{ reqKey: first.reqKey }])
    await flow.held.findSent.settle(documentsSubmitOutcomes.findSent.registered)
    expect(flow.stages()).toEqual(['sent', 'signed'])
    expect(flow.state().value).toBe('registering')
    expect(flow.effects).toEqual([{ forgetWork: first.reqKey }])
  })

  it('leaves one that has not arrived for later, and the others go on', async () => {
    const flow = await lose(serverFails['connection.lost'])
    await flow.held.findSent.settle(documentsSubmitOutcomes.findSent.absent)
    expect(flow.state().context.items[0]).toMatchObject({
      stage: 'failed',
      reason: { code: 'connection.lost' },
      resumesAt: 'unknown',
    })
    expect(flow.held.sendSigned.inputs.at(-1)).toEqual({ reqKey: second.reqKey })
    await flow.register()
    expect(flow.state().value).toBe('summary')
    expect(flow.effects).toContainEqual({ forgetUnsigned: [second.reqKey] })
  })

  it('is asked for again once the user goes on, and registered only where it is certain that it is not there', async () => {
    const flow = await lose(serverFails['connection.lost'])
    await flow.held.findSent.settle(serverFails['session.ended'])
    expect(flow.state()).toMatchObject({ value: 'halted', context: { failure: { code: 'session.ended' } } })
    flow.actor.send(goOn)
    expect(flow.state()).toMatchObject({ value: 'askingOutcome', context: { failure: null } })
    expect(flow.stages()).toEqual(['unknown', 'signed'])
    await flow.held.findSent.settle(documentsSubmitOutcomes.findSent.absent)
    expect(flow.stages()).toEqual(['signed', 'signed'])
    expect(flow.held.sendSigned.inputs).toEqual([{ reqKey: first.reqKey }, { reqKey: first.reqKey }])
  })

  it('may be refused', async () => {
    const flow = await lose(serverFails['connection.lost'])
    await flow.held.findSent.settle(serverFails['server.refused'])
    expect(flow.state().context.items[0]).toMatchObject({ stage: 'failed', resumesAt: null })
    expect(flow.effects).toEqual([{ forgetWork: first.reqKey }])
    expect(flow.state().value).toBe('registering')
  })

  it.each([
    ['does not show it', serverFails['registration.unseen'], null, { code: 'registration.unseen' }],
    ['cannot say', serverFails['server.failed'], 'unknown', { code: 'server.failed' }],
    ['breaks', bug, 'unknown', bugAsFailure],
  ] as const)('keeps the signed XML where the server %s', async (_, outcome, resumesAt, reason) => {
    const flow = await lose(serverFails['connection.lost'])
    await flow.held.findSent.settle(outcome)
    expect(flow.state().context.items[0]).toMatchObject({ stage: 'failed', resumesAt, reason })
    expect(flow.state().value).toBe('registering')
    await flow.register()
    expect(flow.effects).toContainEqual({ forgetUnsigned: [second.reqKey] })
  })

  it('can be stopped while it is asked for', async () => {
    const flow = await lose(serverFails['connection.lost'])
    flow.actor.send(stop)
    expect(flow.state().can(stop)).toBe(false)
    await flow.held.findSent.settle(documentsSubmitOutcomes.findSent.registered)
    expect(flow.state()).toMatchObject({ value: 'halted', context: { failure: null } })
  })
})

it('asks first for one that was signed before, and signs nothing [000-8-05]', async () => {
  const flow = startBulk()
  await flow.check(checks['one signed before'])
  expect(flow.stages()).toEqual(['generated'])
  flow.confirm()
  expect(flow.holds[0]?.input.works).toEqual([{ work: first, document: null }])
  flow.claim([first.reqKey])
  expect(flow.state()).toMatchObject({ value: 'askingOutcome', context: { failure: null } })
  await flow.held.findSent.settle(documentsSubmitOutcomes.findSent.absent)
  expect(flow.state().value).toBe('registering')
  await flow.register()
  expect(flow.stages()).toEqual(['sent'])
})

describe('what was signed before [000-8-05]', () => {
  const atAsking = async (...drafts: readonly ReturnType<typeof draft>[]) => {
    const flow = startBulk()
    await flow.check(checked(['1'], ...drafts))
    flow.confirm()
    flow.claim([first.reqKey, second.reqKey])
    expect(flow.state().value).toBe('askingOutcome')
    return flow
  }
  const both = () => atAsking(draft('d-7', { kept: first }), draft('d-8', { kept: second }))

  it('is all asked for before any of it is registered', async () => {
    const flow = await both()
    await flow.held.findSent.settle(documentsSubmitOutcomes.findSent.absent)
    expect(flow.state().value).toBe('askingOutcome')
    expect(flow.held.findSent.inputs).toEqual([{ reqKey: first.reqKey }, { reqKey: second.reqKey }])
    expect(flow.stages()).toEqual(['signed', 'unknown'])
  })

  it('is not asked for any further once the user stops', async () => {
    const flow = await both()
    flow.actor.send(stop)
    await flow.held.findSent.settle(documentsSubmitOutcomes.findSent.registered)
    expect(flow.state().value).toBe('halted')
    expect(flow.stages()).toEqual(['sent', 'unknown'])
  })

  it.each([
    ['is refused', serverFails['server.refused']],
    ['breaks', bug],
  ] as const)('leaves nothing to register where asking for it %s', async (_, outcome) => {
    const flow = await atAsking(draft('d-7', { kept: first }))
    await flow.held.findSent.settle(outcome)
    expect(flow.state().value).toBe('summary')
    expect(flow.stages()).toEqual(['failed'])
  })

  it('is registered before anything else is generated', async () => {
    const flow = startBulk()
    await flow.begin()
    await flow.held.generateXml.settle(serverFails['connection.lost'])
    await flow.held.generateXml.settle(secondIsGenerated)
    flow.actor.send(stop)
    flow.claim([second.reqKey])
    expect(flow.state().value).toBe('halted')
    flow.actor.send(goOn)
    expect(flow.stages()).toEqual(['waiting', 'signed'])
    expect(flow.state().value).toBe('registering')
  })
})
