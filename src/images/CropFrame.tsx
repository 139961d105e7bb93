import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useRef, type PointerEvent, type RefObject } from 'react'
import type { Size } from '../domain/image.ts'
import { moved, zoomed, type Crop } from './crop.ts'
import { drawInto } from './drawPicture.ts'
import type { ReadPicture } from './readPicture.ts'
import './CropFrame.css'

interface Props {
  readonly picture: ReadPicture
  readonly ideal: Size
  readonly crop: Crop
  readonly onChange: (crop: Crop) => void
}

/** Pixels of the canvas for each of the ideal size. */
const density = 4

/** Calls back with every turn of the wheel over an element. React listens passively, so that the page would scroll as well. */
const useWheel = (element: RefObject<HTMLElement | null>, onTurn: (isIn: boolean) => void): void => {
  const turn = useEffectEvent((event: WheelEvent) => {
    event.preventDefault()
    onTurn(event.deltaY < 0)
  })
  useEffect(() => {
    const { current } = element
    const listener = (event: WheelEvent): void => turn(event)
    current?.addEventListener('wheel', listener, { passive: false })
    return () => current?.removeEventListener('wheel', listener)
  }, [element])
}

/** Calls back with the way that a held pointer makes, in pixels of the frame. */
const useDrag = (frame: Size, onDrag: (by: { readonly x: number; readonly y: number }) => void) => {
  const grip = useRef<{ readonly x: number; readonly y: number } | null>(null)
  return {
    onPointerDown: (event: PointerEvent<HTMLCanvasElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId)
      grip.current = { x: event.clientX, y: event.clientY }
    },
    onPointerMove: ({ clientX, clientY, currentTarget }: PointerEvent<HTMLCanvasElement>) => {
      if (grip.current === null) return
      const scale = frame.width / currentTarget.clientWidth
      const by = { x: (clientX - grip.current.x) * scale, y: (clientY - grip.current.y) * scale }
      grip.current = { x: clientX, y: clientY }
      onDrag(by)
    },
    onPointerUp: () => {
      grip.current = null
    },
  }
}

/** The picture behind the frame of what is taken; it follows pointer and wheel. */
export const CropFrame = ({ picture, ideal, crop, onChange }: Props) => {
  const { t } = useLingui()
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (canvas.current !== null) drawInto(canvas.current, picture, ideal, crop)
  }, [picture, ideal, crop])
  useWheel(canvas, (isIn) => onChange(zoomed(crop, isIn ? 0.05 : -0.05)))
  const drag = useDrag(ideal, (by) => onChange(moved(picture.bitmap, ideal, crop, by)))
  return (
    <canvas
      {...drag}
      aria-label={t`The part of the picture that is taken`}
      className="crop-frame"
      height={ideal.height * density}
      ref={canvas}
      role="img"
      width={ideal.width * density}
    />
  )
}
