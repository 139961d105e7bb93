import { useLingui } from '@lingui/react'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui as useTexts } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { Verification } from '../../../api/contract/documents/history.ts'
import { failureOf } from '../../../api/failureError.ts'
import { useApi } from '../../../api/provider.tsx'
import { FailureState } from '../../../failures/FailureState.tsx'
import { useFailureText } from '../../../failures/useFailureText.ts'
import { useLocale } from '../../../i18n/locale.ts'
import { PreviewDialog } from '../../../printing/preview/PreviewDialog.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { Spinner } from '../../../ui/feedback/Spinner.tsx'
import { EyeIcon } from '../../../ui/icons/firstIcons.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { useCollection } from '../kind/collection.ts'
import { FiledDeclarations } from '../kind/FiledDeclarations.tsx'
import { verificationQuery } from './historyQueries.ts'
import { printedVerification } from './printedVerification.ts'
import { VerificationReport } from './VerificationReport.tsx'

interface Props {
  readonly declarationId: string
  /** What the declaration is called. */
  readonly name: string
  readonly onClose: () => void
}

const PrintedVerificationDialog = ({ report, name, declarationId, onClose }: Props & { report: Verification }) => {
  const { i18n } = useLingui()
  const { t } = useTexts()
  const locale = useLocale()
  const [at] = useState(() => new Date())
  const printout = useMemo(
    () => ({
      id: `${declarationId} verification`,
      fileName: `${i18n._(msg`Verification report`)} ${name}.pdf`,
      document: () => ({
        kind: 'report' as const,
        report: printedVerification(i18n, locale, report, { name, at }),
      }),
    }),
    [i18n, locale, report, name, at, declarationId],
  )
  return <PreviewDialog onClose={onClose} printout={printout} title={t`Verification report`} />
}

/** What the verifier finds of the signed XML, check by check, to read, and as PDF to keep and print. */
export const VerificationDialog = (props: Props) => {
  const { declarationId, onClose } = props
  const { t } = useTexts()
  const failureText = useFailureText()
  const [isPrinted, setPrinted] = useState(false)
  const { data, error, refetch } = useQuery(verificationQuery(useApi(), useCollection().key, declarationId))
  const failure = error === null ? null : failureOf(error)
  return (
    <FiledDeclarations>
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
        {data !== undefined && <VerificationReport report={data} />}
        {data === undefined && failure === null && (
          <p role="status">
            <Spinner size={20} /> <Trans>The document is being checked…</Trans>
          </p>
        )}
        {data === undefined && failure !== null && (
          <FailureState
            failure={failure}
            isAlone
            onRetry={() => void refetch()}
            text={failureText(failure, msg`The report could not be made`)}
          />
        )}
      </Dialog>
      {isPrinted && data !== undefined && (
        <PrintedVerificationDialog {...props} onClose={() => setPrinted(false)} report={data} />
      )}
    </FiledDeclarations>
  )
}
