import { Trans, useLingui } from '@lingui/react/macro'
import { useCurrentUser } from '../../../api/provider.tsx'
import { AllowedDocument } from '../../../documents/form/page/AllowedDocument.tsx'
import { OpeningDocument } from '../../../documents/form/page/OpeningDocument.tsx'
import { hasPermission } from '../../../domain/session.ts'
import type { FormOutput } from '../../../machines/documentForm/setup.ts'
import type { CertificateOpening } from '../address.ts'
import { OpenedForm } from './OpenedForm.tsx'
import { useCertificateSource } from './useCertificateSource.ts'

interface Props {
  readonly opening: CertificateOpening
  /** Called once with how the form has ended; the page then leads back to the list, or to another certificate. */
  readonly onEnd: (output: FormOutput) => void
  /** Called in its place where one for another person follows the one that was saved or issued. */
  readonly onNext: (documentId: string) => void
}

/** What is taken over of an earlier certificate is read, as one that is opened. */
const readsAnother = ({ document, copy, next, corrects }: CertificateOpening): boolean =>
  document !== null || copy !== null || next !== null || corrects !== null

/** The form of one certificate as a page, or why somebody may not open it (decision 0492). */
export const CertificateForm = (props: Props) => {
  const { t } = useLingui()
  const { opening } = props
  const mayRead = hasPermission(useCurrentUser(), 'pit-certificate.amounts')
  const unreadable = {
    title: t`You may not see what PIT certificates say`,
    text: (
      <Trans>
        Income and tax of a person are not for everybody. Ask an administrator of your company for the permission to see
        amounts. The list of PIT certificates can be read without it.
      </Trans>
    ),
  }
  return (
    <AllowedDocument
      isNew={opening.document === null}
      unreadable={readsAnother(opening) && !mayRead ? unreadable : null}
    >
      {(title) => <ReadCertificate {...props} title={title} />}
    </AllowedDocument>
  )
}

const ReadCertificate = ({ title, ...props }: Props & { readonly title: string }) => (
  <OpeningDocument source={useCertificateSource(props.opening)} title={title}>
    {(ready) => <OpenedForm {...props} {...ready} />}
  </OpeningDocument>
)
