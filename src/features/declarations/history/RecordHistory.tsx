import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '../../../ui/button/Button.tsx'
import { LazyPart } from '../../../ui/part/LazyPart.tsx'
import type { DeclarationRecord } from '../form/record/declarationRecord.ts'
import { verificationDialog } from '../parts.ts'
import { DeclarationTimeline } from './DeclarationTimeline.tsx'

interface Props {
  readonly declarationId: string
  readonly record: DeclarationRecord
}

/** All that happened to a declaration, and the report about its signed XML where there is one. */
export const RecordHistory = ({ declarationId, record }: Props) => {
  const { t } = useLingui()
  const [isReported, setReported] = useState(false)
  return (
    <>
      {record.signed_xml_url !== null && (
        <div>
          <Button onPress={() => setReported(true)} size="small">
            {t`Verification report`}
          </Button>
        </div>
      )}
      <DeclarationTimeline declarationId={declarationId} record={record} />
      {isReported && (
        <LazyPart of={verificationDialog} onLeave={() => setReported(false)}>
          {({ VerificationDialog }) => (
            <VerificationDialog
              declarationId={declarationId}
              name={record.reference}
              onClose={() => setReported(false)}
            />
          )}
        </LazyPart>
      )}
    </>
  )
}
