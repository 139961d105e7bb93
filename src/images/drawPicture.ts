import type { Size } from '../domain/image.ts'
import { placed, type Crop } from './crop.ts'
import type { ReadPicture } from './readPicture.ts'

/** Pixels that are sent for each of the ideal size: screens show up to four times as many. */
const density = 4

/** Draws the part that was chosen, as large as the canvas; where the picture leaves it empty it stays so. */
export const drawInto = (canvas: HTMLCanvasElement, { bitmap, type }: ReadPicture, frame: Size, crop: Crop): void => {
  const context = canvas.getContext('2d')
  if (context === null) return
  context.setTransform(canvas.width / frame.width, 0, 0, canvas.height / frame.height, 0, 0)
  context.clearRect(0, 0, frame.width, frame.height)
  if (type === 'image/jpeg') {
    context.fillStyle = '#fff'
    context.fillRect(0, 0, frame.width, frame.height)
  }
  const { left, top, width, height } = placed(bitmap, frame, crop)
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, left, top, width, height)
}

/** The part that was chosen as a file; null where the browser cannot make one. */
export const pictureFile = (picture: ReadPicture, ideal: Size, crop: Crop): Promise<Blob | null> =>
  new Promise((resolve) => {
    const canvas = document.createElement('canvas')
    canvas.width = ideal.width * density
    canvas.height = ideal.height * density
    drawInto(canvas, picture, ideal, crop)
    canvas.toBlob(resolve, picture.type, 0.92)
  })
