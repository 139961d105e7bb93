import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { product } from '../../server/areas.ts'
import { imageAddress } from '../../server/images/address.ts'
import { imageFolder } from '../../server/images/imageFolder.ts'
import type { StoredImage } from '../../server/images/images.ts'
import { mostUnused, picturesIn, sweepPictures, unusedFor } from '../../server/images/unused.ts'
import { createUploads } from '../../server/images/uploads.ts'
import { openStore } from '../../server/openStore.ts'
import { forEveryCompany } from '../../server/store/statements.ts'
import { fillEarlierDatabase, insertEarlier } from '../../tools/product/server/earlierDatabase.ts'
import { account, companies } from '../../tools/product/server/rows.ts'
import { makeFolder, removeFolder } from '../../tools/product/server/runningServer.ts'
import { fileOf, png } from '../images/pictures.ts'
import { startDatabases } from './support/databases.ts'
import { pausing, startBeside, withInside } from './support/races.ts'
import { storeForTests } from './support/serverForTests.ts'

const databases = await startDatabases()
const companyId = account.companyId ?? ''
const day = 86_400_000

let count = 0
const picture = (): StoredImage => {
  count += 1
  return { name: `${String(count).padStart(64, '0')}.png`, type: 'image/png', bytes: new Uint8Array([count]) }
}

describe.each(databases.map((database) => [database.kind, database] as const))('pictures on %s', (_kind, database) => {
  const opened = storeForTests(database)
  let folder: string
  let now = Date.parse('2026-11-20T01:00:00.000Z')
  beforeAll(async () => {
    folder = await makeFolder()
  })
  afterAll(async () => {
    await removeFolder(folder)
  })

  const partsOf = (where: 'the database' | 'a folder', store = opened.store) => ({
    store,
    clock: () => new Date(now),
    columns: product.pictures,
    files: where === 'a folder' ? imageFolder(folder, opened.store.images) : null,
  })

  /** A row of a table, made up but for the company and the picture. */
  const insertRow = async (table: string, given: Readonly<Record<string, string>>): Promise<void> => {
    const found = (await opened.db.introspection.getTables()).find(({ name }) => name === table)
    const columns = found?.columns ?? []
    const values = columns.map(({ name, dataType }) =>
      /int/i.test(dataType) ? sql`${0}` : sql`${given[name] ?? `x${(count += 1)}`}`,
    )
    const names = columns.map(({ name }) => sql.ref(name))
    await forEveryCompany(() =>
      sql`insert into ${sql.table(table)} (${sql.join(names)}) values (${sql.join(values)})`.execute(opened.db),
    )
  }

  /** Lets a record name a picture in a column. */
  const use = async ({ table, column, company }: (typeof product.pictures)[number], value: string): Promise<void> => {
    if (table !== 'accounts' && table !== 'companies')
      return insertRow(table, { [company]: companyId, [column]: value })
    const condition = sql`${sql.ref(company)} = ${companyId}`
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${value} where ${condition}`.execute(opened.db)
  }

  it.each(['the database', 'a folder'] as const)(
    'in %s go when nothing has named them for a month, and no other',
    async (where) => {
      const parts = partsOf(where)
      const pictures = picturesIn(parts)
      const used: string[] = []
      for (const column of product.pictures) {
        const one = picture()
        await pictures.keep(companyId, one)
        await use(column, column.column.endsWith('_img') ? one.name : imageAddress(one.name))
        used.push(one.name)
      }
      const [unused, chosen] = [picture(), picture()]
      for (const one of [unused, chosen]) await pictures.keep(companyId, one)
      now += unusedFor - day
      const young = picture()
      await pictures.keep(companyId, young)
      expect(await pictures.renew(companyId, chosen.name)).toBe(true)
      await sweepPictures(parts)
      expect(await pictures.find(companyId, unused.name)).toEqual(unused)
      now += day + 1
      await sweepPictures(parts)
      expect(await pictures.find(companyId, unused.name)).toBeNull()
      expect(await pictures.renew(companyId, unused.name)).toBe(false)
      for (const name of [...used, chosen.name, young.name])
        expect(await pictures.find(companyId, name), name).not.toBeNull()
      await pictures.keep(companyId, unused)
      expect(await pictures.find(companyId, unused.name)).toEqual(unused)
    },
  )

  it.each([
    ['looks for what is old', 'keptBefore'],
    ['looks for what is used', 'usedOf'],
    ['has removed it', 'forget'],
  ] as const)('that are chosen while a sweep %s are either there from then on or refused', async (_what, step) => {
    for (const where of ['the database', 'a folder'] as const) {
      const pictures = picturesIn(partsOf(where))
      const one = picture()
      await pictures.keep(companyId, one)
      now += unusedFor + 1
      const choosing = startBeside(database, opened, () => pictures.renew(companyId, one.name))
      const pause = pausing(choosing.start)
      const store = withInside(opened.store, ({ keptImages }) => ({
        keptImages: {
          ...keptImages,
          keptBefore: (...asked) =>
            step === 'keptBefore' ? pause(keptImages.keptBefore(...asked)) : keptImages.keptBefore(...asked),
          usedOf: (...asked) => (step === 'usedOf' ? pause(keptImages.usedOf(...asked)) : keptImages.usedOf(...asked)),
          forget: (...asked) => (step === 'forget' ? pause(keptImages.forget(...asked)) : keptImages.forget(...asked)),
        },
      }))
      await sweepPictures(partsOf(where, store))
      const isChosen = await choosing.ended()
      expect((await pictures.find(companyId, one.name)) !== null).toBe(isChosen)
      expect(isChosen).toBe(database.kind === 'postgres' && step !== 'forget')
    }
  })

  it('that nothing names are refused beyond a size for each company, and what is older than a day makes room', async () => {
    const parts = partsOf('the database')
    const upload = createUploads(picturesIn(parts), parts.clock)
    const member = { account, companyId, expiresAt: 0 }
    const sent = async () => upload(member, fileOf(await png(20 + (count += 1), 20)), 'logo')
    const large = picture()
    await opened.store.keptImages.put({ companyId, name: large.name }, mostUnused, parts.clock().toISOString())
    expect(await sent()).toMatchObject({ failure: { reason: 'request.tooMany' } })
    await use({ table: 'accounts', column: 'profile_image', company: 'company_id' }, imageAddress(large.name))
    expect(await sent()).toMatchObject({ ok: true })
    await use({ table: 'accounts', column: 'profile_image', company: 'company_id' }, '')
    expect(await sent()).toMatchObject({ failure: { reason: 'request.tooMany' } })
    now += day + 1
    expect(await sent()).toMatchObject({ ok: true })
    expect(await opened.store.keptImages.renew({ companyId, name: large.name }, '')).toBe(false)
  })

  it('that are sent side by side are counted one after another', async () => {
    const sender = companies[1]?.id ?? ''
    const at = new Date(now).toISOString()
    const [one, other] = [picture(), picture()]
    await opened.store.keptImages.put({ companyId: sender, name: picture().name }, mostUnused - 1, at)
    const beside = startBeside(database, opened, () => picturesIn(partsOf('the database')).keep(sender, other))
    const pause = pausing(beside.start)
    const counting = ({ keptImages }: Pick<typeof opened.store, 'keptImages'>) => ({
      keptImages: { ...keptImages, size: (company: string) => pause(keptImages.size(company)) },
    })
    const store = { ...withInside(opened.store, counting), ...counting(opened.store) }
    expect(await picturesIn(partsOf('the database', store)).keep(sender, one)).toBe(true)
    expect(await beside.ended()).toBe(false)
    expect(await opened.store.keptImages.size(sender)).toBe(mostUnused)
  })

  it('in a folder from before ages were kept are as old as the first sweep that sees them', async () => {
    const parts = partsOf('a folder')
    const pictures = picturesIn(parts)
    const [unused, used, foreign] = [picture(), picture(), picture()]
    for (const one of [unused, used]) await parts.files?.keep(companyId, one)
    await parts.files?.keep('nobody', foreign)
    await use({ table: 'companies', column: 'profile_image', company: 'id' }, imageAddress(used.name))
    await sweepPictures(parts)
    now += unusedFor - day
    await sweepPictures(parts)
    expect(await pictures.find(companyId, unused.name)).toEqual(unused)
    now += day + 1
    await sweepPictures(parts)
    expect(await pictures.find(companyId, unused.name)).toBeNull()
    expect(await pictures.find(companyId, used.name)).toEqual(used)
    expect(await pictures.find('nobody', foreign.name)).toEqual(foreign)
  })

  it('from before ages were kept count as kept when the schema is renewed', async () => {
    const location = await database.createEmpty()
    await fillEarlierDatabase(location, '0025-accepted-at', async (db) => {
      await insertEarlier(db, 'companies', companies[0] ?? {})
      await insertEarlier(db, 'images', { company_id: companyId, name: 'a.png', type: 'image/png', base64: 'AAAA' })
    })
    const { store } = await openStore(location)
    const parts = { ...partsOf('the database', store), clock: () => new Date() }
    await sweepPictures(parts)
    expect([await store.keptImages.size(companyId), await picturesIn(parts).renew(companyId, 'a.png')]).toEqual([
      3,
      true,
    ])
    await store.close()
  })

  it('are looked for in every column that is named after one', async () => {
    const tables = await opened.db.introspection.getTables()
    const named = tables.flatMap(({ name: table, columns }) =>
      columns.flatMap(({ name }) => (/picture|photo|logo|image|img|avatar/.test(name) ? [`${table}.${name}`] : [])),
    )
    const known = product.pictures.map(({ table, column }) => `${table}.${column}`)
    expect(named.toSorted()).toEqual(known.toSorted())
  })
})
