import { readdir } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createUploads } from '../../server/images/uploads.ts'
import { product } from '../../server/areas.ts'
import type { Member } from '../../server/companies/member.ts'
import { imageFolder } from '../../server/images/imageFolder.ts'
import type { Pictures } from '../../server/images/images.ts'
import { picturesIn } from '../../server/images/unused.ts'
import { imageLimits } from '../../src/domain/image.ts'
import { makeFolder, removeFolder } from '../../tools/product/server/runningServer.ts'
import { account, companies } from '../../tools/product/server/rows.ts'
import { fileOf, png } from '../images/pictures.ts'
import { startDatabases } from './support/databases.ts'
import { storeForTests } from './support/serverForTests.ts'

const databases = await startDatabases()

const companyId = account.companyId ?? ''
const member: Member = { account, companyId, expiresAt: 0 }
const other = companies[1]?.id ?? ''

/** A storage that holds every picture back until it is let go, and says how many came. */
const slowStorage = () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const storage: Pick<Pictures, 'keep'> = { keep: () => promise.then(() => true) }
  return { storage, letGo: resolve }
}

describe.each(databases.map((database) => [database.kind, database] as const))('pictures on %s', (_kind, database) => {
  const opened = storeForTests(database)
  let folder: string
  beforeAll(async () => {
    folder = await makeFolder()
  })
  afterAll(async () => {
    await removeFolder(folder)
  })

  const parts = () => ({ store: opened.store, clock: () => new Date(0), columns: product.pictures })
  const storages = {
    'the database': () => picturesIn({ ...parts(), files: null }),
    'a folder': () => picturesIn({ ...parts(), files: imageFolder(folder, opened.store.images) }),
  }

  it.each(Object.entries(storages))('are kept in %s, each company’s by themselves', async (_where, storage) => {
    const images = storage()
    const keep = createUploads(images, () => new Date(0))
    const kept = await keep(member, fileOf(await png(50, 50), 'text/html'), 'logo')
    if (!kept.ok) throw new Error(kept.failure.reason)
    expect(await images.find(companyId, kept.value.name)).toEqual(kept.value)
    expect(await images.find(other, kept.value.name)).toBeNull()
    // The same picture again is the same picture.
    expect(await keep(member, fileOf(await png(50, 50)), 'logo')).toEqual(kept)
  })

  it('of the database are found beside those of a folder, and files are whole', async () => {
    const inDatabase = await createUploads(storages['the database'](), () => new Date(0))(
      member,
      fileOf(await png(7, 7)),
      'logo',
    )
    if (!inDatabase.ok) throw new Error(inDatabase.failure.reason)
    expect(await imageFolder(folder, opened.store.images).find(companyId, inDatabase.value.name)).toEqual(
      inDatabase.value,
    )
    for (const name of await readdir(`${folder}/${companyId}`)) expect(name).toMatch(/^[0-9a-f]{64}\.png$/)
  })
})

describe('sending pictures is bounded', () => {
  const nowhere: Pick<Pictures, 'keep'> = { keep: () => Promise.resolve(true) }
  const reasonOf = async (sent: ReturnType<ReturnType<typeof createUploads>>) => {
    const outcome = await sent
    return outcome.ok ? 'kept' : outcome.failure.reason
  }

  it('by its bytes: 5 MB for a profile, 10 MB for a logo [001-2.6-01 001-2.3-01 001-2.7-04 001-5-32 001-9-07]', async () => {
    const keep = createUploads(nowhere, () => new Date(0))
    const picture = await png()
    const padded = (size: number) => fileOf(Buffer.concat([picture, Buffer.alloc(size - picture.length)]))
    expect(await reasonOf(keep(member, padded(imageLimits.profile), 'profile'))).toBe('kept')
    expect(await reasonOf(keep(member, padded(imageLimits.profile + 1), 'profile'))).toBe('image.tooLarge')
    expect(await reasonOf(keep(member, padded(imageLimits.profile + 1), 'logo'))).toBe('kept')
    expect(await reasonOf(keep(member, padded(imageLimits.logo + 1), 'logo'))).toBe('image.tooLarge')
  })

  it('by how many one account sends in ten minutes', async () => {
    let now = 0
    const keep = createUploads(nowhere, () => new Date(now))
    for (let sent = 0; sent < 100; sent += 1) await keep(member, fileOf(Buffer.from('x')), 'logo')
    expect(await keep(member, fileOf(await png()), 'logo')).toEqual({
      ok: false,
      failure: { reason: 'request.tooMany', retryAfter: 600 },
    })
    const colleague = { ...member, account: { ...account, id: 'colleague' } }
    expect(await reasonOf(keep(colleague, fileOf(await png()), 'logo'))).toBe('kept')
    now = 601_000
    expect(await reasonOf(keep(member, fileOf(await png()), 'logo'))).toBe('kept')
  })

  it('by how many wait to be decoded at the same time, and goes on afterwards', async () => {
    const { storage, letGo } = slowStorage()
    const keep = createUploads(storage, () => new Date(0))
    const file = fileOf(await png())
    const sent = Array.from({ length: 60 }, () => reasonOf(keep(member, file, 'logo')))
    letGo()
    const reasons = await Promise.all(sent)
    expect(reasons.filter((reason) => reason === 'kept')).toHaveLength(22)
    expect(reasons.filter((reason) => reason === 'request.tooMany')).toHaveLength(38)
    expect(await reasonOf(keep(member, file, 'logo'))).toBe('kept')
  })
})
