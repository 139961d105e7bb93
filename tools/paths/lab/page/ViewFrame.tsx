import { useLayoutEffect, useRef } from 'react'

interface Props {
  /** Id of the path that the view begins. */
  readonly path: string
  readonly title: string
  readonly onFrame: (frame: HTMLIFrameElement | null) => void
}

/** A page of its own for the real view, so that its dialogs stay within and its language is its own. */
export const ViewFrame = ({ path, title, onFrame }: Props) => {
  const place = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const frame = document.createElement('iframe')
    frame.src = `view.html?path=${encodeURIComponent(path)}`
    place.current?.append(frame)
    onFrame(frame)
    return () => {
      frame.remove()
      onFrame(null)
    }
  }, [path, onFrame])
  useLayoutEffect(() => place.current?.querySelector('iframe')?.setAttribute('title', title), [path, title])
  return <section aria-label={title} className="lab-view" ref={place} />
}
