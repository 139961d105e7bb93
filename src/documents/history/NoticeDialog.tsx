import { useLingui } from '@lingui/react'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui as useTexts } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import type { TimelineStep } from '../../api/contract/documents/history.ts'
import { useLocale } from '../../i18n/locale.ts'
import { PreviewDialog } from '../../printing/preview/PreviewDialog.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { EyeIcon } from '../../ui/icons/firstIcons.tsx'
import { DescriptionList } from '../../ui/layout/DescriptionList.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { useFiledKind } from '../filedKind.ts'
import { useAuthorityExplanations } from './authorityReasons.ts'
import { noticeOf, printedNotice, type Notice } from './notice.ts'

interface Props {
  readonly step: TimelineStep
  /** What the document is called. */
  readonly name: string
  readonly onClose: () => void
}

interface PrintedProps extends Props {
  readonly notice: Notice
}

const PrintedNotice = ({ notice, step, name, onClose }: PrintedProps) => {
  const { i18n } = useLingui()
  const { t } = useTexts()
  const locale = useLocale()
  const printout = useMemo(
    () => ({
      id: `${name} notice ${step.message?.id ?? step.at}`,
      fileName: `${i18n._(msg`Notice of the tax authority`)} ${name}.pdf`,
      document: () => ({ kind: 'report' as const, report: printedNotice(i18n, locale, notice) }),
    }),
    [i18n, locale, notice, name, step],
  )
  return <PreviewDialog onClose={onClose} printout={printout} title={t`Notice of the tax authority`} />
}

const Reasons = ({ of }: { readonly of: Notice['reasons'] }) => (
  <section>
    <h3>
      <Trans>Reasons</Trans>
    </h3>
    <DescriptionList
      items={of.map(({ code, text, explanations }) => ({
        term: code,
        detail: (
          <>
            <p lang="vi">{text}</p>
            {explanations.map((explanation) => (
              <p key={explanation}>{explanation}</p>
            ))}
          </>
        ),
      }))}
    />
  </section>
)

/** What the authority has answered, whole: to read, and as PDF to keep and print. */
export const NoticeDialog = (props: Props) => {
  const { step, name, onClose } = props
  const { i18n } = useLingui()
  const { t } = useTexts()
  const { history } = useFiledKind().words
  const explanationsOf = useAuthorityExplanations(history.authorityReasons)
  const [isPrinted, setPrinted] = useState(false)
  const notice = useMemo(
    () => noticeOf(i18n, step, { term: history.document, name }, explanationsOf),
    [i18n, step, history.document, name, explanationsOf],
  )
  return (
    <>
      <Dialog
        footer={
          <>
            <Button onPress={onClose}>{t`Close`}</Button>
            <Button icon={<EyeIcon />} onPress={() => setPrinted(true)} variant="primary">
              {t`Show as PDF`}
            </Button>
          </>
        }
        isBodyFocusable
        isOpen
        onOpenChange={(isOpen) => !isOpen && onClose()}
        title={t`Notice of the tax authority`}
      >
        <Stack gap={4}>
          <p>
            <strong>{notice.title}</strong>
          </p>
          <DescriptionList items={notice.facts} />
          {notice.text !== '' && (
            <section>
              <h3>
                <Trans>Text of the notice</Trans>
              </h3>
              <p lang="vi">{notice.text}</p>
            </section>
          )}
          {notice.reasons.length > 0 && <Reasons of={notice.reasons} />}
        </Stack>
      </Dialog>
      {isPrinted && <PrintedNotice {...props} notice={notice} onClose={() => setPrinted(false)} />}
    </>
  )
}
