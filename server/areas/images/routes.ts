import { contract } from '../../../src/api/contract/contract.ts'
import { fail, succeed } from '../../../src/domain/result.ts'
import { shownImage } from '../../http/answers.ts'
import { companyRoute, type Route } from '../../http/route.ts'
import { imageAddress } from '../../images/address.ts'
import type { Pictures } from '../../images/images.ts'
import type { KeepUpload } from '../../images/uploads.ts'

/** Sending pictures and showing them to the company's own people (seed 002 §7.3). */
export const imageRoutes = (images: Pick<Pictures, 'find'>, keep: KeepUpload): readonly Route[] => [
  companyRoute(contract.uploadImage, async ({ body: { file_data, purpose } }, member) => {
    const kept = await keep(member, file_data, purpose)
    return kept.ok ? succeed({ image_url: imageAddress(kept.value.name) }) : kept
  }),
  companyRoute(
    contract.showImage,
    async ({ params: { name } }, { companyId }) => {
      const found = await images.find(companyId, name)
      return found === null ? fail({ reason: 'record.absent' }) : succeed({ type: found.type, bytes: found.bytes })
    },
    ({ type, bytes }) => shownImage(type, new Uint8Array(bytes)),
  ),
]
