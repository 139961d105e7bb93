import type { PrintedTemplate } from '../../domain/templates/printedTemplate.ts'
import type { TextFile } from '../../i18n/locale.ts'
import { translatedPart } from '../../i18n/translatedPart.ts'
import { LazyPart } from '../../ui/part/LazyPart.tsx'

interface Props {
  readonly template: PrintedTemplate
  readonly onClose: () => void
}

/** The dialog's code and texts, which a page can fetch while it is idle. */
export const templatePreview = translatedPart(
  () => import('./TemplatePreviewDialog.tsx'),
  import.meta.glob<TextFile>('../texts/*.po'),
)

/** The preview of a template over the page, fetched when it is first opened (seed 001 §2.4, §2.5). */
export const TemplatePreview = ({ template, onClose }: Props) => (
  <LazyPart of={templatePreview} onLeave={onClose}>
    {({ TemplatePreviewDialog }) => <TemplatePreviewDialog onClose={onClose} template={template} />}
  </LazyPart>
)
