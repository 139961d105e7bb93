import type { RefusalOf } from '../../src/api/contract/call.ts'
import type { uploadImage } from '../../src/api/contract/images.ts'
import { imageLimits, type ImagePurpose } from '../../src/domain/image.ts'
import { fail, succeed, type Result } from '../../src/domain/result.ts'
import { unixSeconds, type Clock } from '../clock.ts'
import type { Member } from '../companies/member.ts'
import type { Pictures, StoredImage } from './images.ts'
import { pictureOf } from './picture.ts'
import type { ServerRefusal } from '../refusals.ts'

/** Pictures that an account may send to one server in a stretch of time. */
const mostSent = 100
const stretchSeconds = 600
/** Pictures that are decoded, and that wait for it, at the same time on one server: each takes up to 64 MiB. */
const mostAtOnce = 2
const mostWaiting = 20

/** Seconds after which a company that has sent too many pictures may try again. */
const untilRoom = 3600

const tooMany = (retryAfter: number) => fail({ reason: 'request.tooMany', retryAfter } satisfies ServerRefusal)

/** Runs at most `mostAtOnce` pieces of work at the same time; answers null at once where too many wait already. */
const createQueue = () => {
  let running = 0
  const waiting: (() => void)[] = []
  return async <Value>(work: () => Promise<Value>): Promise<Value | null> => {
    if (waiting.length >= mostWaiting) return null
    if (running >= mostAtOnce) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next === undefined) running -= 1
      else next()
    }
  }
}

/** Counts what accounts send; says how many seconds an account has to wait. */
const createLimit = (clock: Clock) => {
  const sent = new Map<string, readonly number[]>()
  return (accountId: string): number => {
    const now = unixSeconds(clock())
    for (const [id, times] of sent) if ((times.at(-1) ?? 0) <= now - stretchSeconds) sent.delete(id)
    const recent = (sent.get(accountId) ?? []).filter((time) => time > now - stretchSeconds)
    const [oldest] = recent
    if (recent.length >= mostSent && oldest !== undefined) return oldest + stretchSeconds - now
    sent.set(accountId, [...recent, now])
    return 0
  }
}

type UploadRefusal = ServerRefusal<RefusalOf<typeof uploadImage>>

/** Keeps a picture that somebody of a company sends; answers it as it is kept. */
export type KeepUpload = (
  member: Member,
  file: Blob,
  purpose: ImagePurpose,
) => Promise<Result<StoredImage, UploadRefusal>>

export const createUploads = (images: Pick<Pictures, 'keep'>, clock: Clock): KeepUpload => {
  const inTurn = createQueue()
  const waitOf = createLimit(clock)
  return async ({ account, companyId }, file, purpose) => {
    if (file.size > imageLimits[purpose]) return fail({ reason: 'image.tooLarge' })
    const wait = waitOf(account.id)
    if (wait > 0) return tooMany(wait)
    const picture = await inTurn(async () => pictureOf(new Uint8Array(await file.arrayBuffer())))
    if (picture === null) return tooMany(1)
    if (!picture.ok) return fail({ reason: picture.failure })
    return (await images.keep(companyId, picture.value)) ? succeed(picture.value) : tooMany(untilRoom)
  }
}
