import { describe, expect, it } from 'vitest'
import { sweepRequests } from '../../server/areas/remoteSigning/sweep.ts'
import type { NewRequest } from '../../server/areas/remoteSigning/store/remoteRequests.ts'
import { newId } from '../../server/store/identifiers.ts'
import { account, companies } from '../../tools/product/server/rows.ts'
import { startDatabases } from './support/databases.ts'
import { storeForTests } from './support/serverForTests.ts'

const databases = await startDatabases()
const companyId = account.companyId ?? ''
const otherId = companies[1]?.id ?? ''

const newRequest = (changes: Partial<NewRequest> = {}): NewRequest => ({
  companyId,
  id: newId(),
  leaderId: null,
  place: 0,
  accountId: account.id,
  reqKey: newId(),
  serialNumber: '5404',
  certificate: 'AAAA',
  credentialId: 'credential',
  digest: 'digest',
  preparedXml: '<TKhai/>',
  controlCode: '1234',
  createdAt: '2026-11-20T01:00:00.000Z',
  expiresAt: '2026-11-20T01:02:00.000Z',
  ...changes,
})

describe.each(databases.map((database) => [database.kind, database] as const))(
  'remote requests on %s',
  (_kind, database) => {
    const opened = storeForTests(database)

    const made = async (changes: Partial<NewRequest> = {}) => {
      const request = newRequest(changes)
      expect(await opened.store.remoteRequests.insertNew([request])).toBe(true)
      return request
    }
    const endAll = (of: readonly NewRequest[], at: string) =>
      opened.store.remoteRequests.end(
        companyId,
        of.map(({ id }) => ({ id, state: 'signed', signedXml: '<signed/>' })),
        at,
      )
    const end = async (request: NewRequest, at = '2026-11-20T01:01:00.000Z') =>
      (await endAll([request], at)).length === 1
    const stateOf = async ({ id }: NewRequest) => (await opened.store.remoteRequests.byId(companyId, id))?.state ?? null

    it('are open once for a request key, and again when the one before has ended', async () => {
      const first = await made()
      const second = newRequest({ reqKey: first.reqKey, createdAt: '2026-11-20T01:05:00.000Z' })
      expect(await opened.store.remoteRequests.insertNew([second])).toBe(false)
      await made({ reqKey: first.reqKey, companyId: otherId })
      expect(await end(first)).toBe(true)
      expect(await opened.store.remoteRequests.insertNew([second])).toBe(true)
      expect((await opened.store.remoteRequests.latest(companyId, first.reqKey))?.id).toBe(second.id)
    })

    it('end together, each in its own way, but for those that have ended before', async () => {
      const [signed, failed, ended] = [await made(), await made(), await made()]
      await end(ended)
      const { remoteRequests } = opened.store
      const ends = [
        { id: signed.id, state: 'signed', signedXml: '<one/>' },
        { id: failed.id, state: 'failed', signedXml: null },
        { id: ended.id, state: 'cancelled', signedXml: null },
      ] as const
      const first = await remoteRequests.end(companyId, ends, '2026-11-20T01:02:00.000Z')
      expect(first.toSorted()).toEqual([signed.id, failed.id].toSorted())
      const kept = await Promise.all(ends.map(({ id }) => remoteRequests.byId(companyId, id)))
      expect(kept.map((each) => [each?.state, each?.signedXml])).toEqual([
        ['signed', '<one/>'],
        ['failed', null],
        ['signed', '<signed/>'],
      ])
    })

    it('end once, and lose what is sealed', async () => {
      const request = await made()
      await opened.store.remoteRequests.keepAnswer(companyId, request.id, { sealedHandle: 'h', sealedActivation: 'a' })
      expect(await opened.store.remoteRequests.byId(companyId, request.id)).toMatchObject({
        sealedHandle: 'h',
        sealedActivation: 'a',
      })
      expect([await end(request), await end(request)]).toEqual([true, false])
      expect(await opened.store.remoteRequests.byId(companyId, request.id)).toMatchObject({
        state: 'signed',
        signedXml: '<signed/>',
        sealedHandle: null,
        sealedActivation: null,
      })
    })

    it('are signed by one server at a time, and by another one when that has died', async () => {
      const { id } = await made()
      const claim = (now: string, until: string) => opened.store.remoteRequests.claim(companyId, id, { now, until })
      expect(await claim('2026-11-20T01:00:00.000Z', '2026-11-20T01:01:00.000Z')).toBe(true)
      expect(await claim('2026-11-20T01:00:59.000Z', '2026-11-20T01:02:00.000Z')).toBe(false)
      expect(await claim('2026-11-20T01:01:01.000Z', '2026-11-20T01:02:00.000Z')).toBe(true)
      await opened.store.remoteRequests.release(companyId, id)
      expect(await claim('2026-11-20T01:01:02.000Z', '2026-11-20T01:02:00.000Z')).toBe(true)
    })

    it('of several documents stand beside one another, count once, expire together and are taken back together', async () => {
      const leader = newRequest({ serialNumber: '5477' })
      const led = newRequest({ serialNumber: '5477', leaderId: leader.id, place: 1 })
      const { remoteRequests } = opened.store
      expect(await remoteRequests.insertNew([leader, led])).toBe(true)
      expect((await remoteRequests.documentsOf(companyId, leader.id)).map(({ id }) => id)).toEqual([leader.id, led.id])
      expect((await remoteRequests.documentsOf(companyId, led.id)).map(({ id }) => id)).toEqual([led.id])
      expect(await remoteRequests.documentsOf(otherId, leader.id)).toEqual([])
      expect(await remoteRequests.askedSince(companyId, '5477', '2026-01-01T00:00:00.000Z')).toHaveLength(1)
      expect(await remoteRequests.insertNew([newRequest(), newRequest({ reqKey: led.reqKey })])).toBe(false)
      await remoteRequests.claim(companyId, leader.id, {
        now: '2026-11-20T01:01:00.000Z',
        until: '2026-11-20T01:04:00.000Z',
      })
      await sweepRequests(opened.store, () => new Date('2026-11-20T02:03:00.000Z'))
      expect([await stateOf(leader), await stateOf(led)]).toEqual(['pending', 'pending'])
      await sweepRequests(opened.store, () => new Date('2026-11-20T02:05:00.000Z'))
      expect([await stateOf(leader), await stateOf(led)]).toEqual(['expired', 'expired'])
      await remoteRequests.remove(companyId, leader.id)
      expect([await stateOf(leader), await stateOf(led)]).toEqual([null, null])
    })

    it('are found by whoever has begun them, newest first, without what has ended without a signature', async () => {
      const accountId = newId()
      const leader = newRequest({ accountId, createdAt: '2026-11-20T01:00:00.000Z' })
      const led = newRequest({ accountId, leaderId: leader.id, place: 1 })
      const { remoteRequests } = opened.store
      await remoteRequests.insertNew([leader, led])
      const later = await made({ accountId, createdAt: '2026-11-20T01:10:00.000Z' })
      const refused = await made({ accountId })
      await remoteRequests.end(companyId, [{ id: refused.id, state: 'refused', signedXml: null }], 'now')
      const found = async (since: string) =>
        (await remoteRequests.begunBy(companyId, accountId, since)).map(({ id }) => id)
      expect(await found('2026-11-20T00:00:00.000Z')).toEqual([later.id, leader.id])
      expect(await found('2026-11-20T01:05:00.000Z')).toEqual([later.id])
      expect(await remoteRequests.begunBy(companyId, newId(), '2026-01-01T00:00:00.000Z')).toEqual([])
      expect(await remoteRequests.begunBy(otherId, accountId, '2026-01-01T00:00:00.000Z')).toEqual([])
    })

    it('of another company are not there', async () => {
      const { id, reqKey } = await made({ serialNumber: '5499' })
      const { remoteRequests } = opened.store
      expect(await remoteRequests.byId(otherId, id)).toBeNull()
      expect(await remoteRequests.latest(otherId, reqKey)).toBeNull()
      expect(await remoteRequests.askedSince(otherId, '5499', '2026-01-01T00:00:00.000Z')).toEqual([])
      expect(await remoteRequests.askedSince(companyId, '5499', '2026-01-01T00:00:00.000Z')).toHaveLength(1)
      expect(await remoteRequests.end(otherId, [{ id, state: 'cancelled', signedXml: null }], 'now')).toEqual([])
    })

    it('that nobody asks about expire, unless one is being signed, and are forgotten a day later', async () => {
      const [waiting, signing, ended] = [await made(), await made(), await made()]
      await opened.store.remoteRequests.claim(companyId, signing.id, {
        now: '2026-11-20T01:01:00.000Z',
        until: '2026-11-20T01:04:00.000Z',
      })
      await end(ended)
      await sweepRequests(opened.store, () => new Date('2026-11-20T02:03:00.000Z'))
      expect([await stateOf(waiting), await stateOf(signing), await stateOf(ended)]).toEqual([
        'expired',
        'pending',
        'signed',
      ])
      await sweepRequests(opened.store, () => new Date('2026-11-21T01:02:00.000Z'))
      expect([await stateOf(waiting), await stateOf(signing), await stateOf(ended)]).toEqual([
        'expired',
        'expired',
        null,
      ])
    })
  },
)
