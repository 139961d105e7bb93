import type { Size } from '../domain/image.ts'

/** Which part of a picture is taken: how much it is enlarged over the least, and where its middle is put, from -1 to 1 on each axis. */
export interface Crop {
  /** 0 shows the whole picture, 1 enlarges it most. */
  readonly zoom: number
  readonly x: number
  readonly y: number
}

export const wholePicture: Crop = { zoom: 0, x: 0, y: 0 }

/** How often the least is the most. */
const mostZoom = 6

/** Where a picture is drawn in a frame. */
export interface Placed extends Size {
  readonly left: number
  readonly top: number
}

/** Pixels by which a picture can be moved out of the middle of the frame: until its edge meets the frame's. */
const room = (drawn: number, frame: number): number => Math.abs(drawn - frame) / 2

const scaleOf = (picture: Size, frame: Size, zoom: number): number =>
  Math.min(frame.width / picture.width, frame.height / picture.height) * mostZoom ** zoom

/** The enlargement at which nothing of the frame stays empty. */
export const coveringZoom = (picture: Size, frame: Size): number => {
  const [across, down] = [frame.width / picture.width, frame.height / picture.height]
  return Math.min(1, Math.log(Math.max(across, down) / Math.min(across, down)) / Math.log(mostZoom))
}

/** Where the picture stands in the frame, in the frame's pixels. */
export const placed = (picture: Size, frame: Size, { zoom, x, y }: Crop): Placed => {
  const scale = scaleOf(picture, frame, zoom)
  const [width, height] = [picture.width * scale, picture.height * scale]
  return {
    width,
    height,
    left: (frame.width - width) / 2 + x * room(width, frame.width),
    top: (frame.height - height) / 2 + y * room(height, frame.height),
  }
}

const within = (value: number): number => Math.max(-1, Math.min(1, value))

/** The picture moved by pixels of the frame, as far as it goes. */
export const moved = (picture: Size, frame: Size, crop: Crop, by: { readonly x: number; readonly y: number }): Crop => {
  const { width, height } = placed(picture, frame, crop)
  const share = (pixels: number, free: number): number => (free === 0 ? 0 : pixels / free)
  return {
    ...crop,
    x: within(crop.x + share(by.x, room(width, frame.width))),
    y: within(crop.y + share(by.y, room(height, frame.height))),
  }
}

/** The picture enlarged by a step, within what is possible. */
export const zoomed = (crop: Crop, by: number): Crop => ({ ...crop, zoom: Math.max(0, Math.min(1, crop.zoom + by)) })
