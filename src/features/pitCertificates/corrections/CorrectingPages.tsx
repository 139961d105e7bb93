import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { certificateFeatures } from '../../../domain/pitCertificate/features.ts'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { DocumentTitle } from '../../../ui/layout/DocumentTitle.tsx'
import { Page } from '../../../ui/layout/Page.tsx'
import { ShownCertificates } from '../kind/ShownCertificates.tsx'
import { CertificateMatters } from '../matters/CertificateMatters.tsx'
import type { OnlyCertificates } from '../queries/certificates.ts'
import { CertificatesOnly } from './CertificatesOnly.tsx'
import { CorrectionTabs, type CorrectionPage } from './CorrectionTabs.tsx'

interface Props {
  readonly id: CorrectionPage
  readonly title: string
  readonly description: ReactNode
  readonly only: OnlyCertificates
  readonly none: string
}

/** Certificates that correct others, with where they stand. */
const CorrectingPage = ({ id, title, description, only, none }: Props) => (
  <Page above={<CorrectionTabs current={id} />} description={description} title={title}>
    <DocumentTitle title={title} />
    <ShownCertificates>
      <CertificatesOnly
        renderActions={(list) => <CertificateMatters list={list} />}
        empty={
          <EmptyState title={none}>
            <Trans>It is begun from the certificate that is wrong: choose Correct… in the list or on its page.</Trans>
          </EmptyState>
        }
        id={id}
        only={only}
        title={title}
      />
    </ShownCertificates>
  </Page>
)

const adjusting = { inv_feature: certificateFeatures.adjusting } as const
const replacing = { inv_feature: certificateFeatures.replacing } as const

/** Those that hold differences to others. */
export const AdjustingPage = () => {
  const { t } = useLingui()
  return (
    <CorrectingPage
      description={
        <Trans>
          Each holds the differences to another certificate, and both count together. Since 1 July 2026 only what was
          adjusted before is adjusted again.
        </Trans>
      }
      id="pit-adjusting"
      none={t`No certificate adjusts another one`}
      only={adjusting}
      title={t`Adjusting PIT certificates`}
    />
  )
}

/** Those that stand in the place of others. */
export const ReplacingPage = () => {
  const { t } = useLingui()
  return (
    <CorrectingPage
      description={
        <Trans>Each stands in the place of another certificate, which counts no more once this one is accepted.</Trans>
      }
      id="pit-replacing"
      none={t`No certificate replaces another one`}
      only={replacing}
      title={t`Replacing PIT certificates`}
    />
  )
}
