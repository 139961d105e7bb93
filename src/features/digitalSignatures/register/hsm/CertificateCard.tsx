import { useLingui } from '@lingui/react/macro'
import { shownDay } from '../../../../domain/dates.ts'
import type { HsmCertificate } from '../../../../domain/hsm.ts'
import { DescriptionList } from '../../../../ui/layout/DescriptionList.tsx'

/** What the chosen certificate says. */
export const CertificateCard = ({ certificate }: { readonly certificate: HsmCertificate }) => {
  const { t } = useLingui()
  const { org_nm, serial, modifiedDate, expiredDate } = certificate
  return (
    <div className="step-card">
      <DescriptionList
        items={[
          { term: t`Issuer`, detail: org_nm },
          { term: t`Serial number`, detail: serial },
          { term: t`Valid`, detail: `${shownDay(modifiedDate)} – ${shownDay(expiredDate)}` },
        ]}
      />
    </div>
  )
}
