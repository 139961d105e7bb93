import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { BrowserCommandContext } from 'vitest/node'

/** Share of pixels that may look otherwise by chance, such as the edge of a letter. */
const chance = 0.0005
/** How far a colour channel may be off by chance, of 255. */
const shade = 24

/** Share of pixels in which two JPEGs differ; 1 where their sizes do. Runs in the page, which can read pictures. */
const differenceIn = async ([one, other, tolerance]: readonly [string, string, number]): Promise<number> => {
  const pixels = async (jpeg: string) => {
    const bitmap = await createImageBitmap(await (await fetch(`data:image/jpeg;base64,${jpeg}`)).blob())
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
    const drawing = canvas.getContext('2d')
    if (drawing === null) throw new Error('the page cannot draw')
    drawing.drawImage(bitmap, 0, 0)
    return {
      size: `${bitmap.width} x ${bitmap.height}`,
      data: drawing.getImageData(0, 0, bitmap.width, bitmap.height).data,
    }
  }
  const [before, after] = [await pixels(one), await pixels(other)]
  if (before.size !== after.size) return 1
  let different = 0
  for (let at = 0; at < after.data.length; at += 4)
    if (
      [0, 1, 2].some(
        (channel) => Math.abs((before.data[at + channel] ?? 0) - (after.data[at + channel] ?? 0)) > tolerance,
      )
    )
      different += 1
  return (different * 4) / after.data.length
}

/** Writes a picture unless the file holds one that looks the same. @returns whether it was written */
export const keepIfChanged = async (
  page: BrowserCommandContext['page'],
  file: string,
  jpeg: Buffer,
): Promise<boolean> => {
  if (existsSync(file)) {
    const difference = await page.evaluate(differenceIn, [
      readFileSync(file, 'base64'),
      jpeg.toString('base64'),
      shade,
    ] as const)
    if (difference <= chance) return false
  }
  writeFileSync(file, jpeg)
  return true
}
