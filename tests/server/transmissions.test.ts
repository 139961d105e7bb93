import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { documentsMessage } from '../../server/authority/documentMessage.ts'
import type { AnsweredKind } from '../../server/authority/simulator/answering.ts'
import { authorityRegister } from '../../server/authority/simulator/register.ts'
import { createSimulator } from '../../server/authority/simulator/simulator.ts'
import type { Message, SendFailure, TaxAuthority } from '../../server/authority/taxAuthority.ts'
import { takeInAnswers } from '../../server/transmissions/receiving.ts'
import { sendDue } from '../../server/transmissions/sending.ts'
import { transmit } from '../../server/transmissions/transmit.ts'
import { forEveryCompany } from '../../server/store/statements.ts'
import { fail, succeed } from '../../src/domain/result.ts'
import { seed } from '../../tools/product/server/rows.ts'
import { startDatabases } from './support/databases.ts'
import { company, openSlips, slipAnswer, slipMessage, slipProduct, type SlipDatabase } from './support/slips.ts'

const databases = await startDatabases()
const at = '2026-11-20T01:00:00.000Z'
const clock = () => new Date(at)

describe.each(databases.map((database) => [database.kind, database] as const))(
  'transmissions of many documents on %s',
  (kind, database) => {
    let servers: readonly SlipDatabase[]
    let waiting: Message[]
    let sent: Message[]
    let failure: SendFailure | null
    /** Done while the authority takes a message. */
    let meanwhile: (message: Message) => Promise<void>
    let logged: string[]

    beforeEach(async () => {
      const location = await database.create()
      const one = await openSlips(location)
      servers = [one, kind === 'postgres' ? await openSlips(location) : one]
      await seed(one.store)
      ;[waiting, sent, failure, logged] = [[], [], null, []]
      meanwhile = () => Promise.resolve()
    })
    afterEach(async () => {
      for (const { store } of new Set(servers)) await store.close()
    })

    const at0 = (): SlipDatabase => {
      const [one] = servers
      if (one === undefined) throw new Error('no server is there')
      return one
    }
    const authority: TaxAuthority = {
      sender: 'V1',
      async send(message) {
        if (failure !== null) return fail(failure)
        sent.push(message)
        await meanwhile(message)
        return succeed(null)
      },
      receive: () => Promise.resolve(waiting),
      acknowledge: () => Promise.resolve(),
    }
    const correspondence = ({ store }: SlipDatabase) => ({
      store,
      authority,
      correspondents: slipProduct.correspondents,
      unasked: slipProduct.unasked,
      clock,
      log: (_level: string, event: string, fields?: object) => {
        logged.push(`${event} ${JSON.stringify(fields)}`)
      },
    })

    /** Has slips sent, each of so many bytes. @returns the messages that carry them */
    const put = async (ids: readonly string[], bytes = 10) => {
      const { store } = at0()
      await store.slips.insert(ids)
      const documents = ids.map((id) => ({ signedId: id, key: `k${id}`, bytes }))
      const sending = { companyId: company.id, kind: 'slip', message: slipMessage, sender: 'V1', dueAt: at }
      const outcome = await store.transaction(async (inside) => succeed(await transmit(inside, sending, documents)))
      return outcome.ok ? outcome.value : []
    }
    const putOne = async () => {
      const [transmission] = await put(['1', '2', '3'])
      return transmission?.mtdiep ?? ''
    }
    let answers = 0
    const answerTo = (reference: string, type: string, ...said: [readonly (readonly [string, string])[], string?]) => {
      answers += 1
      return slipAnswer({ mtdiep: `A${answers}`, type, reference }, ...said)
    }
    const outcomes = () => logged.map((line) => /"outcome":"(\w+)"/.exec(line)?.[1])
    /** @returns what became of each */
    const takeIn = async (...messages: readonly Message[]) => {
      waiting = [...messages]
      logged = []
      await takeInAnswers(correspondence(at0()))
      return outcomes()
    }
    const all = <Row>(query: { readonly execute: () => Promise<Row[]> }) => forEveryCompany(() => query.execute())
    const statuses = async () =>
      (await all(at0().db.selectFrom('slips').select('status').orderBy('id'))).map(({ status }) => status).join(' ')
    const kept = async () =>
      (await all(at0().db.selectFrom('slip_messages').selectAll().orderBy('place'))).map(
        ({ slip_id: id, said }) => `${id}: ${said}`,
      )

    it('carry as many in one message as its row allows, in their order, under a header of their own', async () => {
      const messages = await put(['1', '2', '3', '4'])
      expect(messages.map(({ rows }) => rows.map(({ signedId }) => signedId))).toEqual([['1', '2', '3'], ['4']])
      await sendDue(correspondence(at0()))
      const [first] = messages
      const xml = sent.find(({ mtdiep }) => mtdiep === first?.mtdiep)?.xml ?? ''
      expect(xml).toContain('<MNGui>V1</MNGui><MNNhan>TCT</MNNhan><MLTDiep>950</MLTDiep>')
      expect(xml).toContain(
        '<SLuong>3</SLuong></TTChung><DLieu><Slip>1</Slip><Slip>2</Slip><Slip>3</Slip></DLieu></TDiep>',
      )
      expect(sent).toHaveLength(2)
    })

    it('carry fewer where they would be larger than a reader takes in', async () => {
      const messages = await put(['1', '2', '3', '4'], 500_000)
      expect(messages.map(({ rows }) => rows.length)).toEqual([2, 2])
    })

    it('are taken in by the simulated authority, if they carry no more than their row says', async () => {
      const simulated: AnsweredKind = {
        messages: [slipMessage],
        root: 'Slip',
        answering: () => ({
          owed: () => [{ step: 'count', seconds: 0 }],
          verdictOn: (_message, _envelope, { mtdiep, reference }) =>
            Promise.resolve({ notice: slipAnswer({ mtdiep, type: '999', reference }, [], '0'), isLast: true }),
        }),
      }
      const register = authorityRegister(at0().db)
      const processingTime = { receiptSeconds: 0, decisionSeconds: 0 }
      const simulator = createSimulator({ kinds: [simulated], register, roots: [], processingTime, clock })
      await putOne()
      await sendDue({ ...correspondence(at0()), authority: simulator })
      await takeInAnswers({ ...correspondence(at0()), authority: simulator })
      expect(await statuses()).toBe('counted counted counted')
      const header = { type: '950', mtdiep: 'M4', sender: 'V1', taxCode: company.tax_id, version: '1' }
      const slipsIn = (count: number, root = 'Slip') =>
        simulator.send(
          documentsMessage(
            header,
            Array.from({ length: count }, () => `<${root}/>`),
          ),
        )
      expect(await slipsIn(4)).toMatchObject({ ok: false, failure: { code: 'authority.turnedDown' } })
      expect(await slipsIn(2, 'Other')).toMatchObject({ ok: false })
      expect(await slipsIn(0)).toMatchObject({ ok: false })
      expect(await slipsIn(2)).toEqual(succeed(null))
    })

    it('are answered by rows: one is refused, and those that are not named are taken', async () => {
      const mtdiep = await putOne()
      const answer = answerTo(mtdiep, '951', [['k2', '2']], '1')
      expect(await takeIn(answer)).toEqual(['applied'])
      expect(await statuses()).toBe('taken refused taken')
      expect(await kept()).toEqual(['1', '2', '3'].map((id) => `${id}: answer 951 applied`))
    })

    it('leave alone what no row is about, and say how many rows are about none of them', async () => {
      const mtdiep = await putOne()
      expect(await takeIn(answerTo(mtdiep, '951', [['k9', '2'], ['k1', '1'], ['2', '1']]))).toEqual(['applied']) // prettier-ignore
      expect(logged[0]).toContain('"strangers":2')
      expect(await statuses()).toBe('taken sent sent')
      expect(await takeIn(answerTo(mtdiep, '951', [['k9', '2']]))).toEqual(['unknown'])
    })

    it('move a row once, in one answer and in two', async () => {
      const mtdiep = await putOne()
      const first = answerTo(mtdiep, '951', [['k1', '1'], ['k1', '2']]) // prettier-ignore
      expect(await takeIn(first, answerTo(mtdiep, '951', [['k1', '2']]), first)).toEqual([
        'applied',
        'late',
        'repeated',
      ])
      expect(await statuses()).toBe('taken sent sent')
      expect(await kept()).toEqual(['1: answer 951 applied', '1: answer 951 late', '1: answer 951 late'])
    })

    it('move in the order of the message, so that two answers at once wait for each other in one order', async () => {
      const mtdiep = await putOne()
      await takeIn(answerTo(mtdiep, '951', [['k3', '1'], ['k1', '2']], '1')) // prettier-ignore
      expect((await kept()).map((line) => line[0])).toEqual(['1', '2', '3'])
    })

    it('take a decision that overtakes the receipt, which then comes late', async () => {
      const mtdiep = await putOne()
      const decision = answerTo(mtdiep, '951', [['k1', '2']])
      expect(await takeIn(decision, answerTo(mtdiep, '999', [], '0'))).toEqual(['applied', 'applied'])
      expect(await statuses()).toBe('refused counted counted')
      expect(await kept()).toContain('1: answer 999 late')
    })

    it('take an answer that comes while the message is still under way', async () => {
      const mtdiep = await putOne()
      meanwhile = async () => {
        expect(await takeIn(answerTo(mtdiep, '951', [], '1'))).toEqual(['applied'])
      }
      await sendDue(correspondence(at0()))
      expect(await statuses()).toBe('taken taken taken')
      expect(await at0().db.selectFrom('outbox').select('id').execute()).toEqual([])
    })

    it('change nothing of a document that has lapsed meanwhile, and keep the answer with it', async () => {
      const mtdiep = await putOne()
      await at0().store.slips.move('2', ['sent'], 'lapsed', '')
      expect(await takeIn(answerTo(mtdiep, '951', [], '1'))).toEqual(['applied'])
      expect(await statuses()).toBe('taken lapsed taken')
      expect(await kept()).toContain('2: answer 951 late')
    })

    it('are sent back as a whole by a receipt that refuses the message, and by a provider that does not pass it on', async () => {
      expect(await takeIn(answerTo(await putOne(), '999', [], '1'))).toEqual(['applied'])
      expect(await statuses()).toBe('sentBack sentBack sentBack')
      await sendDue(correspondence(at0()))
      await put(['4', '5'])
      failure = { code: 'authority.turnedDown', detail: '', message: 'no' }
      await sendDue(correspondence(at0()))
      expect(await statuses()).toBe('sentBack sentBack sentBack sentBack sentBack')
      expect((await kept()).filter((line) => line.endsWith('turned down: no'))).toHaveLength(2)
    })

    it('are answered by what their type has, under their own number, and keep what cannot be read', async () => {
      const mtdiep = await putOne()
      const unread = answerTo(mtdiep, '951', [['k1', '1'], ['k2', '7']]) // prettier-ignore
      const outcomes = await takeIn(
        answerTo(mtdiep, '103', [], '1'),
        answerTo('M9', '951', [], '1'),
        answerTo(mtdiep, '952', [], '1'),
        unread,
      )
      expect(outcomes).toEqual(['unknown', 'unknown', 'unreadable', 'unreadable'])
      expect([await statuses(), await kept()]).toEqual(['sent sent sent', []])
    })

    it('take in an answer whole or not at all', async () => {
      const mtdiep = await putOne()
      const { store } = at0()
      const breaking = {
        ...correspondence(at0()),
        store: {
          ...store,
          transaction: ((work) =>
            store.transaction((inside) => {
              const { slips } = inside
              const keep = (id: string, said: string) =>
                id === '3' ? Promise.reject(new Error('the disk is full')) : slips.keep(id, said)
              return work({ ...inside, slips: { ...slips, keep } })
            })) satisfies typeof store.transaction,
        },
      }
      waiting = [answerTo(mtdiep, '951', [], '1')]
      await expect(takeInAnswers(breaking)).rejects.toThrow('the disk is full')
      expect([await statuses(), await kept()]).toEqual(['sent sent sent', []])
      expect(await takeIn(...waiting)).toEqual(['applied'])
      expect(await statuses()).toBe('taken taken taken')
    })

    it('leave once and are answered once, whichever of two servers is asked', async () => {
      const mtdiep = await putOne()
      await Promise.all(servers.map((server) => sendDue(correspondence(server))))
      expect(sent.map((message) => message.mtdiep)).toEqual([mtdiep])
      waiting = [answerTo(mtdiep, '999', [], '0')]
      logged = []
      await Promise.all(servers.map((server) => takeInAnswers(correspondence(server))))
      expect(new Set(outcomes())).toEqual(new Set(['applied', 'repeated']))
      expect([await statuses(), (await kept()).length]).toEqual(['counted counted counted', 3])
    })
  },
)
