import { createActor } from 'xstate'
import { describe, expect, it } from 'vitest'
import type { UploadSource } from '../../src/machines/excelUpload/setup.ts'
import { Sealed } from '../../src/machines/sealed.ts'
import {
  faulty,
  holdExcelUpload,
  notThere,
  readSound,
  sheetFails,
  sound,
  source,
  uploadedAll,
  uploadedSome,
} from '../../walks/flows/excelUpload.ts'
import { bug, bugAsFailure, fails, serverFails, unanswered } from '../../walks/flows/serverFailures.ts'

const input = { mode: 'all' } as const
const other = new Sealed('C\tD')
const read = (file: UploadSource) => ({ source: file, arrangement: null })

const begin = () => {
  const { held, machine } = holdExcelUpload()
  const announced: string[] = []
  const actor = createActor(machine.provide({ actions: { announceUploaded: () => announced.push('uploaded') } }), {
    input,
  })
  actor.start()
  const send = (event: Parameters<typeof actor.send>[0]) => actor.send(event)
  return {
    actor,
    announced,
    held,
    send,
    value: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
  }
}

const previewed = async () => {
  const flow = begin()
  flow.send({ type: 'file.chosen', source })
  await flow.held.read.settle(readSound)
  return flow
}

const sent = async () => {
  const flow = await previewed()
  flow.send({ type: 'upload.requested' })
  flow.send({ type: 'upload.confirmed' })
  return flow
}

describe('a file', () => {
  it('is read, checked, confirmed, uploaded and reported [001-2.8-06 001-4-21]', async () => {
    const { held, send, value, context, announced, actor } = begin()
    expect(value()).toBe('choosing')
    send({ type: 'file.chosen', source })
    expect(value()).toBe('reading')
    expect(held.read.inputs).toEqual([read(source)])
    expect([...actor.getSnapshot().tags]).toEqual(['busy'])
    await held.read.settle(readSound)
    expect(value()).toBe('previewing')
    expect(context().counts).toEqual(sound)
    send({ type: 'mode.chosen', mode: 'valid' })
    expect(value()).toBe('previewing')
    send({ type: 'upload.requested' })
    expect(value()).toBe('confirming')
    send({ type: 'upload.dismissed' })
    expect(value()).toBe('previewing')
    send({ type: 'upload.requested' })
    send({ type: 'upload.confirmed' })
    expect(value()).toBe('uploading')
    expect([...actor.getSnapshot().tags]).toEqual(['busy'])
    expect(held.upload.inputs).toEqual([{ mode: 'valid' }])
    await held.upload.settle(uploadedSome)
    expect(value()).toEqual({ results: 'shown' })
    expect(context().summary).toEqual(uploadedSome.answers.value)
    expect(announced).toEqual(['uploaded'])
    send({ type: 'close.requested' })
    expect(actor.getSnapshot().status).toBe('done')
  })

  it.each([
    ['spreadsheet.notASpreadsheet', 'notSpreadsheet'],
    ['spreadsheet.damaged', 'damaged'],
    ['spreadsheet.notReadable', 'notReadable'],
    ['spreadsheet.passwordProtected', 'passwordProtected'],
    ['spreadsheet.tooLarge', 'tooLarge'],
    ['spreadsheet.tooManyRows', 'tooManyRows'],
    ['spreadsheet.noRows', 'nothingToRead'],
    ['spreadsheet.cancelled', 'choosing'],
    ['connection.lost', 'readerMissing'],
  ] as const)('that ends with %s: %s, and another one can be chosen [001-5-51 001-5-44]', async (code, state) => {
    const { held, send, value } = begin()
    send({ type: 'file.chosen', source })
    await held.read.settle(sheetFails[code])
    expect(value()).toBe(state)
    send({ type: 'file.chosen', source: other })
    expect(value()).toBe('reading')
    expect(held.read.inputs).toEqual([read(source), read(other)])
    await held.read.settle(sheetFails[code])
    send({ type: 'close.requested' })
    expect(value()).toBe('closed')
  })

  it.each(['openDocument', 'binaryWorkbook', 'numbers', 'xmlSpreadsheet', 'webPage', 'text', 'otherEncoding'] as const)(
    'that is a table in another format (%s) says how to bring it into this one [001-5-51]',
    async (looksLike) => {
      const { held, send, value, context } = begin()
      send({ type: 'file.chosen', source })
      await held.read.settle(fails({ code: 'spreadsheet.notASpreadsheet', looksLike }))
      expect(value()).toBe('otherFormat')
      expect(context().unreadable).toEqual({ code: 'spreadsheet.notASpreadsheet', looksLike })
      send({ type: 'file.chosen', source: other })
      expect(value()).toBe('reading')
      expect(held.read.inputs).toEqual([read(source), read(other)])
      await held.read.settle(fails({ code: 'spreadsheet.notASpreadsheet', looksLike }))
      send({ type: 'close.requested' })
      expect(value()).toBe('closed')
    },
  )

  it.each(['document', 'pdf', 'heic', 'webp', 'image', 'recording', 'archive', 'lockFile', 'empty', null] as const)(
    'that is something else (%s) is not valid [001-5-51]',
    async (looksLike) => {
      const { held, send, value, context } = begin()
      send({ type: 'file.chosen', source })
      await held.read.settle(fails({ code: 'spreadsheet.notASpreadsheet', looksLike }))
      expect(value()).toBe('notSpreadsheet')
      expect(context().unreadable).toEqual({ code: 'spreadsheet.notASpreadsheet', looksLike })
      send({ type: 'file.chosen', source: other })
      expect(context().unreadable).toBeNull()
    },
  )

  it('that ends before its end is kept as such, to be said', async () => {
    const { held, send, value, context } = begin()
    send({ type: 'file.chosen', source })
    await held.read.settle(fails({ code: 'spreadsheet.damaged', isCutOff: true }))
    expect(value()).toBe('damaged')
    expect(context().unreadable).toEqual({ code: 'spreadsheet.damaged', isCutOff: true })
  })

  it('that the reader breaks down over counts as damaged', async () => {
    const { held, send, value, context } = begin()
    send({ type: 'file.chosen', source })
    await held.read.settle(bug)
    expect(value()).toBe('damaged')
    expect(context().failure).toEqual(bugAsFailure)
  })

  it('is read again where the reader could not be fetched', async () => {
    const { held, send, value } = begin()
    send({ type: 'file.chosen', source })
    await held.read.settle(sheetFails['connection.lost'])
    send({ type: 'outcome.asked' })
    expect(value()).toBe('reading')
    expect(held.read.inputs).toEqual([read(source), read(source)])
  })

  it('is no longer read once the user stops it', () => {
    const { held, send, value } = begin()
    send({ type: 'file.chosen', source })
    send({ type: 'reading.cancelled' })
    expect(value()).toBe('choosing')
    expect(held.read.isRunning()).toBe(false)
  })

  it('is left while it is read', () => {
    const { send, actor } = begin()
    send({ type: 'file.chosen', source })
    send({ type: 'close.requested' })
    expect(actor.getSnapshot().status).toBe('done')
  })
})

describe('the rows', () => {
  it('go only when every one of them is sound [001-5-50]', async () => {
    const { send, value } = await previewed()
    send({ type: 'sheet.changed', counts: faulty })
    send({ type: 'upload.requested' })
    expect(value()).toBe('previewing')
    send({ type: 'sheet.changed', counts: { rows: 0, valid: 0, faulty: 0, leftOut: 2 } })
    send({ type: 'upload.requested' })
    expect(value()).toBe('previewing')
    send({ type: 'sheet.changed', counts: sound })
    send({ type: 'upload.requested' })
    expect(value()).toBe('confirming')
  })

  it('are given up only after a question, for another file or for good', async () => {
    const { send, value, context, actor } = await previewed()
    send({ type: 'another.wanted' })
    expect(value()).toBe('confirmingAnother')
    send({ type: 'leave.dismissed' })
    expect(value()).toBe('previewing')
    send({ type: 'another.wanted' })
    send({ type: 'leave.confirmed' })
    expect(value()).toBe('choosing')
    expect(context()).toMatchObject({
      source: null,
      arrangement: null,
      counts: { rows: 0 },
      summary: null,
      failure: null,
    })
    const other = await previewed()
    other.send({ type: 'close.requested' })
    expect(other.value()).toBe('confirmingLeave')
    other.send({ type: 'leave.dismissed' })
    expect(other.value()).toBe('previewing')
    other.send({ type: 'close.requested' })
    other.send({ type: 'leave.confirmed' })
    expect(other.actor.getSnapshot().status).toBe('done')
    expect(actor.getSnapshot().status).toBe('active')
  })
})

describe('an upload', () => {
  it('that is refused as a whole leads back to the rows, with the reason', async () => {
    for (const code of ['server.refused', 'session.ended'] as const) {
      const { held, value, context, send } = await sent()
      await held.upload.settle(serverFails[code])
      expect(value()).toBe('previewing')
      expect(context().failure?.code).toBe(code)
      send({ type: 'upload.requested' })
      expect(context().failure).toBeNull()
    }
  })

  it.each(unanswered.filter((code) => code !== 'session.ended'))(
    'without an answer (%s) is asked for before anything is sent again',
    async (code) => {
      const { held, value } = await sent()
      await held.upload.settle(serverFails[code])
      expect(value()).toBe('asking')
      expect(held.upload.inputs).toHaveLength(1)
    },
  )

  it('that breaks down, or that the user stops, is asked for too', async () => {
    const broken = await sent()
    await broken.held.upload.settle(bug)
    expect(broken.value()).toBe('asking')
    expect(broken.context().failure).toEqual(bugAsFailure)
    const stopped = await sent()
    stopped.send({ type: 'upload.cancelled' })
    expect(stopped.value()).toBe('asking')
    expect(stopped.held.upload.isRunning()).toBe(false)
    expect([...stopped.actor.getSnapshot().tags]).toEqual(['busy'])
  })

  const asking = async () => {
    const flow = await sent()
    await flow.held.upload.settle(serverFails['connection.lost'])
    return flow
  }

  it('that the server had is shown as such', async () => {
    const { held, value, context, announced } = await asking()
    await held.settle.settle(uploadedAll)
    expect(value()).toEqual({ results: 'shown' })
    expect(context().summary).toEqual(uploadedAll.answers.value)
    expect(announced).toEqual(['uploaded'])
  })

  it('that the server never had is sent again, or corrected, or given up', async () => {
    const { held, value, send } = await asking()
    await held.settle.settle(notThere)
    expect(value()).toBe('notUploaded')
    send({ type: 'upload.confirmed' })
    expect(value()).toBe('uploading')
    const corrected = await asking()
    await corrected.held.settle.settle(notThere)
    corrected.send({ type: 'close.requested' })
    expect(corrected.value()).toBe('confirmingLeave')
    corrected.send({ type: 'leave.dismissed' })
    expect(corrected.value()).toBe('previewing')
    const back = await asking()
    await back.held.settle.settle(notThere)
    back.send({ type: 'upload.dismissed' })
    expect(back.value()).toBe('previewing')
  })

  it('that cannot be asked for is not sent again before the server answers', async () => {
    const { held, value, context, send, actor } = await asking()
    await held.settle.settle(serverFails['connection.lost'])
    expect(value()).toBe('outcomeUnknown')
    expect(context().failure).toEqual({ code: 'connection.lost' })
    expect(actor.getSnapshot().can({ type: 'upload.confirmed' })).toBe(false)
    send({ type: 'outcome.asked' })
    expect(value()).toBe('asking')
    await held.settle.settle(bug)
    expect(value()).toBe('outcomeUnknown')
    expect(context().failure).toEqual(bugAsFailure)
    send({ type: 'close.requested' })
    expect(actor.getSnapshot().status).toBe('done')
  })
})

describe('the results', () => {
  const reported = async () => {
    const flow = await sent()
    await flow.held.upload.settle(uploadedSome)
    return flow
  }

  it("give the user's file back with the reasons, as often as it is wanted [001-8-20]", async () => {
    const { held, send, value, actor } = await reported()
    send({ type: 'return.requested' })
    expect(value()).toEqual({ results: 'givingBack' })
    expect([...actor.getSnapshot().tags]).toEqual(['busy'])
    await held.giveBack.settle({ answers: { ok: true, value: null } })
    expect(value()).toEqual({ results: 'shown' })
    send({ type: 'return.requested' })
    await held.giveBack.settle(sheetFails['spreadsheet.cancelled'])
    expect(value()).toEqual({ results: 'shown' })
    send({ type: 'return.requested' })
    await held.giveBack.settle(sheetFails['connection.lost'])
    expect(value()).toEqual({ results: 'notGivenBack' })
    send({ type: 'return.requested' })
    await held.giveBack.settle(bug)
    expect(value()).toEqual({ results: 'notGivenBack' })
  })

  it('lead to another file, which begins anew', async () => {
    const { send, value, context } = await reported()
    send({ type: 'another.wanted' })
    expect(value()).toBe('choosing')
    expect(context().summary).toBeNull()
  })

  it('of an earlier lost answer keep no failure', async () => {
    const { held, context } = await sent()
    await held.upload.settle(bug)
    await held.settle.settle(uploadedAll)
    expect(context().failure).toBeNull()
  })
})
