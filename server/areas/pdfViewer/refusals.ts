import type { RefusalTexts } from '../../refusals.ts'

export const pdfViewerRefusals: RefusalTexts = {
  'pdf.notReadable': [422, 'The document is not a PDF'],
  'pdf.tooLarge': [422, 'The PDF is larger than 1 MiB'],
}
