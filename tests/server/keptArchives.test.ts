import { mkdtemp, rm, writeFile, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openKeptArchives, type Archive } from '../../server/documentArchives/keptArchives.ts'

const gigabyte = 1024 ** 3
const startedAt = Date.parse('2026-11-20T01:00:00Z')
const clock = () => new Date(startedAt)
let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'archives-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const archive = (id: string, changes: Partial<Archive> = {}): Archive => ({
  id,
  companyId: 'company',
  accountId: id,
  wanted: { form: 'zip' },
  ids: ['document'],
  path: join(folder, id),
  cancelled: new AbortController(),
  startedAt,
  state: 'waiting',
  done: 0,
  leftOut: 0,
  bytes: 0,
  ...changes,
})

it('forty files of the server wait or are made at most, four of them of a company', async () => {
  const kept = await openKeptArchives(folder, clock)
  for (let made = 0; made < 40; made += 1) {
    const companyId = `company-${Math.floor(made / 4)}`
    expect(kept.isFull(companyId)).toBe(false)
    await kept.put(archive(String(made), { companyId }))
    expect(kept.isFull(companyId)).toBe(made % 4 === 3)
  }
  expect(kept.isFull('another')).toBe(true)
  await kept.remove(kept.of('0') ?? archive('none'))
  expect(kept.isFull('another')).toBe(false)
})

it('files of more than four gigabytes make room, the oldest first, but for those that are being made', async () => {
  const kept = await openKeptArchives(folder, clock)
  const ready = (id: string, minutes: number) =>
    archive(id, { state: 'ready', bytes: 2 * gigabyte, startedAt: startedAt - minutes * 60_000 })
  const underWay = archive('under way', { state: 'working', bytes: gigabyte, startedAt: startedAt - 1_800_000 })
  for (const each of [ready('old', 20), ready('new', 1), ready('middle', 10), underWay]) {
    await writeFile(each.path, 'x')
    await kept.put(each)
  }
  await kept.sweep()
  expect((await readdir(folder)).toSorted()).toEqual(['middle', 'new', 'under way'])
  expect(kept.of('old')).toBeNull()
})
