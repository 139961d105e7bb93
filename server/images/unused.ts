import { succeed } from '../../src/domain/result.ts'
import type { Clock } from '../clock.ts'
import { forEveryCompany } from '../store/statements.ts'
import type { StoreOf } from '../store/store.ts'
import type { ImageFiles, ImageRepositories, ImageStorage, Pictures } from './images.ts'
import type { PictureColumn } from './keptImages.ts'

const day = 86_400_000

/** Milliseconds that a picture which nothing names is kept: longer than a form that is begun and not saved. */
export const unusedFor = 31 * day

/** Bytes of a company's pictures that nothing names; beyond them what is older than a day goes. */
export const mostUnused = 100 * 1024 * 1024

/** Pictures that one sweep looks at. */
const mostAtOnce = 500

export interface PictureParts {
  readonly store: StoreOf<ImageRepositories>
  readonly clock: Clock
  /** Where records name pictures. */
  readonly columns: readonly PictureColumn[]
  /** Where bytes lie beside the database; null where they lie in it alone. */
  readonly files: ImageFiles | null
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

/** Removes what nothing has named for a month. */
export const sweepPictures = (parts: PictureParts): Promise<void> =>
  removeUnused(parts, { companyId: null, before: new Date(parts.clock().getTime() - unusedFor).toISOString() })

const hasRoom = async (parts: PictureParts, companyId: string): Promise<boolean> => {
  const { store, columns, clock } = parts
  const isWithin = async (): Promise<boolean> =>
    (await store.keptImages.size(companyId)) < mostUnused ||
    (await store.keptImages.unusedSize(companyId, columns)) < mostUnused
  if (await isWithin()) return true
  await removeUnused(parts, { companyId, before: new Date(clock().getTime() - day).toISOString() })
  return isWithin()
}

/** Pictures as areas keep, choose and show them: with their age, and with a limit for each company. */
export const picturesIn = (parts: PictureParts): Pictures => {
  const { store, clock, files } = parts
  const storage: ImageStorage = files ?? store.images
  return {
    find: (companyId, name) => storage.find(companyId, name),
    async keep(companyId, image) {
      if (!(await hasRoom(parts, companyId))) return false
      await store.keptImages.put({ companyId, name: image.name }, image.bytes.byteLength, clock().toISOString())
      await storage.keep(companyId, image)
      return true
    },
    async renew(companyId, name) {
      const picture = { companyId, name }
      const at = clock().toISOString()
      if (!(await store.keptImages.renew(picture, at))) {
        // One from before ages were kept, in a folder.
        const found = await storage.find(companyId, name)
        if (found === null) return false
        await store.keptImages.put(picture, found.bytes.byteLength, at)
      }
      return (await storage.find(companyId, name)) !== null
    },
  }
}
