import { useLingui } from '@lingui/react'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui as useTexts } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { Verification } from '../../api/contract/documents/history.ts'
import { failureOf } from '../../api/failureError.ts'
import { useApi } from '../../api/provider.tsx'
import { FailureState } from '../../failures/FailureState.tsx'
import { useFailureText } from '../../failures/useFailureText.ts'
import { useLocale } from '../../i18n/locale.ts'
import { PreviewDialog } from '../../printing/preview/PreviewDialog.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { Spinner } from '../../ui/feedback/Spinner.tsx'
import { EyeIcon } from '../../ui/icons/firstIcons.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { useFiledKind } from '../filedKind.ts'
import { useShownKind } from '../shownKind.ts'
import { printedVerification } from './printedVerification.ts'
import { verificationQuery } from './verificationQuery.ts'
import { VerificationReport } from './VerificationReport.tsx'

interface Props {
  readonly documentId: string
  /** What the document is called. */
  readonly name: string
  readonly onClose: () => void
}

const PrintedVerificationDialog = ({ report, name, documentId, onClose }: Props & { report: Verification }) => {
  const { i18n } = useLingui()
  const { t } = useTexts()
  const locale = useLocale()
  const { words } = useFiledKind()
  const [at] = useState(() => new Date())
  const printout = useMemo(
    () => ({
      id: `${documentId} verification`,
      fileName: `${i18n._(msg`Verification report`)} ${name}.pdf`,
      document: () => ({
        kind: 'report' as const,
        report: printedVerification(i18n, locale, report, { name, at, words }),
      }),
    }),
    [i18n, locale, report, name, at, words, documentId],
  )
  return <PreviewDialog onClose={onClose} printout={printout} title={t`Verification report`} />
}

interface BodyProps {
  readonly report: Verification | undefined
  readonly error: Error | null
  readonly onRetry: () => void
}

const ReportBody = ({ report, error, onRetry }: BodyProps) => {
  const failureText = useFailureText()
  if (report !== undefined) return <VerificationReport report={report} />
  const failure = error === null ? null : failureOf(error)
  if (failure === null)
    return (
      <p role="status">
        <Spinner size={20} /> <Trans>The document is being checked…</Trans>
      </p>
    )
  return (
    <FailureState
      failure={failure}
      isAlone
      onRetry={onRetry}
      text={failureText(failure, msg`The report could not be made`)}
    />
  )
}

/** What the verifier finds of the signed XML, check by check, to read, and as PDF to keep and print. */
export const VerificationDialog = (props: Props) => {
  const { documentId, onClose } = props
  const { t } = useTexts()
  const [isPrinted, setPrinted] = useState(false)
  const { history } = useFiledKind()
  const { data, error, refetch } = useQuery(
    verificationQuery(useApi(), useShownKind(), history.verification, documentId),
  )
  return (
    <>
      <Dialog
        footer={
          <>
            <Button onPress={onClose}>{t`Close`}</Button>
            <Button
              icon={<EyeIcon />}
              isDisabled={data === undefined}
              onPress={() => setPrinted(true)}
              variant="primary"
            >
              {t`Show as PDF`}
            </Button>
          </>
        }
        isBodyFocusable
        isOpen
        onOpenChange={(isOpen) => !isOpen && onClose()}
        size="large"
        title={t`Verification report`}
      >
        <ReportBody error={error} onRetry={() => void refetch()} report={data} />
      </Dialog>
      {isPrinted && data !== undefined && (
        <PrintedVerificationDialog {...props} onClose={() => setPrinted(false)} report={data} />
      )}
    </>
  )
}
