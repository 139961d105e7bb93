import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { pictureOf } from '../../server/images/picture.ts'
import { jpegOfPhone, png, pngBomb, svg } from './pictures.ts'

const kept = async (bytes: Uint8Array) => {
  const picture = await pictureOf(bytes)
  if (!picture.ok) throw new Error(picture.failure)
  return picture.value
}
const refusal = async (bytes: Uint8Array): Promise<string> => {
  const picture = await pictureOf(bytes)
  return picture.ok ? 'none' : picture.failure
}

describe('a picture is made anew from its pixels', () => {
  it('as PNG or JPEG, whichever it was, under the digest of its content', async () => {
    const { name, type, bytes } = await kept(await png())
    expect([type, name]).toEqual(['image/png', expect.stringMatching(/^[0-9a-f]{64}\.png$/)])
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 40, height: 30, hasAlpha: true })
    expect((await kept(await png())).name).toBe(name)
    expect((await kept(await png(41, 30))).name).not.toBe(name)
    expect((await kept(await jpegOfPhone())).type).toBe('image/jpeg')
  })

  it('upright and without place, camera and comment', async () => {
    const phone = await jpegOfPhone()
    expect(phone.includes('Canary Phone')).toBe(true)
    const { bytes } = await kept(phone)
    const made = await sharp(bytes).metadata()
    expect(made).toMatchObject({ width: 20, height: 40 })
    expect([made.exif, made.xmp, made.iptc, made.icc, made.comments]).toEqual(Array(5).fill(undefined))
    expect(Buffer.from(bytes).includes('Canary Phone')).toBe(false)
  })

  it('at most 1024 pixels wide and high', async () => {
    const { bytes } = await kept(await png(3000, 1500))
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 1024, height: 512 })
  })

  it('without what stands behind its end: a script, an archive, a page', async () => {
    for (const behind of ['<script>alert(1)</script>', 'PK\x03\x04payload', '<!doctype html><html>']) {
      const polyglot = Buffer.concat([await png(), Buffer.from(behind, 'latin1')])
      expect(Buffer.from((await kept(polyglot)).bytes).includes(behind)).toBe(false)
    }
  })
})

describe('what is no picture of these two kinds is refused', () => {
  it.each([
    ['an SVG', svg],
    ['an SVG behind white space', Buffer.concat([Buffer.from('\n  '), svg])],
    ['a page that begins like a JPEG', Buffer.from('\xff\xd8\xff<html><script>1</script>', 'latin1')],
    ['a GIF', Buffer.from('GIF89a\x01\x00\x01\x00', 'latin1')],
    ['a BMP', Buffer.from('BM\x00\x00\x00\x00', 'latin1')],
    ['a PDF', Buffer.from('%PDF-1.7')],
    ['the head of a PNG alone', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
    ['one byte', Buffer.from('x')],
    ['no bytes', Buffer.alloc(0)],
  ])('%s', async (_what, bytes) => {
    expect(await refusal(bytes)).toBe('image.notReadable')
  })

  it('a WebP, an animated one too', async () => {
    const webp = await sharp(await png())
      .webp()
      .toBuffer()
    expect(await refusal(webp)).toBe('image.notReadable')
  })

  it('a picture that breaks off, wherever', async () => {
    for (const whole of [
      await sharp({
        create: {
          width: 400,
          height: 300,
          channels: 3,
          background: 'red',
          noise: { type: 'gaussian', mean: 120, sigma: 40 },
        },
      })
        .jpeg()
        .toBuffer(),
      await png(400, 300),
    ])
      for (const part of [0.1, 0.5, 0.9])
        expect(await refusal(whole.subarray(0, Math.floor(whole.length * part)))).toBe('image.notReadable')
  })
})

describe('a picture of too many pixels', () => {
  it.each([
    ['by 50,000 pixels to a side', 50_000, 50_000],
    ['by one pixel', 4097, 4096],
    ['by its width alone', 2 ** 31 - 1, 1],
  ])('is refused before it is decoded: %s', async (_what, width, height) => {
    const begun = process.memoryUsage().rss
    expect(['image.tooManyPixels', 'image.notReadable']).toContain(await refusal(pngBomb(width, height, 1_000_000)))
    expect(process.memoryUsage().rss - begun).toBeLessThan(300 * 1024 * 1024)
  })

  it('says so', async () => {
    expect(await refusal(pngBomb(20_000, 20_000, 1_000_000))).toBe('image.tooManyPixels')
  })
})
