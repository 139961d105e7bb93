import { useLingui } from '@lingui/react/macro'
import { DescriptionList } from '../../../../ui/layout/DescriptionList.tsx'

interface Props {
  /** Empty where the certificate names none. */
  readonly ofToken: string
  readonly ofCompany: string
}

/** The two tax codes that differ, side by side. */
export const TaxCodes = ({ ofToken, ofCompany }: Props) => {
  const { t } = useLingui()
  return (
    <div className="step-card">
      <DescriptionList
        items={[
          { term: t`On the token`, detail: ofToken === '' ? t`No tax code` : ofToken },
          { term: t`Your company`, detail: ofCompany },
        ]}
      />
    </div>
  )
}
