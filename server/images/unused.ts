import { fail, succeed } from '../../src/domain/result.ts'
import type { Clock } from '../clock.ts'
import type { CompanyRepositories } from '../companies/companies.ts'
import { forEveryCompany } from '../store/statements.ts'
import type { StoreOf } from '../store/store.ts'
import type { ImageFolder, ImageRepositories, ImageStorage, Pictures, StoredImage } from './images.ts'
import type { PictureColumn } from './keptImages.ts'

const day = 86_400_000

/** Milliseconds that a picture which nothing names is kept: longer than a form that is begun and not saved. */
export const unusedFor = 31 * day

/** Bytes of a company's pictures that nothing names; beyond them what is older than a day goes. */
export const mostUnused = 100 * 1024 * 1024

/** Pictures that one sweep looks at. */
const mostAtOnce = 500

export interface PictureParts {
  readonly store: StoreOf<ImageRepositories & Pick<CompanyRepositories, 'companies'>>
  readonly clock: Clock
  /** Where records name pictures. */
  readonly columns: readonly PictureColumn[]
  /** Where bytes lie beside the database; null where they lie in it alone. */
  readonly files: ImageFolder | null
}

/**
 * Removes pictures that were neither kept nor chosen since a moment and that nothing names. Those that something names count as kept now.
 * Whoever saves a record with a picture renews it before (`checkPicture`), so that it is either gone for them, or young.
 */
const removeUnused = async (
  { store, clock, columns, files }: PictureParts,
  asked: { readonly companyId: string | null; readonly before: string },
): Promise<void> => {
  await forEveryCompany(() =>
    store.transaction(async ({ images, keptImages }) => {
      const old = await keptImages.keptBefore(asked, mostAtOnce)
      const used = new Set(await keptImages.usedOf(old, columns))
      await keptImages.renewAll([...used], clock().toISOString())
      const forgotten = await keptImages.forget(
        old.filter((each) => !used.has(each)),
        asked.before,
      )
      // Before the transaction ends: who keeps the same picture again waits for it, and writes the bytes after.
      await images.remove(forgotten)
      await files?.remove(forgotten)
      return succeed(null)
    }),
  )
}

/** Lets pictures that lie in a folder from before ages were kept be as old as their first sweep. */
const noteFirstSeen = async ({ store, clock, files }: PictureParts): Promise<void> => {
  if (files === null) return
  const at = clock().toISOString()
  for await (const seen of files.unseen(mostAtOnce)) {
    const pictures = await forEveryCompany(() => store.keptImages.withoutAge(seen))
    const sizes = await Promise.all(pictures.map((picture) => files.sizeOf(picture)))
    // One without a size has been removed meanwhile.
    const sized = pictures.flatMap((picture, place) => {
      const size = sizes[place] ?? null
      return size === null ? [] : [{ ...picture, size }]
    })
    await store.keptImages.putFirst(sized, at)
  }
}

/** Removes what nothing has named for a month. */
export const sweepPictures = async (parts: PictureParts): Promise<void> => {
  await noteFirstSeen(parts)
  await removeUnused(parts, {
    companyId: null,
    before: new Date(parts.clock().getTime() - unusedFor).toISOString(),
  })
}

/**
 * Notes that a picture is kept, where the company has room for it: counted and written while the company is held, so that pictures which are
 * sent side by side are counted one after another. Not ok without room, so that nothing is written.
 */
const noted = ({ store, columns, clock }: PictureParts, companyId: string, { name, bytes }: StoredImage) =>
  store.transaction(async ({ companies, keptImages }) => {
    await companies.hold(companyId)
    const at = clock().toISOString()
    const picture = { companyId, name }
    const most = mostUnused - ((await keptImages.renew(picture, at)) ? 0 : bytes.byteLength)
    const isWithin =
      (await keptImages.size(companyId)) <= most || (await keptImages.unusedSize(companyId, columns)) <= most
    if (!isWithin) return fail('full' as const)
    await keptImages.put(picture, bytes.byteLength, at)
    return succeed(null)
  })

/** Pictures as areas keep, choose and show them: with their age, and with a limit for each company. */
export const picturesIn = (parts: PictureParts): Pictures => {
  const { store, clock, files } = parts
  const storage: ImageStorage = files ?? store.images
  return {
    find: (companyId, name) => storage.find(companyId, name),
    async keep(companyId, image) {
      if (!(await noted(parts, companyId, image)).ok) {
        await removeUnused(parts, { companyId, before: new Date(clock().getTime() - day).toISOString() })
        if (!(await noted(parts, companyId, image)).ok) return false
      }
      await storage.keep(companyId, image)
      return true
    },
    async renew(companyId, name) {
      const picture = { companyId, name }
      const at = clock().toISOString()
      const renewed = await store.transaction(async ({ keptImages }) =>
        (await keptImages.renew(picture, at)) ? succeed(null) : fail('absent' as const),
      )
      if (!renewed.ok) {
        // One from before ages were kept, in a folder, that no sweep has seen yet.
        const found = await storage.find(companyId, name)
        if (found === null) return false
        const size = found.bytes.byteLength
        await store.transaction(async ({ keptImages }) => succeed(await keptImages.put(picture, size, at)))
      }
      return (await storage.find(companyId, name)) !== null
    },
  }
}
