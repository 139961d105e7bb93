import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { failureOf } from '../../../api/failureError.ts'
import { useApi } from '../../../api/provider.tsx'
import { codeListQuery } from '../../../api/queries/commons.ts'
import { companyQuery } from '../../../api/queries/settings.ts'
import { codeName } from '../../../domain/codeList.ts'
import { AreaTexts } from '../../../failures/AreaTexts.tsx'
import { useLocale } from '../../../i18n/locale.ts'
import type { RegistrationOutput } from '../../../machines/certificateRegistration/output.ts'
import { OpeningDialog, type OpeningSource } from '../../../records/form/OpeningDialog.tsx'
import { useFlowEnd } from '../../../signing/useFlowEnd.ts'
import { failureTexts as signingTexts } from '../../../signing/failures/failureTexts.ts'
import type { Option } from '../../../ui/form/field.ts'
import { failureTexts } from '../failureTexts.ts'
import { useSignatureRights } from '../rights.ts'
import { registrationChild } from './registrationChildren.tsx'
import { RegistrationDialog } from './RegistrationDialog.tsx'
import { useRegistration } from './useRegistration.ts'
import { wrongTokenText } from './wrongTokenText.ts'

const known = [wrongTokenText, failureTexts, signingTexts]

interface Props {
  /** Null when the flow broke down, or was left before it began. */
  readonly onEnd: (output: RegistrationOutput | null) => void
}

interface Read {
  readonly taxCode: string
  readonly hsmProviders: readonly Option[]
}

/** What adding a certificate begins with: the company's tax code, and where HSMs may be. */
const useRead = (): OpeningSource<Read> => {
  const api = useApi()
  const locale = useLocale()
  const company = useQuery(companyQuery(api))
  const providers = useQuery(codeListQuery(api, 'hsm-provider'))
  if (company.data !== undefined && providers.data !== undefined)
    return {
      state: 'ready',
      taxCode: company.data.tax_id,
      hsmProviders: providers.data.map((item) => ({ value: item.code, label: codeName(item, locale) })),
    }
  const { error, refetch } = company.error === null ? providers : company
  if (error === null) return { state: 'loading' }
  return { state: 'failed', failure: failureOf(error), retry: () => void refetch() }
}

/** Adding a certificate over the list, from the company's tax code to its end. */
export const RegistrationScreen = ({ onEnd }: Props) => {
  const { t } = useLingui()
  return (
    <AreaTexts texts={known}>
      <OpeningDialog
        loadingLabel={t`Your company is being read`}
        onClose={() => onEnd(null)}
        readStep={msg`Your company could not be read`}
        size="medium"
        source={useRead()}
        title={t`Add digital signature`}
      >
        {(read) => <Registration onEnd={onEnd} {...read} />}
      </OpeningDialog>
    </AreaTexts>
  )
}

const Registration = ({ taxCode, hsmProviders, onEnd }: Props & Read) => {
  const { mayDeclare } = useSignatureRights()
  const actor = useRegistration(taxCode)
  const isUnsafeToLeave = (): boolean =>
    registrationChild(actor.getSnapshot())?.getSnapshot().hasTag('unsafeToLeave') === true
  useFlowEnd(actor, { onEnd, isUnsafeToLeave })
  return <RegistrationDialog actor={actor} facts={{ mayDeclare, hsmProviders }} />
}
