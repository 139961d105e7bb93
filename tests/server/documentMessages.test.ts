import { beforeEach, describe, expect, it } from 'vitest'
import { documentsMessage } from '../../server/authority/documentMessage.ts'
import { writeEnvelope } from '../../server/authority/envelope.ts'
import { answerTypesOf, type TransmittedMessage } from '../../server/authority/messageRows.ts'
import { answerTo, type AnsweredKind } from '../../server/authority/simulator/answering.ts'
import { authorityRegister } from '../../server/authority/simulator/register.ts'
import { createSimulator } from '../../server/authority/simulator/simulator.ts'
import { childrenByTag, readTexts, required, unreadable } from '../../server/authority/strictElements.ts'
import { ofWholeMessage, type Notice, type ReadNotice } from '../../server/documents/answer.ts'
import { certificateEnding } from '../../server/areas/digitalSignatures/endingNotification.ts'
import { documentCorrespondent } from '../../server/documents/correspondent.ts'
import { openStore } from '../../server/openStore.ts'
import { succeed } from '../../src/domain/result.ts'
import { makeFolder, removeFolder } from '../../tools/product/server/runningServer.ts'

/** A kind that the product has not: parcels, which are stamped or sent back, and their returns, which are only counted. */
type Status = 'sent' | 'counted' | 'stamped' | 'sentBack'
const turnedDown = { finds: ['sent'], to: 'sentBack' } as const
const counted = {
  type: '999',
  step: 'receipt',
  outcomeOf: 'message',
  finds: ['sent'],
  moves: { '0': 'counted' },
} as const
const messages = [
  {
    type: '900',
    carries: 'document',
    maxRows: 1,
    turnedDown,
    answers: [
      counted,
      {
        type: '901',
        step: 'decision',
        outcomeOf: 'message',
        finds: ['sent', 'counted'],
        moves: { '1': 'stamped', '2': 'sentBack' },
      },
    ],
  },
  { type: '910', carries: 'document', maxRows: 1, turnedDown, answers: [counted] },
] as const satisfies readonly TransmittedMessage<Status>[]

interface Parcel {
  readonly turn: number
  status: Status
  message: string
}
/** All that a server keeps of parcels, and what was done with them. */
interface Parcels {
  readonly kept: Map<string, Parcel>
  latestTurn: number
  readonly done: string[]
}

const taxCode = '0199999984'
const readParcelNotice: ReadNotice<Status, Notice<Status>> = ({ moves }, payload) => {
  const parts = payload.name === 'Phieu' ? childrenByTag(payload, ['MST', 'KQ']) : unreadable(payload.name)
  if (!parts.ok) return parts
  const texts = readTexts(parts.value, [required('MST', 14), required('KQ', 1)])
  if (!texts.ok) return texts
  const status = moves[texts.value('KQ')]
  if (status === undefined) return unreadable('KQ')
  return succeed({ status, message: `said ${status}`, taxCode: texts.value('MST'), transactionCode: '' })
}

const parcelCorrespondent = documentCorrespondent<Parcels, Parcel, Status>({
  kind: 'parcel',
  messages,
  readNotice: ofWholeMessage(readParcelNotice),
  notifiedOf: { sent: null, counted: null, stamped: certificateEnding, sentBack: null },
  signedOf: ({ kept }, { id }) => Promise.resolve(kept.get(id) ?? null),
  carried: ({ kept }, _companyId, ids) =>
    Promise.resolve(
      new Map(
        [...kept].flatMap(([id, { turn }]) =>
          ids.includes(id)
            ? [[id, { taxCode, version: '1', signedXml: `<Kien><So>${turn}</So></Kien>` }] as const]
            : [],
        ),
      ),
    ),
  isLatest: ({ latestTurn }, { turn }) => Promise.resolve(turn === latestTurn),
  move(_inside, parcel, { finds, status, message }) {
    const isMoved = finds.includes(parcel.status)
    if (isMoved) Object.assign(parcel, { status, message })
    return Promise.resolve(isMoved)
  },
  keep({ done }, { turn }, { kind, type, outcome, text }) {
    done.push(`keep ${kind} ${type}${text} of ${turn}: ${outcome}`)
    return Promise.resolve()
  },
  follow({ done }, _parcel, { status }) {
    done.push(`follow ${status}`)
    return Promise.resolve()
  },
  announce({ done }) {
    done.push('announce')
    return Promise.resolve()
  },
  notify({ done }, _parcel, kind) {
    done.push(`notify ${kind.name}`)
    return Promise.resolve()
  },
  noteTurnedDown({ done }, _parcel, { message, reason }) {
    done.push(`note ${message}: ${reason}`)
    return Promise.resolve()
  },
})

const at = '2026-11-20T01:00:00.000Z'
const keyOf = (id = 'p1') => ({ companyId: 'c1', id })
const answer = (type: string, outcome: string, reference = 'M1', of = taxCode): string =>
  writeEnvelope(
    { version: '1', sender: 'TCT', receiver: 'V1', type, mtdiep: 'A1', reference, taxCode },
    `<Phieu><MST>${of}</MST><KQ>${outcome}</KQ></Phieu>`,
  )

describe('messages of any kind of documents', () => {
  let parcel: Parcel
  let parcels: Parcels
  beforeEach(() => {
    parcel = { turn: 1, status: 'sent', message: '' }
    parcels = { kept: new Map([['p1', parcel]]), latestTurn: 1, done: [] }
  })
  const take = async (xml: string, sentAs = '900', id = 'p1') => {
    const read = parcelCorrespondent.read(xml, sentAs)
    return read.ok ? read.value[0]?.move(parcels, keyOf(id), at) : read.failure.detail
  }

  it('move their document as the rows say, each with what it brings', async () => {
    expect(answerTypesOf(parcelCorrespondent.messages)).toEqual(['999', '901'])
    expect(await take(answer('999', '0'))).toBe('applied')
    expect(await take(answer('901', '1'))).toBe('applied')
    expect(parcel).toEqual({ turn: 1, status: 'stamped', message: 'said stamped' })
    expect(parcels.done).toEqual([
      'follow counted',
      'announce',
      'keep answer 999 of 1: applied',
      'follow stamped',
      'notify certificate.ending',
      'keep answer 901 of 1: applied',
    ])
  })

  it('are kept and change nothing once the document has moved on, or was filed anew', async () => {
    parcel.status = 'stamped'
    expect(await take(answer('999', '0'))).toBe('late')
    parcel.status = 'sent'
    parcels.latestTurn = 2
    expect(await take(answer('901', '1'))).toBe('late')
    expect(parcel.status).toBe('sent')
    expect(parcels.done).toEqual(['keep answer 999 of 1: late', 'keep answer 901 of 1: late'])
  })

  it('answer only what their row says, about a document that is there', async () => {
    expect(await take(answer('901', '1'), '910')).toBe('message type 901')
    expect(await take(answer('999', '0'), '900', 'p9')).toBe('unknown')
    expect(parcels.done).toEqual([])
    expect(await take(answer('999', '0'), '910')).toBe('applied')
  })

  it.each([
    ['of a type in no row', answer('902', '1'), 'message type 902'],
    ['that answers nothing', answer('901', '1', ''), 'MTDTChieu'],
    ['about two tax codes', answer('901', '1', 'M1', '0399999981'), 'two tax codes'],
    ['with an outcome that its row has not', answer('999', '1'), 'KQ'],
  ])('are not read: one %s', async (_what, xml, detail) => {
    expect(await take(xml)).toBe(detail)
  })

  it('give the document back when the provider turns them down, unless it has moved on', async () => {
    const refused = { message: 'no', mtdiep: 'M1', messageType: '900' }
    await parcelCorrespondent.turnDown(parcels, keyOf(), refused, at)
    expect(parcel).toMatchObject({ status: 'sentBack', message: 'no' })
    await parcelCorrespondent.turnDown(parcels, keyOf(), refused, at)
    expect(parcels.done).toEqual([
      'keep technical no of 1: applied',
      'follow sentBack',
      'announce',
      'note M1: no',
      'keep technical no of 1: applied',
      'note M1: no',
    ])
    await expect(parcelCorrespondent.carried(parcels, 'c1', ['p9'])).rejects.toThrow(/parcel that is not there/)
  })

  it('are answered by the simulated authority as their kind says', async () => {
    const simulated: AnsweredKind = {
      messages,
      root: 'Kien',
      answering: () => ({
        owed: ({ type }) => [{ step: 'count', seconds: 1 }, ...(type === '900' ? [{ step: 'stamp', seconds: 2 }] : [])],
        verdictOn: (_message, { sender, taxCode: of }, { mtdiep, reference, step }) => {
          const to = { mtdiep, reference, receiver: sender, version: '1', taxCode: of }
          const [type, outcome] = step === 'count' ? ['999', '0'] : ['901', '2']
          return Promise.resolve({
            notice: answerTo(to, type, `<Phieu><MST>${of}</MST><KQ>${outcome}</KQ></Phieu>`),
            isLast: step === 'stamp',
          })
        },
      }),
    }
    const folder = await makeFolder()
    const { store, db } = await openStore({ kind: 'sqlite', path: `${folder}/authority.sqlite` })
    let now = new Date(at)
    const authority = createSimulator({
      kinds: [simulated],
      register: authorityRegister(db),
      roots: [],
      processingTime: { receiptSeconds: 0, decisionSeconds: 0 },
      clock: () => now,
    })
    const received = async () => {
      now = new Date(now.getTime() + 1000)
      const waiting = await authority.receive()
      const outcomes: unknown[] = []
      for (const { mtdiep, xml } of waiting) {
        outcomes.push(await take(xml))
        await authority.acknowledge(mtdiep)
      }
      return outcomes
    }
    const header = { type: '900', mtdiep: 'M1', sender: authority.sender }
    const message = documentsMessage(
      { ...header, taxCode, version: '1' },
      (await parcelCorrespondent.carried(parcels, 'c1', [keyOf().id])).map(({ signedXml }) => signedXml),
    )
    expect(await authority.send(message)).toEqual(succeed(null))
    expect([await received(), parcel.status]).toEqual([['applied'], 'counted'])
    expect([await received(), parcel.status]).toEqual([['applied'], 'sentBack'])
    expect(await received()).toEqual([])
    const declaration = { ...message, mtdiep: 'M2', xml: message.xml.replaceAll('Kien', 'TKhai') }
    expect(await authority.send(declaration)).toMatchObject({ ok: false, failure: { code: 'authority.turnedDown' } })
    const unknown = { ...message, mtdiep: 'M3', xml: message.xml.replace('<MLTDiep>900<', '<MLTDiep>920<') }
    expect(await authority.send(unknown)).toMatchObject({ ok: false, failure: { code: 'authority.turnedDown' } })
    await store.close()
    await removeFolder(folder)
  })
})
