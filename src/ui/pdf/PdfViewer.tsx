import type { ReactNode, Ref } from 'react'
import './PdfViewer.css'

type PdfViewerProps = {
  /** Address of the PDF, on this site. */
  src: string
  /** Names the frame for those who do not see it. */
  title: string
  /** Shown where the browser has no PDF viewer of its own, as on most phones. */
  fallback: ReactNode
  ref?: Ref<HTMLIFrameElement> | undefined
}

/** A PDF in the browser's own viewer, as wide as the place for it and without its side panel. */
export function PdfViewer({ src, title, fallback, ref }: PdfViewerProps) {
  if (!navigator.pdfViewerEnabled) return <div className="ui-pdf-fallback">{fallback}</div>
  return <iframe className="ui-pdf" ref={ref} src={`${src}#navpanes=0&view=FitH`} title={title} />
}
