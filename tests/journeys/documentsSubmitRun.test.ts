import { describe, expect, it } from 'vitest'
import {
  foundRun,
  offeringRun,
  runCancels,
  runPauses,
  runRead,
  signingEnds,
} from '../../walks/flows/documentsSubmit.ts'
import { bug, bugAsFailure, serverFails } from '../../walks/flows/serverFailures.ts'
import type { BulkEvent } from '../../src/machines/documentsSubmit/setup.ts'
import { startBulk } from './support/startBulk.ts'

const dismissed = { type: 'dialog.dismissed' } as const
const going = { followingRun: 'going' }
const stop = { type: 'stop.requested' } as const
const pause = { type: 'pause.requested' } as const
const goOn = { type: 'sending.continued' } as const

/** A sending of one declaration by a run on the server. */
const startRun = () => {
  const flow = startBulk()
  const confirmed = async () => {
    await flow.check(offeringRun)
    flow.confirm('2')
  }
  const tell = (event: BulkEvent) => flow.follows.at(-1)?.say(event)
  const following = async () => {
    await confirmed()
    flow.sign(signingEnds.signed, 'hsmRun')
  }
  return { ...flow, confirmed, following, tell }
}

describe('several declarations by an HSM that the server reaches', () => {
  it('are signed and sent by a run, which the page follows to its end [000-4-15 000-4-16]', async () => {
    const flow = startRun()
    await flow.confirmed()
    expect(flow.state().value).toBe('beginningRun')
    expect(flow.effects).toEqual([{ prepareRun: { key: 'run-7', rows: [{ documentId: 'd-run', version: 'v3' }] } }])
    expect(flow.state().children.hsmRun?.getSnapshot().context).toMatchObject({ reqKey: 'run-7' })
    flow.sign(signingEnds.signed, 'hsmRun')
    expect(flow.state().value).toEqual(going)
    expect([...flow.state().tags]).toEqual(['busy', 'running'])
    expect(flow.follows.map(({ input }) => input)).toEqual([{ key: 'run-7' }])
    flow.tell(runRead('running', 'working'))
    expect([flow.state().value, flow.stages()]).toEqual([going, ['waiting']])
    flow.tell(runRead('finished', 'sent'))
    expect([flow.state().value, flow.stages()]).toEqual(['summary', ['sent']])
    expect(flow.follows[0]?.isHeld).toBe(false)
    expect(flow.held.generateXml.inputs).toEqual([])
  })

  it('are put away once their outcome has been looked at, and not before', async () => {
    const flow = startRun()
    await flow.following()
    flow.tell(runRead('finished', 'refused', { reason: 'declaration.changed' }))
    expect(flow.effects).not.toContainEqual({ putRunAway: 'run-7' })
    flow.actor.send(dismissed)
    expect(flow.state().status).toBe('done')
    expect(flow.effects).toContainEqual({ putRunAway: 'run-7' })
  })

  it('that are refused say why, and are tried no more by this sending', async () => {
    const flow = startRun()
    await flow.following()
    flow.tell(runRead('finished', 'refused', { reason: 'declaration.changed' }))
    expect(flow.state().context.items).toMatchObject([
      { stage: 'failed', reason: { code: 'server.refused', reason: 'declaration.changed' }, resumesAt: null },
    ])
  })

  it('wait where the key is open no more, and go on with the PIN given again', async () => {
    const flow = startRun()
    await flow.following()
    flow.tell(runRead('waiting', 'waiting'))
    expect([flow.state().value, flow.state().context.waitsFor]).toEqual(['halted', 'session.lost'])
    flow.actor.send(goOn)
    expect(flow.state().value).toBe('beginningRun')
    flow.sign(signingEnds.signed, 'hsmRun')
    expect(flow.state().value).toEqual(going)
  })

  it('stop where the user asks for it, and say which were not begun', async () => {
    const flow = startRun()
    await flow.following()
    flow.actor.send(stop)
    expect(flow.state().value).toEqual({ followingRun: 'stopping' })
    expect(flow.held.cancelRun.inputs).toEqual([{ key: 'run-7' }])
    expect(flow.state().can(stop)).toBe(false)
    await flow.held.cancelRun.settle(runCancels.cancelled)
    expect(flow.state().value).toEqual({ followingRun: 'stopped' })
    expect(flow.state().can(stop)).toBe(false)
    flow.tell(runRead('cancelled', 'working'))
    expect([flow.state().value, flow.stages()]).toEqual([{ followingRun: 'stopped' }, ['waiting']])
    flow.tell(runRead('cancelled', 'stopped'))
    expect(flow.state().value).toBe('summary')
    expect(flow.state().context.items).toMatchObject([
      { stage: 'leftOut', reason: { code: 'bulk.leftOut', because: 'byStop' } },
    ])
  })

  it.each([
    ['answer is lost', serverFails['connection.lost'], serverFails['connection.lost'].answers.failure],
    ['call fails unexpectedly', bug, bugAsFailure],
  ] as const)(
    'whose stop is not known to be heard, as its %s, are followed on and stop when asked again',
    async (_, outcome, failure) => {
      const flow = startRun()
      await flow.following()
      flow.actor.send(stop)
      await flow.held.cancelRun.settle(outcome)
      expect([flow.state().value, flow.state().context.failure]).toEqual([{ followingRun: 'stopFailed' }, failure])
      flow.tell(runRead('running', 'working'))
      expect(flow.state().context.failure).toEqual(failure)
      flow.actor.send(stop)
      expect([flow.state().value, flow.state().context.failure]).toEqual([{ followingRun: 'stopping' }, null])
      await flow.held.cancelRun.settle(runCancels.cancelled)
      expect(flow.state().value).toEqual({ followingRun: 'stopped' })
    },
  )

  it('pause where the user asks for it, and go on with the PIN given again [000-4-15]', async () => {
    const flow = startRun()
    await flow.following()
    flow.actor.send(pause)
    expect(flow.state().value).toEqual({ followingRun: 'pausing' })
    expect(flow.held.pauseRun.inputs).toEqual([{ key: 'run-7' }])
    expect([flow.state().can(pause), flow.state().can(stop)]).toEqual([false, false])
    await flow.held.pauseRun.settle(runPauses)
    expect(flow.state().value).toEqual({ followingRun: 'pauseHeard' })
    flow.tell(runRead('waiting', 'working'))
    expect(flow.state().value).toEqual({ followingRun: 'pauseHeard' })
    flow.tell(runRead('waiting', 'waiting'))
    expect(flow.state().value).toBe('halted')
    flow.actor.send(goOn)
    expect(flow.state().value).toBe('beginningRun')
  })

  it('whose pause comes after their end are shown with their outcome', async () => {
    const flow = startRun()
    await flow.following()
    flow.actor.send(pause)
    await flow.held.pauseRun.settle(runPauses)
    flow.tell(runRead('finished', 'sent'))
    expect([flow.state().value, flow.stages()]).toEqual(['summary', ['sent']])
  })

  it.each([
    ['answer is lost', serverFails['connection.lost'], serverFails['connection.lost'].answers.failure],
    ['call fails unexpectedly', bug, bugAsFailure],
  ] as const)(
    'whose pause is not known to be heard, as its %s, are followed on, and pause or stop when asked again',
    async (_, outcome, failure) => {
      const flow = startRun()
      await flow.following()
      flow.actor.send(pause)
      await flow.held.pauseRun.settle(outcome)
      expect([flow.state().value, flow.state().context.failure]).toEqual([{ followingRun: 'pauseFailed' }, failure])
      flow.actor.send(pause)
      expect([flow.state().value, flow.state().context.failure]).toEqual([{ followingRun: 'pausing' }, null])
      await flow.held.pauseRun.settle(outcome)
      flow.actor.send(stop)
      expect([flow.state().value, flow.state().context.failure]).toEqual([{ followingRun: 'stopping' }, null])
    },
  )

  it('whose run was cancelled in another tab stop as well', async () => {
    const flow = startRun()
    await flow.following()
    flow.tell(runRead('cancelled', 'working'))
    expect(flow.state().value).toEqual({ followingRun: 'stopped' })
  })

  it('are followed on where a row was read before the end of their run', async () => {
    const flow = startRun()
    await flow.following()
    flow.tell(runRead('finished', 'waiting'))
    expect(flow.state().value).toEqual(going)
    flow.tell(runRead('finished', 'sent'))
    expect([flow.state().value, flow.stages()]).toEqual(['summary', ['sent']])
  })

  it('go on at the server when the dialog is closed, and their run is not ended', async () => {
    const flow = startRun()
    await flow.following()
    flow.actor.send(dismissed)
    expect(flow.state()).toMatchObject({ status: 'done', output: { result: 'closed' } })
    expect(flow.held.cancelRun.inputs).toEqual([])
  })

  it('are followed again where their run was begun before', async () => {
    const flow = startRun()
    await flow.check(foundRun)
    expect(flow.state().value).toEqual(going)
    flow.tell(runRead('waiting', 'waiting'))
    flow.actor.send(goOn)
    expect(flow.state().value).toBe('beginningRun')
  })

  describe('whose run waits or cannot be read wait for the user, who ends here', () => {
    const lost = { type: 'run.lost', failure: { code: 'session.ended' } } as const
    const ending = async () => {
      const flow = startRun()
      await flow.following()
      flow.tell(lost)
      expect([flow.state().value, flow.state().context.failure]).toEqual(['halted', { code: 'session.ended' }])
      flow.actor.send(dismissed)
      expect([flow.state().value, flow.state().context.failure]).toEqual(['endingRun', null])
      expect([...flow.state().tags]).toEqual(['busy', 'running'])
      expect(flow.held.cancelRun.inputs).toEqual([{ key: 'run-7' }])
      return flow
    }

    it('and follows the run until the documents that it was at have their outcome', async () => {
      const flow = await ending()
      await flow.held.cancelRun.settle(runCancels.cancelled)
      expect(flow.state().value).toEqual({ followingRun: 'stopped' })
      flow.tell(runRead('cancelled', 'working'))
      expect(flow.effects).not.toContainEqual({ putRunAway: 'run-7' })
      flow.tell(runRead('cancelled', 'sent'))
      expect([flow.state().value, flow.stages()]).toEqual(['summary', ['sent']])
      flow.actor.send(dismissed)
      expect(flow.effects).toContainEqual({ putRunAway: 'run-7' })
    })

    it('which ends a run that waits for its PIN, and says which were not begun', async () => {
      const flow = startRun()
      await flow.check(foundRun)
      flow.tell(runRead('waiting', 'waiting'))
      flow.actor.send(dismissed)
      await flow.held.cancelRun.settle(runCancels.cancelled)
      flow.tell(runRead('cancelled', 'stopped'))
      expect([flow.state().value, flow.stages()]).toEqual(['summary', ['leftOut']])
    })

    it('and sees the run over the list where it cannot be read to its end', async () => {
      const flow = await ending()
      await flow.held.cancelRun.settle(runCancels.cancelled)
      flow.tell(lost)
      expect(flow.state().value).toBe('summary')
      flow.actor.send(dismissed)
      expect(flow.effects).not.toContainEqual({ putRunAway: 'run-7' })
    })

    it.each([
      ['answer is lost', serverFails['connection.lost'], serverFails['connection.lost'].answers.failure],
      ['call fails unexpectedly', bug, bugAsFailure],
    ] as const)(
      'says that the %s, and the user asks again or leaves the run to the list',
      async (_, outcome, failure) => {
        const flow = await ending()
        await flow.held.cancelRun.settle(outcome)
        expect(flow.state()).toMatchObject({ value: 'endFailed', context: { failure } })
        expect([...flow.state().tags]).toEqual(['stopped'])
        flow.actor.send({ type: 'step.retried' })
        expect(flow.state()).toMatchObject({ value: 'endingRun', context: { failure: null } })
        await flow.held.cancelRun.settle(outcome)
        flow.actor.send(dismissed)
        expect(flow.state().value).toBe('summary')
        flow.actor.send(dismissed)
        expect(flow.effects).not.toContainEqual({ putRunAway: 'run-7' })
      },
    )

    it('and may close the dialog meanwhile', async () => {
      const flow = await ending()
      flow.actor.send(dismissed)
      expect(flow.state()).toMatchObject({ status: 'done', value: 'finished' })
    })

    it('once the server has none, where it is not known whether one was begun', async () => {
      const flow = startRun()
      await flow.confirmed()
      flow.sign(signingEnds['given up'], 'hsmRun')
      flow.actor.send(dismissed)
      expect([flow.state().value, flow.held.cancelRun.inputs]).toEqual(['endingRun', [{ key: 'run-7' }]])
      await flow.held.cancelRun.settle(runCancels.absent)
      expect([flow.state().value, flow.stages()]).toEqual(['summary', ['waiting']])
      flow.actor.send(dismissed)
      expect(flow.effects).not.toContainEqual({ putRunAway: 'run-7' })
    })

    it('and follows one that had begun although its beginning was not answered', async () => {
      const flow = startRun()
      await flow.confirmed()
      flow.sign(signingEnds['given up'], 'hsmRun')
      flow.actor.send(dismissed)
      await flow.held.cancelRun.settle(runCancels.cancelled)
      expect(flow.state().value).toEqual({ followingRun: 'stopped' })
      flow.tell(runRead('cancelled', 'sent'))
      expect([flow.state().value, flow.stages()]).toEqual(['summary', ['sent']])
    })

    it('or goes on by the same key', async () => {
      const flow = startRun()
      await flow.confirmed()
      flow.sign(signingEnds['given up'], 'hsmRun')
      flow.actor.send(goOn)
      expect(flow.state().children.hsmRun?.getSnapshot().context).toMatchObject({ reqKey: 'run-7' })
    })
  })

  it.each([
    ['given up', signingEnds['given up'], 'halted'],
    ['left for the settings', signingEnds['to the settings'], 'finished'],
  ] as const)('are not begun where the PIN is %s', async (_name, outcome, state) => {
    const flow = startRun()
    await flow.confirmed()
    flow.sign(outcome, 'hsmRun')
    expect(flow.state().value).toBe(state)
  })

  it('are not begun where opening the key fails unexpectedly', async () => {
    const flow = startRun()
    await flow.confirmed()
    flow.sign(bug, 'hsmRun')
    expect([flow.state().value, flow.state().context.failure]).toEqual(['halted', bugAsFailure])
  })
})
