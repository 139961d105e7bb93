import { expect, it } from 'vitest'
import { checkPicture, imageAddress } from '../../server/images/address.ts'

const name = `${'a'.repeat(64)}.png`
const images = { renew: (companyId: string, given: string) => Promise.resolve(companyId === 'own' && given === name) }
const own = imageAddress(name)
const elsewhere = `https://evil.example/${name}`

it.each([
  ['none', '', '', 'own', true],
  ['one of the company', own, '', 'own', true],
  ['one of another company', own, '', 'other', false],
  ['one for somebody without a company', own, '', null, false],
  ['one elsewhere with the name of one here', elsewhere, '', 'own', false],
  ['one named without its path', name, '', 'own', false],
  ['one as it was, wherever it lies', elsewhere, elsewhere, 'own', true],
])('a record takes %s: %s after %j in %s is %s', async (_what, address, former, companyId, isTaken) => {
  const checked = await checkPicture(images, companyId, { field: 'logo', address, former })
  expect(checked).toEqual(
    isTaken
      ? { ok: true, value: null }
      : { ok: false, failure: { reason: 'fields.invalid', fields: [{ field: 'logo', message: 'image_is_unknown' }] } },
  )
})
