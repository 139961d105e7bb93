import { Trans, useLingui } from '@lingui/react/macro'
import { NoRecordYet } from '../../../records/empty/NoRecordYet.tsx'
import { DocumentIcon } from '../../../ui/icons/icons.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'

/** The company has no PIT certificate yet: what it needs before the first one. @param onAdd makes it, where the account may */
export const NoCertificate = ({ onAdd }: { readonly onAdd: (() => void) | undefined }) => {
  const { t } = useLingui()
  return (
    <NoRecordYet
      addLabel={t`Add a PIT certificate`}
      icon={<DocumentIcon size={24} />}
      onAdd={onAdd}
      title={t`No PIT certificate yet`}
    >
      <Stack gap={2}>
        <p>
          {onAdd === undefined ? (
            <Trans>
              Your account may not add PIT certificates. Ask an administrator of your company for the permission.
            </Trans>
          ) : (
            <Trans>
              A PIT certificate, form 03/TNCN, tells a taxpayer and the tax authority what was paid and which tax was
              withheld.
            </Trans>
          )}
        </p>
        <p>
          <Trans>
            Before the first one is issued, the company needs: declaration 01/ĐKTĐ-CTĐT accepted by the tax authority, a
            template of PIT certificates in use, and a registered digital certificate to sign with.
          </Trans>
        </p>
      </Stack>
    </NoRecordYet>
  )
}
