import { createActor } from 'xstate'
import { describe, expect, it } from 'vitest'
import { Sealed } from '../../src/machines/sealed.ts'
import {
  arrangement,
  faulty,
  holdExcelUpload,
  needsColumns,
  readSound,
  sheetFails,
  sound,
  source,
} from '../../walks/flows/excelUpload.ts'

const other = new Sealed('C\tD')

const begin = () => {
  const { held, machine } = holdExcelUpload()
  const actor = createActor(machine, { input: { mode: 'all' } })
  actor.start()
  const send = (event: Parameters<typeof actor.send>[0]) => actor.send(event)
  return { actor, held, send, value: () => actor.getSnapshot().value, context: () => actor.getSnapshot().context }
}

const previewed = async () => {
  const flow = begin()
  flow.send({ type: 'file.chosen', source })
  await flow.held.read.settle(readSound)
  return flow
}

describe('headings that are not recognised', () => {
  const asked = async () => {
    const flow = begin()
    flow.send({ type: 'file.chosen', source })
    await flow.held.read.settle(needsColumns)
    return flow
  }

  it('are said by the user, and the file is read by them', async () => {
    const { held, send, value, context, actor } = await asked()
    expect(value()).toBe('choosingColumns')
    send({ type: 'columns.dismissed' })
    expect(value()).toBe('choosingColumns')
    send({ type: 'columns.chosen', arrangement })
    expect(value()).toBe('reading')
    expect(held.read.inputs.at(-1)).toEqual({ source, arrangement })
    expect([...actor.getSnapshot().tags]).toEqual(['busy'])
    await held.read.settle({ answers: { ok: true, value: { kind: 'rows', counts: faulty } } })
    expect(value()).toBe('previewing')
    expect(context().counts).toEqual(faulty)
  })

  it('are said of one file alone', async () => {
    const { held, send, context } = await asked()
    send({ type: 'columns.chosen', arrangement })
    await held.read.settle(sheetFails['spreadsheet.noRows'])
    send({ type: 'file.chosen', source: other })
    expect(held.read.inputs.at(-1)).toEqual({ source: other, arrangement: null })
    await held.read.settle(readSound)
    send({ type: 'another.wanted' })
    send({ type: 'leave.confirmed' })
    expect(context().arrangement).toBeNull()
  })

  it('lead to the same file again where the reader could not be fetched', async () => {
    const { held, send } = await asked()
    send({ type: 'columns.chosen', arrangement })
    await held.read.settle(sheetFails['connection.lost'])
    send({ type: 'outcome.asked' })
    expect(held.read.inputs.at(-1)).toEqual({ source, arrangement })
  })

  it('lead to another file, or to the end', async () => {
    const one = await asked()
    one.send({ type: 'another.wanted' })
    expect(one.value()).toBe('choosing')
    const two = await asked()
    two.send({ type: 'close.requested' })
    expect(two.actor.getSnapshot().status).toBe('done')
  })
})

describe('sheet and columns of rows that are seen', () => {
  const changing = async () => {
    const flow = await previewed()
    flow.send({ type: 'columns.wanted' })
    expect(flow.value()).toBe('choosingColumns')
    return flow
  }

  it('are said anew, and the file is read again', async () => {
    const { held, send, value, context } = await changing()
    send({ type: 'columns.chosen', arrangement })
    expect(held.read.inputs.at(-1)).toEqual({ source, arrangement })
    expect(context().counts).toEqual({ rows: 0, valid: 0, faulty: 0, leftOut: 0 })
    await held.read.settle(readSound)
    expect(value()).toBe('previewing')
  })

  it('stay as they are, with the rows', async () => {
    const { send, value, context } = await changing()
    send({ type: 'columns.dismissed' })
    expect(value()).toBe('previewing')
    expect(context().counts).toEqual(sound)
  })

  it('are not given up for another file, or for good, without a question, though all rows are left out', async () => {
    for (const [event, state] of [
      ['another.wanted', 'confirmingAnother'],
      ['close.requested', 'confirmingLeave'],
    ] as const) {
      const flow = await previewed()
      flow.send({ type: 'sheet.changed', counts: { rows: 0, valid: 0, faulty: 0, leftOut: 2 } })
      flow.send({ type: 'columns.wanted' })
      flow.send({ type: event })
      expect(flow.value()).toBe(state)
      flow.send({ type: 'leave.dismissed' })
      expect(flow.value()).toBe('previewing')
    }
  })
})
