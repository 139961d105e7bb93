import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Member } from '../../server/companies/member.ts'
import { drawOrder } from '../../server/printing/drawOrder.ts'
import type { PdfPrinter } from '../../server/printing/pdfPrinter.ts'
import { fail, succeed } from '../../src/domain/result.ts'
import { account, companies } from '../../tools/product/server/rows.ts'
import { startDatabases } from './support/databases.ts'
import { archivedKinds, type OpenedArchives } from './support/documentArchives.ts'
import { storeForTests } from './support/serverForTests.ts'

const databases = await startDatabases()
const companyId = account.companyId ?? ''
const otherCompany = companies[1]?.id ?? ''
const memberOf = (company: string, id: string): Member => ({
  account: { ...account, id },
  companyId: company,
  expiresAt: 0,
})
const member = memberOf(companyId, account.id)

const cases = databases.flatMap((database) =>
  Object.entries(archivedKinds).map(([name, kind]) => [name, database.kind, kind, database] as const),
)

describe.each(cases)('files of many PDFs of %s, over %s', (_name, _database, kind, database) => {
  const opened = storeForTests(database)
  let folder = ''
  let now = 0
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'archives-'))
    now = Date.parse('2026-11-20T01:00:00Z')
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  const drafts = (count: number, company = companyId) => kind.drafts(opened.store, company, count)
  const open = (print: PdfPrinter['print']) =>
    kind.open({ store: opened.store, print, clock: () => new Date(now), folder })
  const drawn: PdfPrinter['print'] = async (order) => succeed(await drawOrder(order))
  /** Draws nothing before it is let. */
  const heldPrinter = () => {
    const gate = Promise.withResolvers<null>()
    const print: PdfPrinter['print'] = async (order) => {
      await gate.promise
      return drawn(order)
    }
    return { print, release: () => gate.resolve(null) }
  }
  const ended = (archives: OpenedArchives, of = member) =>
    expect.poll(() => archives.of(of)?.state, { timeout: 20_000, interval: 10 }).toBe('ready')
  const pathOf = (archives: OpenedArchives): string => archives.of(member)?.path ?? ''
  const idOf = (started: Awaited<ReturnType<OpenedArchives['start']>>): string => (started.ok ? started.value.id : '')

  it('hold each document once, whatever is asked for twice or is not there', async () => {
    const ids = await drafts(2)
    const archives = await open(drawn)
    await archives.start(member, [...ids, 'unknown', ids[0] ?? ''])
    await ended(archives)
    expect(Object.keys(unzipSync(await readFile(pathOf(archives))))).toHaveLength(2)
    expect(archives.of(member)).toMatchObject({ done: 2, leftOut: 0 })
  })

  it('that are cancelled stop, and leave nothing', async () => {
    const { print, release } = heldPrinter()
    const archives = await open(print)
    const id = idOf(await archives.start(member, await drafts(3)))
    expect(await archives.start(member, await drafts(1))).toEqual(fail('archiveRunning'))
    expect(await archives.drop(member, 'another')).toBe(false)
    expect(await archives.drop(member, id)).toBe(true)
    expect(archives.of(member)).toBeNull()
    release()
    const next = await archives.start(member, await drafts(1))
    expect(next.ok).toBe(true)
    await ended(archives)
    expect(await readdir(folder)).toEqual([idOf(next)])
  })

  it('that an earlier process has left are removed by a start, and those of this one by an hour', async () => {
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, 'left'), 'x')
    const archives = await open(drawn)
    expect(existsSync(join(folder, 'left'))).toBe(false)
    const ids = await drafts(1)
    await archives.start(member, ids)
    await ended(archives)
    const former = pathOf(archives)
    now += 3_600_001
    expect(archives.of(member)).toBeNull()
    await archives.start(member, ids)
    expect(existsSync(former)).toBe(false)
  })

  it('do not outlive their process: the next one knows nothing of them, and begins others', async () => {
    const before = await open(drawn)
    const ids = await drafts(1)
    const id = idOf(await before.start(member, ids))
    await ended(before)
    const archives = await open(drawn)
    expect(archives.of(member)).toBeNull()
    expect(await archives.drop(member, id)).toBe(false)
    expect(await readdir(folder)).toEqual([])
    await archives.start(member, ids)
    await ended(archives)
  })

  it('are of their account alone, and of documents of its company', async () => {
    const ids = await drafts(1)
    const archives = await open(drawn)
    const other = memberOf(otherCompany, 'other')
    expect(await archives.start(other, ids)).toEqual(fail('absent'))
    const id = idOf(await archives.start(member, ids))
    for (const stranger of [other, memberOf(companyId, 'colleague'), memberOf(otherCompany, account.id)])
      expect(archives.of(stranger)).toBeNull()
    expect(await archives.drop(other, id)).toBe(false)
  })

  it('are four of a company at most until they are made, and do not keep another company from its own', async () => {
    const { print, release } = heldPrinter()
    const archives = await open(print)
    const ids = await drafts(1)
    const colleagues = ['a', 'b', 'c', 'd'].map((id) => memberOf(companyId, id))
    for (const each of colleagues) expect((await archives.start(each, ids)).ok).toBe(true)
    expect(colleagues.map((each) => archives.of(each)?.state)).toEqual(['working', 'waiting', 'waiting', 'waiting'])
    expect(await archives.start(member, ids)).toEqual(fail('archiveRunning'))
    expect((await archives.start(memberOf(otherCompany, 'other'), await drafts(1, otherCompany))).ok).toBe(true)
    release()
    for (const each of colleagues) await ended(archives, each)
    expect((await archives.start(member, ids)).ok).toBe(true)
    await ended(archives)
  })

  it('fail where no document could be drawn', async () => {
    const archives = await open(() => Promise.resolve(fail('print.failed')))
    await archives.start(member, await drafts(2))
    await expect.poll(() => archives.of(member)?.state).toBe('failed')
    expect(archives.of(member)).toMatchObject({ done: 2, leftOut: 2 })
    await expect.poll(() => readdir(folder)).toEqual([])
  })
})
