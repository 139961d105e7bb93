import jsQR from 'jsqr'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { qrPicture } from '../../server/hsm/twoFactor/qrPicture.ts'

const readBack = async (png: Buffer): Promise<{ size: readonly number[]; text: string | undefined }> => {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const read = jsQR(new Uint8ClampedArray(data), info.width, info.height)
  return { size: [info.width, info.height], text: read?.data }
}

it.each(['saomaixanh', 'a', 'a.very.long.name@company.example'.slice(0, 24)])(
  'a QR code for %s has 113 x 113 pixels and is read back [001-2.1-08]',
  async (user) => {
    const text = `otpauth://totp/tokhai:${encodeURIComponent(user)}?issuer=tokhai&secret=${'A7'.repeat(16)}&algorithm=SHA1&digits=6&period=30`
    expect(await readBack(await qrPicture(text))).toEqual({ size: [113, 113], text })
  },
)

it('a text that does not fit is no picture', async () => {
  await expect(qrPicture('x'.repeat(400))).rejects.toThrow('do not fit')
})
