import { Trans } from '@lingui/react/macro'
import type { CompanyType } from '../../../domain/companyType.ts'
import type { TemplateKind } from '../../../domain/templates/codes.ts'

interface Props {
  readonly companyType: CompanyType
  readonly kind: TemplateKind
}

/** Why a household finds fewer symbols than there are. */
export const HouseholdSymbols = ({ companyType, kind }: Props) =>
  companyType === 'household' &&
  kind === 'invoice' && (
    <>
      {' '}
      <Trans>
        A business household issues sales invoices: form 2, with the tax authority’s code, symbol type T, or M from a
        cash register.
      </Trans>
    </>
  )
