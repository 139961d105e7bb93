import { expect, it } from 'vitest'
import { hasImage, imageAddress } from '../../server/images/address.ts'
import type { StoredImage } from '../../server/images/images.ts'

const image: StoredImage = { name: `${'a'.repeat(64)}.png`, type: 'image/png', bytes: new Uint8Array([1]) }
const images = {
  keep: () => Promise.resolve(),
  find: (companyId: string, name: string) => Promise.resolve(companyId === 'own' && name === image.name ? image : null),
}

it('is known by its own address in its own company alone, not by its name elsewhere', async () => {
  expect(await hasImage(images, 'own', imageAddress(image.name))).toBe(true)
  expect(await hasImage(images, 'other', imageAddress(image.name))).toBe(false)
  expect(await hasImage(images, 'own', `https://evil.example/${image.name}`)).toBe(false)
  expect(await hasImage(images, 'own', image.name)).toBe(false)
})
