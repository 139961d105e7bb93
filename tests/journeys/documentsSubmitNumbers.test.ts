import { describe, expect, it } from 'vitest'
import { kinds } from '../../src/machines/kinds.ts'
import { changedMeanwhile } from '../../walks/flows/documentSubmit.ts'
import {
  checked,
  draft,
  documentsSubmitOutcomes,
  first,
  firstIsGenerated,
  second,
  secondIsGenerated,
  signingEnds,
} from '../../walks/flows/documentsSubmit.ts'
import { refusal, serverFails } from '../../walks/flows/serverFailures.ts'
import { startBulk } from './support/startBulk.ts'

type Bulk = ReturnType<typeof startBulk>

const dismiss = ({ actor }: Bulk) => actor.send({ type: 'dialog.dismissed' })
const giveUpSigning = async (flow: Bulk) => {
  await flow.toSigning()
  flow.sign({ answers: { result: 'givenUp' } })
}

/** Ways in which nothing comes of XML that is generated, and of how many. */
const waysOut = {
  'the user gives up signing': {
    leave: async (flow: Bulk) => {
      await giveUpSigning(flow)
      dismiss(flow)
      dismiss(flow)
    },
    waiting: 2,
  },
  'the user goes to the settings': {
    leave: async (flow: Bulk) => {
      await flow.toSigning()
      flow.sign({ answers: { result: 'toSettings' } })
    },
    waiting: 2,
  },
  'the user stops after the first XML': {
    leave: async (flow: Bulk) => {
      await flow.begin()
      flow.actor.send({ type: 'stop.requested' })
      await flow.held.generateXml.settle(firstIsGenerated)
      dismiss(flow)
      dismiss(flow)
    },
    waiting: 1,
  },
  'one is not signed': {
    leave: async (flow: Bulk) => {
      await flow.toSigning('2')
      flow.sign(signingEnds['signed but one'], 'hsmSigning')
      await flow.register()
      dismiss(flow)
    },
    waiting: 1,
  },
  'the server refuses one that is signed': {
    leave: async (flow: Bulk) => {
      await flow.toSigning()
      flow.sign()
      await flow.held.sendSigned.settle(changedMeanwhile)
      await flow.register()
      dismiss(flow)
    },
    waiting: 1,
  },
} as const

describe.each(Object.entries(waysOut))('nothing comes of an XML: %s', (_, { leave, waiting }) => {
  it('a sending of declarations ends, and says of no number', async () => {
    const flow = startBulk(kinds.declaration)
    await leave(flow)
    expect(flow.state()).toMatchObject({ status: 'done', value: 'finished', output: { numbersWaiting: 0 } })
  })

  it('a sending of invoices ends where numbers wait, and says how many', async () => {
    const flow = startBulk(kinds.invoice)
    await leave(flow)
    expect(flow.state()).toMatchObject({ status: 'done', value: 'numbersWaiting', output: { numbersWaiting: waiting } })
    expect(flow.effects.at(-1)).toBe('refreshLists')
  })
})

describe('no number of an invoice waits', () => {
  const ended = { status: 'done', value: 'finished', output: { numbersWaiting: 0 } }

  it('where all are sent', async () => {
    const flow = startBulk(kinds.invoice)
    await flow.toSigning()
    flow.sign()
    await flow.register()
    await flow.register()
    dismiss(flow)
    expect(flow.state()).toMatchObject(ended)
  })

  it('before the first XML is generated', async () => {
    const flow = startBulk(kinds.invoice)
    await flow.check()
    dismiss(flow)
    expect(flow.state()).toMatchObject(ended)
  })

  it('of what the server has refused to generate', async () => {
    const flow = startBulk(kinds.invoice)
    await flow.begin()
    await flow.held.generateXml.settle({ answers: { ok: false, failure: refusal } })
    await flow.held.generateXml.settle({ answers: { ok: false, failure: refusal } })
    dismiss(flow)
    expect(flow.state()).toMatchObject(ended)
  })

  it('here where another tab works on the XML, or its outcome is to be asked for', async () => {
    const flow = startBulk(kinds.invoice)
    await flow.begin()
    await flow.generateBoth()
    flow.claim([], [second.reqKey])
    flow.sign()
    await flow.held.sendSigned.settle(serverFails['connection.lost'])
    await flow.held.findSent.settle(documentsSubmitOutcomes.findSent['server.failed'])
    dismiss(flow)
    expect(flow.state()).toMatchObject(ended)
    expect(flow.effects).toContainEqual({ forgetUnsigned: [] })
  })
})

describe('what is signed and kept from before', () => {
  const kept = checked(['1'], draft('d-7', { kept: first, warnings: ['representative'] }), draft('d-8'))

  it('stays kept where the review of a sending is closed', async () => {
    const flow = startBulk(kinds.invoice)
    await flow.check(kept)
    dismiss(flow)
    expect(flow.state()).toMatchObject({ value: 'finished', output: { numbersWaiting: 0 } })
    expect(flow.effects).toEqual([{ forgetUnsigned: [] }, 'refreshLists'])
  })

  it('stays kept where the user leaves it out, and only the number of the other waits', async () => {
    const flow = startBulk(kinds.invoice)
    await flow.check(kept)
    flow.confirm('1')
    await flow.held.generateXml.settle(secondIsGenerated)
    flow.claim()
    flow.sign({ answers: { result: 'givenUp' } })
    dismiss(flow)
    dismiss(flow)
    expect(flow.state()).toMatchObject({ value: 'numbersWaiting', output: { numbersWaiting: 1 } })
    expect(flow.effects).toContainEqual({ forgetUnsigned: [second.reqKey] })
  })
})
