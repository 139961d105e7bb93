import { deflateSync, crc32 } from 'node:zlib'

const chunk = (type: string, content: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, check])
}

type Colour = readonly [red: number, green: number, blue: number]

/** A PNG (W3C, third edition) of a width and height in pixels, as a data URL. */
export const pngOf = (width: number, height: number, colourAt: (x: number, y: number) => Colour): string => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2], 8)
  const row = (y: number): number[] => [0, ...Array.from({ length: width }, (_, x) => colourAt(x, y)).flat()]
  const rows = Buffer.from(Array.from({ length: height }, (_, y) => row(y)).flat())
  const file = Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
  return `data:image/png;base64,${file.toString('base64')}`
}

/** A green ring on white, wider than high. */
export const logoImage = pngOf(140, 120, (x, y) => {
  const distance = Math.hypot(x - 70, y - 60)
  return distance < 56 && distance > 30 ? [34, 120, 80] : [255, 255, 255]
})

/** A pale frame, in the proportions of an A4 page. */
export const backgroundImage = pngOf(248, 351, (x, y) => {
  const edge = Math.min(x, y, 247 - x, 350 - y)
  return edge > 3 && edge < 8 ? [200, 215, 235] : [252, 253, 255]
})

/** Nothing but a light grey. */
export const plainImage = pngOf(248, 351, () => [200, 200, 200])
