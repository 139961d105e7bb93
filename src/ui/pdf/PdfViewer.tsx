import type { ReactNode, Ref } from 'react'
import './PdfViewer.css'

type PdfViewerProps = {
  /** Address of the PDF, on this site. */
  src: string
  /** Names the PDF for those who do not see it. */
  title: string
  /** Shown where the browser has no PDF viewer of its own, as on most phones. */
  fallback: ReactNode
  ref?: Ref<HTMLObjectElement> | undefined
}

/** A PDF in the browser's own viewer, as wide as the place for it and without its side panel. */
export function PdfViewer({ src, title, fallback, ref }: PdfViewerProps) {
  return (
    <object aria-label={title} className="ui-pdf" data={`${src}#navpanes=0&view=FitH`} ref={ref} type="application/pdf">
      <div className="ui-pdf-fallback">{fallback}</div>
    </object>
  )
}
