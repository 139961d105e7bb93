import { create } from 'qrcode'
import sharp from 'sharp'
import { qrCodeSize } from '../../../src/domain/hsm.ts'

/** Modules that have to stay white on each side (ISO/IEC 18004). */
const quietZone = 4

/**
 * The text as a QR code of exactly 113 x 113 pixels, PNG (seed 000 §9). Each module has the same whole number of pixels, and what
 * is left is a white margin of four modules or more: a picture that is scaled to the size would blur what cameras look for.
 */
export const qrPicture = async (text: string): Promise<Buffer> => {
  const { modules } = create(text, { errorCorrectionLevel: 'L' })
  const scale = Math.floor(qrCodeSize / (modules.size + 2 * quietZone))
  if (scale < 2) throw new Error(`${modules.size} modules do not fit a QR code of ${qrCodeSize} pixels`)
  const margin = Math.floor((qrCodeSize - modules.size * scale) / 2)
  const pixels = Buffer.alloc(qrCodeSize * qrCodeSize, 255)
  for (let row = 0; row < modules.size * scale; row += 1)
    for (let column = 0; column < modules.size * scale; column += 1)
      if (modules.get(Math.floor(row / scale), Math.floor(column / scale)) !== 0)
        pixels[(row + margin) * qrCodeSize + column + margin] = 0
  return sharp(pixels, { raw: { width: qrCodeSize, height: qrCodeSize, channels: 1 } })
    .png()
    .toBuffer()
}
