import { expect, it } from 'vitest'
import type { CollectionKey } from '../../src/api/contract/declarationCollection.ts'
import { declarationFilings } from '../../src/api/contract/declarationFiling.ts'
import { demoKey } from '../../tools/product/server/filing.ts'
import { countRows } from '../server/support/fingerprint.ts'
import { register, signSome, type Signed } from '../server/support/registering.ts'
import { removeFolder } from '../../tools/product/server/runningServer.ts'
import { startProcess } from '../../tools/product/server/serverProcess.ts'
import { signInAs, visit } from '../../tools/product/server/visitor.ts'
import { hostileSize } from '../support/hostileSize.ts'
import { makeDemoFolder } from '../server/support/demoFolder.ts'

const kills = hostileSize(20, 200)
const people = 4
const perRound = 2 * people

/** Each form has half of the rounds, in which the server dies at every stage. */
const collectionOf = (round: number): CollectionKey => (round < kills / 2 ? 'eInvoice' : 'eDocument')

it(
  `nothing that was acknowledged is lost and nothing is there twice after ${kills} kills`,
  { timeout: kills * 60_000 },
  async () => {
    const folder = await makeDemoFolder()
    const environment = { TOKHAI_DATA: folder, AUTHORITY_RECEIPT_SECONDS: '0', AUTHORITY_DECISION_SECONDS: '0' }
    const first = await startProcess(environment)
    const cookie = (await signInAs(first.origin, 'admin@tokhai.example')).cookie()
    await first.end('SIGKILL')
    const [signedOfDemo, sentOfDemo] = [countRows(folder, 'signed_documents'), countRows(folder, 'outbox')]
    const key = await demoKey(folder)
    const all: Signed[] = []
    const acknowledged = new Set<Signed>()
    for (let round = 0; round < kills; round += 1) {
      const server = await startProcess(environment)
      const visitor = visit(server.origin, cookie)
      const signed = await signSome(visitor, key, perRound, collectionOf(round))
      all.push(...signed)
      // Each person registers twice. Each round dies a little later on its way through the eight, some of them under way.
      const finished = Promise.withResolvers<null>()
      let count = 0
      const tries = Array.from({ length: people }, async (_, person) => {
        for (const one of [
          ...signed.slice(person, person + 1),
          ...signed.slice(person + people, person + people + 1),
        ]) {
          if ((await register(visitor, one)) === 200) acknowledged.add(one)
          count += 1
          if (count > round % perRound) finished.resolve(null)
        }
      })
      await finished.promise
      await server.end('SIGKILL')
      await Promise.all(tries)
    }
    expect(acknowledged.size).toBeGreaterThanOrEqual(kills)
    expect(new Set([...acknowledged].map(({ collection }) => collection))).toEqual(new Set(['eInvoice', 'eDocument']))
    expect(acknowledged.size).toBeLessThan(all.length)

    const server = await startProcess(environment)
    const visitor = visit(server.origin, cookie)
    for (const one of all) {
      const { findSent, send: registerAgain } = declarationFilings[one.collection]
      const found = await visitor.get(findSent, { params: { req_key: one.generated.req_key } })
      expect(acknowledged.has(one) ? found.state : 'registered').toBe('registered')
      await visitor.get(registerAgain, { body: one.registration })
    }
    for (const { generated, collection } of all) {
      const detail = () =>
        visitor.get(declarationFilings[collection].detail, { params: { id: generated.declartion_id } })
      await expect.poll(async () => (await detail()).noti_cd_tax, { interval: 250 }).toBe('accepted')
      expect((await detail()).events.map(({ status }) => status)).toEqual(['draft', 'sent', 'received', 'accepted'])
    }
    expect([countRows(folder, 'signed_documents'), countRows(folder, 'outbox')]).toEqual([
      signedOfDemo + all.length,
      sentOfDemo + all.length,
    ])
    expect(await server.end('SIGTERM')).toBe(0)
    await removeFolder(folder)
  },
)
