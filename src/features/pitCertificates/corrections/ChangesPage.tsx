import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { PitCertificateRow } from '../../../api/contract/pitCertificates.ts'
import type { ShownList } from '../../../records/useRecordList.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { PencilIcon } from '../../../ui/icons/icons.tsx'
import { DocumentTitle } from '../../../ui/layout/DocumentTitle.tsx'
import { Page } from '../../../ui/layout/Page.tsx'
import { LazyPart } from '../../../ui/part/LazyPart.tsx'
import { ShownCertificates } from '../kind/ShownCertificates.tsx'
import { useCorrectionReason } from '../matters/useCorrectionReason.ts'
import { correctionDialog } from '../parts.ts'
import { CertificatesOnly } from './CertificatesOnly.tsx'
import { CorrectionTabs } from './CorrectionTabs.tsx'

/** Begins the correction of the one that is selected. */
const CorrectSelected = ({ list }: { readonly list: ShownList<PitCertificateRow> }) => {
  const { t } = useLingui()
  const reasonOf = useCorrectionReason()
  const [corrected, setCorrected] = useState<string | null>(null)
  const [row, ...others] = list.selection.rows
  const one = row !== undefined && others.length === 0 ? row : null
  const close = (): void => setCorrected(null)
  return (
    <>
      <Button
        disabledReason={one === null ? t`Select one PIT certificate` : reasonOf(one)}
        icon={<PencilIcon />}
        onPress={() => one !== null && setCorrected(one.sid)}
        variant="primary"
      >
        {t`Correct…`}
      </Button>
      {corrected !== null && (
        <LazyPart of={correctionDialog} onLeave={close}>
          {({ CorrectCertificate }) => <CorrectCertificate documentId={corrected} onClose={close} />}
        </LazyPart>
      )}
    </>
  )
}

/** Accepted PIT certificates, one of which is chosen to be corrected. */
export const ChangesPage = () => {
  const { t } = useLingui()
  const title = t`Correct a PIT certificate`
  return (
    <Page
      above={<CorrectionTabs current="pit-changes" />}
      description={
        <Trans>
          Select the wrong certificate and say what is wrong: you read what the law of today allows, and a draft of the
          correction is made. What the tax authority has not accepted is changed itself.
        </Trans>
      }
      title={title}
    >
      <DocumentTitle title={title} />
      <ShownCertificates>
        <CertificatesOnly
          renderActions={(list) => <CorrectSelected list={list} />}
          empty={
            <EmptyState title={t`No PIT certificate is accepted yet`}>
              <Trans>Once the tax authority has accepted one, it can be corrected here.</Trans>
            </EmptyState>
          }
          id="pit-changes"
          only={accepted}
          title={t`Accepted PIT certificates`}
        />
      </ShownCertificates>
    </Page>
  )
}

const accepted = { status: 'accepted' } as const
