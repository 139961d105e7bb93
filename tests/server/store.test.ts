import { eInvoice } from '../../src/domain/declaration/forms/eInvoice.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fail, succeed } from '../../src/domain/result.ts'
import { searchWords } from '../../src/domain/text.ts'
import { declarationKey } from '../../server/areas/declarations/store/declarations.ts'
import { keyOf } from '../../server/documents/documentKey.ts'
import { openStore } from '../../server/openStore.ts'
import type { DatabaseLocation } from '../../server/store/openDatabase.ts'
import type { Store } from '../../server/openStore.ts'
import { startDatabases } from './support/databases.ts'
import { account, certificate, content, declaration, generatedOf, seed } from '../../tools/product/server/rows.ts'

const databases = await startDatabases()

const everyDay = { form: eInvoice.number, from: '2000-01-01', to: '2999-12-31', words: [], statuses: null, type: null }
/** On a slow machine many transactions at once wait for ten connections longer than a server would let them. */
const patient = { connect: 120_000, lock: 120_000, statement: 120_000, silence: 120_000 }
const firstPage = { number: 0, size: 10, sort: null }

describe.each(databases.map((database) => [database.kind, database] as const))('the store on %s', (_kind, database) => {
  let location: DatabaseLocation
  let store: Store
  let other: Store
  const totalOf = async (companyId: string, typed: string): Promise<number> =>
    (await other.declarations.page(companyId, { ...everyDay, words: searchWords(typed) }, firstPage)).total

  beforeEach(async () => {
    const created = await database.create()
    location = created.kind === 'postgres' ? { ...created, limits: patient } : created
    store = (await openStore(location)).store
    other = (await openStore(location)).store
    await seed(store)
  })
  afterEach(async () => {
    await store.close()
    await other.close()
  })

  it('keeps all of a transaction, or nothing of it', async () => {
    const kept = declaration()
    await store.transaction(async (inside) => succeed(await inside.declarations.insert(kept)))
    const lost = declaration()
    const refused = await store.transaction(async (inside) => {
      await inside.declarations.insert(lost)
      return fail('no')
    })
    expect(refused).toEqual({ ok: false, failure: 'no' })
    const thrown = store.transaction<null, null>(async (inside) => {
      await inside.declarations.insert(lost)
      throw new Error('a bug')
    })
    await expect(thrown).rejects.toThrow('a bug')
    expect(await other.declarations.byId(kept.companyId, kept.id)).toEqual(kept)
    expect(await other.declarations.byId(lost.companyId, lost.id)).toBeNull()
  })

  it('undoes of many transactions at once those that fail, and no other', async () => {
    const all = Array.from({ length: 150 }, () => declaration())
    const asked = all.map((one, index) =>
      store.transaction<number, number>(async (inside) => {
        await inside.declarations.insert(one)
        if (index % 3 === 1) return fail(index)
        if (index % 3 === 2) throw new Error(`bug ${index}`)
        return succeed(index)
      }),
    )
    const expected = (index: number) =>
      [
        { status: 'fulfilled', value: succeed(index) },
        { status: 'fulfilled', value: fail(index) },
        { status: 'rejected', reason: new Error(`bug ${index}`) },
      ][index % 3]
    expect(await Promise.allSettled(asked)).toEqual(all.map((_one, index) => expected(index)))
    const kept = await Promise.all(
      all.map(async ({ companyId, id }) => (await other.declarations.byId(companyId, id)) !== null),
    )
    expect(kept).toEqual(all.map((_one, index) => index % 3 === 0))
  })

  it('lets a session live until it ends, is closed, or its account is set aside', async () => {
    const session = { tokenHash: 'h1', accountId: account.id, openedAt: '2026-11-20T00:00:00.000Z', expiresAt: 1000 }
    await store.sessions.open(session)
    expect(await other.sessions.find('h1', 999)).toEqual({ account, expiresAt: 1000 })
    expect(await other.sessions.find('h1', 1000)).toBeNull()
    await store.sessions.close('h1')
    expect(await other.sessions.find('h1', 999)).toBeNull()
    await store.accounts.insert({ ...account, id: 'account-2', userId: 'idle@tokhai.example', isActive: false })
    await store.sessions.open({ ...session, tokenHash: 'h2', accountId: 'account-2' })
    expect(await other.sessions.find('h2', 999)).toBeNull()
    await store.sessions.removeExpired(1000)
    await store.sessions.open({ ...session, tokenHash: 'h2' })
    expect(await other.sessions.find('h2', 999)).not.toBeNull()
  })

  it('keeps ten sessions of an account, and ends the oldest', async () => {
    const open = (tokenHash: string, second: number) =>
      store.sessions.open({
        tokenHash,
        accountId: account.id,
        openedAt: `2026-11-20T00:00:${10 + second}.000Z`,
        expiresAt: 1000,
      })
    await store.accounts.insert({ ...account, id: 'account-2', userId: 'other@tokhai.example' })
    await store.sessions.open({ tokenHash: 'x', accountId: 'account-2', openedAt: '2026-01-01', expiresAt: 1000 })
    for (let second = 1; second <= 11; second += 1) await open(`h${second}`, second)
    // A server whose clock is behind: the session that has just begun is not the one that ends.
    await open('late', 0)
    const alive = await Promise.all(
      ['x', 'late', 'h1', 'h2', 'h3', 'h11'].map(async (hash) => (await other.sessions.find(hash, 0)) !== null),
    )
    expect(alive).toEqual([true, true, false, true, true, true])
  })

  it('spends a nonce once, and forgets it after its time', async () => {
    expect(await store.nonces.useAll([{ nonceHash: 'n', expiresAt: 1000 }])).toBe(true)
    expect(await other.nonces.useAll([{ nonceHash: 'n', expiresAt: 1000 }])).toBe(false)
    await store.nonces.removeExpired(1000)
    expect(await other.nonces.useAll([{ nonceHash: 'n', expiresAt: 2000 }])).toBe(true)
  })

  it('spends nonces that come together in one write, and none of them counts where one was used', async () => {
    const [first, second, third] = ['1', '2', '3'].map((nonceHash) => ({ nonceHash, expiresAt: 1000 }))
    if (first === undefined || second === undefined || third === undefined) throw new Error('three are needed')
    expect(await store.nonces.useAll([])).toBe(true)
    expect(await store.nonces.useAll([first, second])).toBe(true)
    expect(await other.nonces.useAll([third, second])).toBe(false)
    expect(await store.nonces.useAll([third])).toBe(false)
    expect(
      await store.nonces.useAll([
        { ...first, nonceHash: '4' },
        { ...first, nonceHash: '4' },
      ]),
    ).toBe(false)
  })

  it('counts failed sign-ins in a stretch of time', async () => {
    for (const at of [30, 10, 20]) await store.signInGuards.recordFailure('a', at)
    const id = await store.signInGuards.recordFailure('a', 40)
    expect(await other.signInGuards.failuresSince('a', 10)).toEqual([20, 30, 40])
    await store.signInGuards.removeFailure(id)
    await store.signInGuards.removeExpired(25)
    expect(await other.signInGuards.failuresSince('a', 0)).toEqual([30])
    const until = await store.signInGuards.recordFailure('a', 50)
    await store.signInGuards.recordFailure('a', 60)
    await store.signInGuards.forgetFailures('a', until)
    expect(await other.signInGuards.failuresSince('a', 0)).toEqual([60])
  })

  it('finds certificates without diacritics, by status and type, in the order asked for', async () => {
    const records = [
      certificate,
      {
        ...certificate,
        id: 'certificate-2',
        serial_no: '5401AC',
        status: '0',
        certificate_type: '2',
        org_nm: 'CN=Chứng thực Đồng Nai',
      } as const,
      {
        ...certificate,
        id: 'certificate-3',
        serial_no: '5401AD',
        status: '3',
        to_date: '2031-01-01T00:00:00',
      } as const,
    ]
    for (const record of records)
      expect(await store.certificates.insertNew(account.companyId ?? '', record, null)).toBe(true)
    expect(await store.certificates.insertNew(account.companyId ?? '', { ...certificate, id: 'again' }, null)).toBe(
      false,
    )
    const ids = async (filter: Partial<Parameters<Store['certificates']['page']>[1]>, sort: 'asc' | 'desc' = 'asc') => {
      const page = await other.certificates.page(
        account.companyId ?? '',
        { words: [], status: null, type: null, ...filter },
        { number: 0, size: 2, sort: { column: 'serial_no', direction: sort } },
      )
      return [page.total, ...page.items.map(({ id }) => id)]
    }
    expect(await ids({})).toEqual([3, 'certificate-1', 'certificate-2'])
    expect(await ids({}, 'desc')).toEqual([3, 'certificate-3', 'certificate-2'])
    expect(await ids({ words: searchWords(' DONG chung  thuc ') })).toEqual([1, 'certificate-2'])
    expect(await ids({ status: '3' })).toEqual([1, 'certificate-3'])
    expect(await ids({ type: '2' })).toEqual([1, 'certificate-2'])
    expect(await other.certificates.activeTypes(account.companyId ?? '')).toEqual(['1'])
    expect(await other.certificates.byIds('other-company', ['certificate-1'])).toEqual([])
    const signer = { serialNumber: certificate.serial_no, fingerprint: 'F1' }
    expect(await other.certificates.ofSigner('other-company', signer)).toEqual([])
    expect(await other.certificates.ofSigner(account.companyId ?? '', signer)).toEqual([
      { record: certificate, fingerprint: null },
    ])
  })

  it('pages declarations in one order, each row once, whatever is equal', async () => {
    const days = ['2026-03-01', '2026-01-01', '2026-02-01']
    const all = Array.from({ length: 23 }, (_, index) =>
      declaration({
        content: content({ reg_date: days[index % 3] ?? '', pos_key: index % 2 === 0 ? 'POS_%1' : 'POS21' }),
      }),
    )
    for (const one of all) await store.declarations.insert(one)
    await store.declarations.insert(declaration({ companyId: 'other-company' }))
    for (const column of ['register_date', 'pos_key', 'noti_cd_tax']) {
      const seen: string[] = []
      for (const number of [0, 1, 2]) {
        const page = await other.declarations.page(account.companyId ?? '', everyDay, {
          number,
          size: 10,
          sort: { column, direction: 'asc' },
        })
        expect(page.total).toBe(23)
        seen.push(...page.items.map(({ declaration_id }) => declaration_id))
      }
      expect(seen.toSorted()).toEqual(all.map(({ id }) => id).toSorted())
    }
    const newest = await other.declarations.page(account.companyId ?? '', everyDay, firstPage)
    expect(newest.items.slice(0, 8).every(({ register_date }) => register_date === '2026-03-01')).toBe(true)
    const found = async (filter: object) =>
      (await other.declarations.page(account.companyId ?? '', { ...everyDay, ...filter }, firstPage)).total
    const foundBy = (typed: string) => found({ words: searchWords(typed) })
    expect(await foundBy('pos_%1')).toBe(12)
    expect(await foundBy('DANG KY tờ khai pos_%1')).toBe(12)
    expect(await foundBy('pos_%1 pos21')).toBe(0)
    expect(await foundBy('nothing like it')).toBe(0)
    expect(await found({ form: eInvoice.number, from: '2026-02-01', to: '2026-02-28' })).toBe(7)
  })

  it('replaces the content of a declaration only in the statuses, of the content hash and of the company named', async () => {
    const draft = declaration()
    await store.declarations.insert(draft)
    const changed = content({ pos_key: 'ĐẦM SEN' })
    const change = { content: changed, contentHash: 'new' }
    const at = {
      companyId: draft.companyId,
      id: draft.id,
      in: ['draft'] as const,
      contentHashes: ['another', draft.contentHash],
    }
    expect(await store.declarations.heads.replace({ ...at, companyId: 'other-company' }, change)).toBeNull()
    expect(await store.declarations.heads.replace({ ...at, in: ['rejected'] }, change)).toBeNull()
    expect(await store.declarations.heads.replace({ ...at, contentHashes: ['another'] }, change)).toBeNull()
    expect(await store.declarations.heads.replace(at, change)).toMatchObject({
      id: draft.id,
      year: 2026,
      contentHash: 'new',
    })
    expect(await other.declarations.byId(draft.companyId, draft.id)).toEqual({
      ...draft,
      content: changed,
      contentHash: 'new',
    })
    const page = await other.declarations.page(
      draft.companyId,
      { ...everyDay, words: searchWords('sen đầm') },
      firstPage,
    )
    expect(page.items.map(({ pos_key }) => pos_key)).toEqual(['ĐẦM SEN'])
  })

  it('moves a declaration once, from the statuses named, and writes the event down', async () => {
    const draft = declaration()
    await store.declarations.insert(draft)
    const sent = { status: 'sent', message: '', requestedAt: '2026-11-20T01:00:00.000Z', signedBy: 'X' } as const
    expect(
      await store.declarations.move(
        { companyId: draft.companyId, id: draft.id, in: ['draft'], contentHash: 'other' },
        sent,
        't1',
      ),
    ).toBe(false)
    const both = await Promise.all(
      [store, other].map((one) =>
        one.declarations.move(
          { companyId: draft.companyId, id: draft.id, in: ['draft'], contentHash: draft.contentHash },
          sent,
          't1',
        ),
      ),
    )
    expect(new Set(both)).toEqual(new Set([false, true]))
    await other.declarations.move(
      { companyId: draft.companyId, id: draft.id, in: ['sent'] },
      { status: 'rejected', message: '9992: Đã có', tradeCode: 'T1' },
      't2',
    )
    expect(await store.declarations.byId(draft.companyId, draft.id)).toMatchObject({
      status: 'rejected',
      authorityMessage: '9992: Đã có',
      tradeCode: 'T1',
      signedBy: 'X',
      requestedAt: sent.requestedAt,
    })
    expect(await store.declarations.events(draft.companyId, draft.id)).toEqual([
      { at: 't1', status: 'sent', message: '' },
      { at: 't2', status: 'rejected', message: '9992: Đã có' },
    ])
    for (const typed of ['da co', 't1', 'không tiếp nhận', '9992 rejected', '접수 거부'])
      expect(await totalOf(draft.companyId, typed), typed).toBe(1)
    for (const typed of ['not sent', 'đang xử lý']) expect(await totalOf(draft.companyId, typed), typed).toBe(0)
  })

  it('deletes drafts with all that hangs on them, and nothing else', async () => {
    const draft = declaration()
    const sent = declaration({ status: 'sent' })
    for (const one of [draft, sent]) await store.declarations.insert(one)
    await store.declarations.addEvent(draft.companyId, draft.id, { at: 't1', status: 'draft', message: '' })
    for (const one of [draft, sent]) {
      await store.generated.insert(generatedOf(one, { reqKey: `k of ${one.id}` }))
      await store.documentHistory.addStep(keyOf(declarationKey, one), {
        at: 't1',
        accountId: account.id,
        kind: 'saved',
      })
    }
    const { heads } = store.declarations
    expect(await heads.drafts('other-company', [draft.id])).toEqual([])
    await heads.remove('other-company', [draft.id])
    const drafts = await heads.drafts(draft.companyId, [draft.id, sent.id])
    expect(drafts.map(({ id }) => id)).toEqual([draft.id])
    await store.deletedDocuments.keep(declarationKey, draft.companyId, drafts, draft.requestedAt)
    await heads.remove(draft.companyId, [draft.id, sent.id])
    const held = await other.declarations.heads.hold(draft.companyId, [draft.id, sent.id])
    expect(held).toMatchObject([{ id: sent.id, status: 'sent' }])
    expect(await other.generated.byReqKey(draft.companyId, `k of ${draft.id}`)).toBeNull()
    expect(await other.generated.byReqKey(draft.companyId, `k of ${sent.id}`)).not.toBeNull()
    expect(await other.documentHistory.steps(keyOf(declarationKey, draft))).toEqual([])
    expect(await other.documentHistory.steps(keyOf(declarationKey, sent))).toHaveLength(1)
    expect(await other.declarations.events(draft.companyId, draft.id)).toEqual([])
  })

  const dueAt = (now: string, until: string) => ({ kinds: ['declaration'], now, until, limit: 5, after: null })

  it('hands an outbox message to one server at a time, and again when its claim has run out', async () => {
    const subject = { companyId: account.companyId ?? '', kind: 'declaration', id: 'd1' }
    const message = { id: 'o1', subject, messageType: '100', mtdiep: 'M1' }
    await store.outbox.put({ ...message, dueAt: '10' })
    expect(await store.outbox.claim(dueAt('09', '20'))).toEqual([])
    const claims = await Promise.all(
      Array.from({ length: 40 }, (_, index) => (index % 2 === 0 ? store : other).outbox.claim(dueAt('10', '20'))),
    )
    expect(claims.flat()).toEqual([{ ...message, attempts: 1 }])
    expect(await other.outbox.claim(dueAt('20', '30'))).toEqual([])
    expect(await other.outbox.claim(dueAt('21', '30'))).toMatchObject([{ attempts: 2 }])
    await other.outbox.postpone({ id: 'o1', attempts: 2 }, '40', 'authority.unreachable')
    expect(await store.outbox.claim(dueAt('39', '50'))).toEqual([])
    expect(await store.outbox.claim(dueAt('40', '50'))).toMatchObject([{ attempts: 3 }])
    await store.outbox.markSent(['o1'], '41')
    expect(await other.outbox.claim(dueAt('99', '99'))).toEqual([])
  })

  it('takes an authority message once', async () => {
    const message = { mtdiep: 'A1', referenceMtdiep: 'M1', type: '102', xml: '<TDiep/>', receivedAt: 't', outcome: '' }
    const first = await Promise.all([store.authorityMessages.insert(message), other.authorityMessages.insert(message)])
    expect(new Set(first)).toEqual(new Set([false, true]))
    await store.authorityMessages.setOutcome('A1', 'applied')
    await store.audit.append({
      at: 't',
      companyId: null,
      accountId: null,
      action: 'x',
      subjectId: 'y',
      detail: { n: 1 },
    })
  })
})
