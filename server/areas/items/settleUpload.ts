import type { UploadResult } from '../../../src/api/contract/items.ts'
import { succeed, type Result } from '../../../src/domain/result.ts'
import type { Clock } from '../../clock.ts'
import type { Member } from '../../companies/member.ts'
import type { Store } from './store/repositories.ts'
import { keptFor } from './upload.ts'

/** No SHA-256: nothing can be uploaded under a key that was settled before it was used. */
const nothing = 'none'

/**
 * What became of an upload whose answer was lost. Where there is none, the key is closed: a request that is still on its way cannot make
 * the items any more, so that the same rows can be sent under another key (decision 0281).
 */
export const settleUpload = async (
  store: Store,
  clock: Clock,
  { companyId }: Member,
  key: string,
): Promise<Result<{ readonly result: UploadResult | null }, never>> =>
  store.transaction<{ readonly result: UploadResult | null }, never>(async (inside) => {
    await inside.companies.hold(companyId)
    const found = await inside.itemUploads.byKey(companyId, key)
    if (found !== null) return succeed({ result: found.contentHash === nothing ? null : found.result })
    const now = clock()
    const closed = { contentHash: nothing, result: { total: 0, success: 0, failed: 0, rows: [] } }
    await inside.itemUploads.add(
      companyId,
      key,
      closed,
      now.toISOString(),
      new Date(now.getTime() - keptFor).toISOString(),
    )
    return succeed({ result: null })
  })
