import { calls } from '../../../src/api/contract/images.ts'
import { imageLimits } from '../../../src/domain/image.ts'
import { companyScopes, pitScopes } from '../../../src/domain/session.ts'
import { fileOf, png, pngBomb } from '../../images/pictures.ts'
import type { CallTests } from '../support/callTests.ts'
import { onceFor } from '../support/contractServer.ts'

const picture = fileOf(await png())
const bytesOf = (size: number) => fileOf(Buffer.alloc(size))

/** The name of a picture of the first company. */
const kept = onceFor(async ({ admin }) => {
  const { image_url } = await admin.get(calls.uploadImage, { body: { file_data: fileOf(await png(9, 9)) } })
  return image_url.split('/').at(-1) ?? ''
})

export const tests: CallTests<typeof calls> = {
  uploadImage: {
    admits: [...companyScopes, ...pitScopes],
    request: () => ({ body: { file_data: picture, purpose: 'profile' } }),
    refusals: {
      'image.tooLarge': ({ admin }) =>
        admin.ask(calls.uploadImage, { body: { file_data: bytesOf(imageLimits.logo + 1) } }),
      'image.notReadable': ({ admin }) => admin.ask(calls.uploadImage, { body: { file_data: bytesOf(10) } }),
      'image.tooManyPixels': ({ admin }) =>
        admin.ask(calls.uploadImage, { body: { file_data: fileOf(pngBomb(5000, 5000, 1000)) } }),
      async 'request.tooMany'({ visitorOf }) {
        // Nobody else uploads as this account: no test counts on its number of pictures.
        const somebody = visitorOf('USER PIT')
        const body = { file_data: bytesOf(1) }
        for (let sent = 0; sent < 100; sent += 1) await somebody.ask(calls.uploadImage, { body })
        return somebody.ask(calls.uploadImage, { body })
      },
    },
    // A picture of its own, under an address that its own people alone can read.
    toOtherCompany: {},
  },
  showImage: {
    admits: [...companyScopes, ...pitScopes],
    request: async (server) => ({ params: { name: await kept(server) } }),
    refusals: {
      'record.absent': ({ admin }) => admin.ask(calls.showImage, { params: { name: `${'0'.repeat(64)}.png` } }),
    },
    toOtherCompany: 'record.absent',
  },
}
