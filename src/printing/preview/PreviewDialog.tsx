import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, type ReactNode, type RefObject } from 'react'
import { FailureState } from '../../failures/FailureState.tsx'
import { useFailureText } from '../../failures/useFailureText.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Link } from '../../ui/button/Link.tsx'
import { Spinner } from '../../ui/feedback/Spinner.tsx'
import { DownloadIcon, PrinterIcon } from '../../ui/icons/icons.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { PdfViewer } from '../../ui/pdf/PdfViewer.tsx'
import { printPdf } from '../../ui/pdf/printPdf.ts'
import { saveFile } from '../../ui/pdf/saveFile.ts'
import { usePreview, type MadePreview, type Preview, type Printout } from './usePreview.ts'
import './preview.css'
import { AreaTexts } from '../../failures/AreaTexts.tsx'
import { failureTexts } from './failureTexts.ts'
import { UnprintableLetters } from './UnprintableLetters.tsx'

const known = [failureTexts]

interface Props {
  readonly printout: Printout
  /** What the dialog is called; `Printed form` unless it is given. */
  readonly title?: string
  /** What is chosen of the print, beside the commands. */
  readonly choices?: ReactNode
  readonly onClose: () => void
}

/** A record as PDF in a viewer, to read, download and print (seed 000 §2 "Preview", seed 001 §2.4). */
export const PreviewDialog = ({ printout, title: givenTitle, choices, onClose }: Props) => {
  const { t } = useLingui()
  const preview = usePreview(printout)
  const viewer = useRef<HTMLIFrameElement>(null)
  const title = givenTitle ?? t`Printed form`
  const made = preview.state === 'made' ? preview.preview : null
  return (
    <Dialog
      footer={
        <>
          {choices}
          <Button onPress={onClose}>{t`Close`}</Button>
          <Button
            icon={<DownloadIcon />}
            isDisabled={made === null}
            onPress={() => made !== null && saveFile(made.content, made.fileName)}
          >
            {t`Download`}
          </Button>
          {navigator.pdfViewerEnabled && (
            <Button
              icon={<PrinterIcon />}
              isDisabled={made === null}
              onPress={() => viewer.current !== null && printPdf(viewer.current)}
              variant="primary"
            >
              {t`Print`}
            </Button>
          )}
        </>
      }
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="full"
      title={title}
    >
      <div className="print-preview">
        <AreaTexts texts={known}>
          <PreviewBody preview={preview} title={title} viewer={viewer} />
        </AreaTexts>
      </div>
    </Dialog>
  )
}

interface BodyProps {
  readonly preview: Preview
  readonly title: string
  readonly viewer: RefObject<HTMLIFrameElement | null>
}

const PreviewBody = ({ preview, title, viewer }: BodyProps) => {
  const failureText = useFailureText()
  if (preview.state === 'failed') {
    return (
      <FailureState
        failure={preview.failure}
        isAlone
        onRetry={preview.retry}
        text={failureText(preview.failure, msg`The printed form could not be shown`)}
      />
    )
  }
  if (preview.state === 'made') {
    return (
      <>
        <UnprintableLetters letters={preview.preview.unprintable} />
        <PdfViewer
          fallback={<WithoutViewer preview={preview.preview} />}
          ref={viewer}
          src={preview.preview.address}
          title={title}
        />
      </>
    )
  }
  return (
    <p className="print-preview-making" role="status">
      <Spinner size={28} />
      <Trans>The pages are being drawn…</Trans>
    </p>
  )
}

const WithoutViewer = ({ preview }: { readonly preview: MadePreview }) => (
  <>
    <p>
      <Trans>This browser cannot show a PDF inside a page.</Trans>
    </p>
    <Link href={preview.address} target="_blank">
      <Trans>Open the form by itself</Trans>
    </Link>
  </>
)
