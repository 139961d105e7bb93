import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { isCallAbsent } from '../../../api/callAbsent.ts'
import { failureOf } from '../../../api/failureError.ts'
import { useApi } from '../../../api/provider.tsx'
import { toValues } from '../../../domain/declaration/content.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { FormSection } from '../../../ui/form/FormSection.tsx'
import { useFiling } from '../kind/filing.ts'
import type { DeclarationFields } from '../form/fields.ts'
import { filedQuery } from './filedQuery.ts'
import { ShownDifferences } from './ShownDifferences.tsx'

interface Props {
  readonly declarationId: string
  readonly fields: DeclarationFields
}

const Corrections = ({ declarationId, fields }: Props) => {
  const api = useApi()
  const { key, form } = useFiling()
  const { data, error, refetch } = useQuery(filedQuery(api, key, declarationId))
  const failure = error === null ? null : failureOf(error)
  if (data === null || (failure !== null && failure.code !== 'unexpected' && isCallAbsent(api, failure)))
    return (
      <p>
        <Trans>What was sent then is not kept, so the differences cannot be shown.</Trans>
      </p>
    )
  if (failure !== null)
    return (
      <div role="alert">
        <p>
          <Trans>What was sent last could not be read, so the differences cannot be shown.</Trans>
        </p>
        <Button onPress={() => void refetch()} size="small">
          <Trans>Read it again</Trans>
        </Button>
      </div>
    )
  if (data === undefined)
    return (
      <p role="status">
        <Trans>What was sent last is being read…</Trans>
      </p>
    )
  return (
    <ShownDifferences
      fields={fields}
      former={toValues(form, data)}
      none={<Trans>Nothing differs yet from what the tax authority has turned down.</Trans>}
    />
  )
}

/** What the form says otherwise than what was filed last and turned down, before it is sent again. */
export const CorrectionSection = (props: Props) => {
  const { t } = useLingui()
  return (
    <FormSection
      columns={1}
      description={<Trans>Read this before you send the declaration again.</Trans>}
      title={t`Changes since it was sent`}
    >
      <Corrections {...props} />
    </FormSection>
  )
}
