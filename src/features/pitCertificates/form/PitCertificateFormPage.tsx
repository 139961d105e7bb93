import { useLingui } from '@lingui/react'
import { useLingui as useTexts } from '@lingui/react/macro'
import { useState } from 'react'
import { useCurrentUser } from '../../../api/provider.tsx'
import type { PitCertificateDetail } from '../../../api/contract/pitCertificateFiling.ts'
import { useDocumentRights } from '../../../documents/rights.ts'
import { hasPermission } from '../../../domain/session.ts'
import { useFieldMessages } from '../../../failures/useFieldMessages.ts'
import type { FormOutput } from '../../../machines/documentForm/setup.ts'
import { OpeningPage } from '../../../records/page/OpeningPage.tsx'
import { MessageOfContext } from '../../../ui/texts.ts'
import type { CertificateOpening } from '../address.ts'
import { stepTitles } from '../refusals/stepTitles.ts'
import { formWords } from '../words/formWords.ts'
import { NotAllowedPage } from './NotAllowedPage.tsx'
import { OpenedForm } from './OpenedForm.tsx'
import { useCertificateSource, type CertificateSource } from './useCertificateSource.ts'

interface Props extends CertificateOpening {
  /** Called once with how the form has ended; the page then leads back to the list, or to another certificate. */
  readonly onEnd: (output: FormOutput) => void
  /** Called in its place where one for another person follows the one that was saved or issued. */
  readonly onNext: (documentId: string) => void
}

/** What is taken over of an earlier certificate is read, as one that is opened. */
const readsAnother = ({ certificate, copy, next, corrects }: CertificateOpening): boolean =>
  certificate !== null || copy !== null || next !== null || corrects !== null

/** The form of one certificate as a page, or why somebody may not open it. */
export const PitCertificateFormPage = (props: Props) => {
  const rights = useDocumentRights()
  const mayRead = hasPermission(useCurrentUser(), 'pit-certificate.amounts')
  const missing = props.certificate === null ? rights.add : null
  const title = useOpeningTitle(props)
  if (missing !== null || (readsAnother(props) && !mayRead)) return <NotAllowedPage missing={missing} title={title} />
  return <AllowedForm {...props} title={title} />
}

const useOpeningTitle = ({ certificate }: Props): string => {
  const { i18n } = useLingui()
  return i18n._(formWords.titles[certificate === null ? 'create' : 'view'])
}

/** Fetches what the form opens with, then opens it. */
const AllowedForm = ({ title, onEnd, onNext, ...opening }: Props & { readonly title: string }) => {
  const { t } = useTexts()
  const messageOf = useFieldMessages()
  const source = useCertificateSource(opening)
  return (
    <OpeningPage
      loadingLabel={t`Loading the PIT certificate`}
      readStep={stepTitles.readDocument}
      source={source}
      title={title}
    >
      {(ready) => (
        <MessageOfContext value={messageOf}>
          <ReadyForm onEnd={onEnd} onNext={onNext} opening={opening} source={ready} />
        </MessageOfContext>
      )}
    </OpeningPage>
  )
}

interface ReadyProps extends Pick<Props, 'onEnd' | 'onNext'> {
  readonly opening: CertificateOpening
  readonly source: Extract<CertificateSource, { state: 'ready' }>
}

const statusOf = (record: PitCertificateDetail | null): string => record?.etax_status ?? ''

// A certificate under way opens anew with the authority's answer; any other stays as it was opened while it is worked on.
const ReadyForm = ({ source, ...rest }: ReadyProps) => {
  const [shown, setShown] = useState(source)
  const status = statusOf(source.record)
  const shownNow = statusOf(shown.record)
  if (shownNow === 'sent' && status !== shownNow) setShown(source)
  return <OpenedForm {...rest} facts={shown.facts} key={shownNow} opened={shown.opened} record={source.record} />
}
