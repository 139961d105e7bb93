import { useLingui } from '@lingui/react/macro'
import { templateFileName, type PrintedTemplate } from '../../domain/templates/printedTemplate.ts'
import { PreviewDialog } from './PreviewDialog.tsx'

interface Props {
  readonly template: PrintedTemplate
  readonly onClose: () => void
}

/** A template as PDF with sample content, to read, download and print, before and after it is saved (seed 001 §2.4, §2.5). */
export const TemplatePreviewDialog = ({ template, onClose }: Props) => {
  const { t } = useLingui()
  return (
    <PreviewDialog
      onClose={onClose}
      printout={{
        id: `template ${template.serial} ${template.layoutId}`,
        fileName: templateFileName(template),
        document: () => ({ kind: 'template', template }),
      }}
      title={template.kind === 'document' ? t`PIT Template Preview` : t`E-invoice Template Preview`}
    />
  )
}
