/**
 * Opens the print dialog of a PDF in its viewer. Some browsers keep their viewer closed to the page around it: there the PDF goes to a tab of
 * its own, from where it can be printed.
 */
export const printPdf = (viewer: HTMLIFrameElement): void => {
  try {
    viewer.contentWindow?.focus()
    viewer.contentWindow?.print()
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
    window.open(viewer.src, '_blank', 'noopener')
  }
}
