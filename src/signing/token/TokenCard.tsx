import { useLingui } from '@lingui/react/macro'
import { commonNameOf, type TokenInfo } from '../../domain/certificate.ts'
import { shownDay } from '../../domain/dates.ts'
import { DescriptionList } from '../../ui/layout/DescriptionList.tsx'

/** The certificate on the token, by which the user recognises it. */
export const TokenCard = ({ token }: { readonly token: TokenInfo }) => {
  const { t } = useLingui()
  const [from, to] = [token.notBefore, token.notAfter].map((moment) => (moment === '' ? '…' : shownDay(moment)))
  return (
    <div className="step-card">
      <DescriptionList
        items={[
          { term: t`Issuer`, detail: commonNameOf(token.issuer) },
          { term: t`Serial number`, detail: token.serialNumber },
          { term: t`Tax code`, detail: token.taxCode },
          { term: t`Valid`, detail: `${from} – ${to}` },
        ]}
      />
    </div>
  )
}
