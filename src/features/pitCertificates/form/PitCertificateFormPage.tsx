import { useLingui } from '@lingui/react/macro'
import type { FormOutput } from '../../../machines/documentForm/setup.ts'
import { EditorPage } from '../../../records/page/EditorPage.tsx'
import type { CertificateOpening } from '../address.ts'

interface Props extends CertificateOpening {
  /** Called once with how the form has ended; the page then leads back to the list, or to another certificate. */
  readonly onEnd: (output: FormOutput) => void
}

/** The form of one certificate as a page. */
export const PitCertificateFormPage = ({ certificate }: Props) => {
  const { t } = useLingui()
  return <EditorPage title={certificate === null ? t`New PIT certificate` : t`PIT certificate`}>{null}</EditorPage>
}
