import { useQuery } from '@tanstack/react-query'
import { Trans, useLingui } from '@lingui/react/macro'
import { valueOrThrow } from '../../../api/failureError.ts'
import { useApi } from '../../../api/provider.tsx'
import { companyQuery } from '../../../api/queries/settings.ts'
import { representativeDifferences, type FilledField } from '../../../domain/declaration/companyData.ts'
import { confirmationRule, type ConfirmationRule } from '../../../domain/declaration/confirmation.ts'
import { useLocale } from '../../../i18n/locale.ts'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { useFiling } from '../kind/filing.ts'
import { textLabels } from '../form/fieldLabels.ts'
import { declarationDetailQuery } from '../queries/declarationDetail.ts'

interface Differences {
  readonly fields: readonly FilledField[]
  readonly rule: ConfirmationRule
}

/** The representative's fields in which a generated declaration and the company settings differ; null while they are not known. */
const useDifferences = (declarationId: string): Differences | null => {
  const api = useApi()
  const filing = useFiling()
  const isAsked = filing.form.confirmedVersions.length > 0
  const { data: declaration } = useQuery({
    // What is signed, whatever becomes of the declaration afterwards.
    queryKey: [...declarationDetailQuery(api, filing, declarationId).queryKey, 'signed'],
    queryFn: async ({ signal }) =>
      valueOrThrow(await api.send(filing.calls.detail, { params: { id: declarationId } }, { signal })),
    enabled: isAsked,
  })
  const { data: company } = useQuery({ ...companyQuery(api), enabled: isAsked })
  if (declaration === undefined || company === undefined) return null
  const rule = confirmationRule(filing.form, declaration.xml_vs)
  return rule && { rule, fields: representativeDifferences(filing.kind.toValues(declaration), company) }
}

/** Warns before a signature that the confirmation will fail or the authority will refuse, and for which fields (docs/decisions/0369). */
export const RepresentativeNotice = ({ declarationId }: { readonly declarationId: string }) => {
  const { t, i18n } = useLingui()
  const locale = useLocale()
  const differences = useDifferences(declarationId)
  if (differences === null || differences.fields.length === 0) return null
  const names = new Intl.ListFormat(locale).format(differences.fields.map((field) => i18n._(textLabels[field])))
  return (
    <Banner isLive title={t`The legal representative differs from the company settings`} tone="warning">
      <p>
        {differences.rule === 'nextWorkingDay' ? (
          <Trans>
            Different: {names}. The tax authority compares them with the tax and business registration and the
            population database, and refuses the declaration where they differ. Stop here and correct the declaration or
            the company settings, or sign if the declaration is right.
          </Trans>
        ) : (
          <Trans>
            Different: {names}. The confirmation on eTax Mobile fails where they differ, and the declaration lapses.
            Stop here and correct the declaration or the company settings, or sign if the declaration is right.
          </Trans>
        )}
      </p>
    </Banner>
  )
}
