import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../../api/provider.tsx'
import { codeListQuery } from '../../../api/queries/commons.ts'
import { vietnamDay } from '../../../domain/dates.ts'
import { changesSince } from '../../../domain/declaration/since.ts'
import { versionToTake } from '../../../domain/declaration/versions.ts'
import type { DeclarationValues } from '../../../domain/declaration/values.ts'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { flagLabels } from './fieldLabels.ts'
import { valuesIn, type DeclarationFields } from './fields.ts'
import { useLeftOutNames } from './LeftOutNotice.tsx'
import { organisationTitles } from './organisationLabels.ts'
import { useFiling } from '../kind/filing.ts'
import { inForceQuery } from '../queries/inForce.ts'
import './NewerFormNotice.css'

const New = ({ labels }: { readonly labels: readonly MessageDescriptor[] }) => {
  const { i18n } = useLingui()
  if (labels.length === 0) return null
  return (
    <>
      <p>
        <Trans>The form of today can also declare:</Trans>
      </p>
      <ul className="newer-form-options">
        {labels.map((label) => (
          <li key={label.id}>{i18n._(label)}</li>
        ))}
      </ul>
    </>
  )
}

const Changes = ({ accepted, version }: { readonly accepted: DeclarationValues; readonly version: string }) => {
  const { t } = useLingui()
  const { form } = useFiling()
  const { options, lists, leftOut, isConfirmed } = changesSince(form, accepted, version)
  const gone = useLeftOutNames()(leftOut)
  return (
    <Banner title={t`The form has changed since this declaration was accepted`} tone="info">
      <p>
        <Trans>
          It stays in force, and nothing has to be filed again. File a change of information when something changes, or
          when you want one of the new choices; it then opens on the form of today.
        </Trans>
      </p>
      <New
        labels={[...options.map((option) => flagLabels[option]), ...lists.map((list) => organisationTitles[list])]}
      />
      {gone !== null && (
        <p>
          <Trans>A change no longer says, as the form of today has no place for it: {gone}.</Trans>
        </p>
      )}
      {isConfirmed && (
        <p>
          <Trans>
            A change, too, is confirmed by the legal representative once it is sent: the tax authority asks for it by
            e-mail or phone, and it is answered on the same or the next working day.
          </Trans>
        </p>
      )}
    </Banner>
  )
}

/** What today's form changes for the declaration in force, where it is on one of before (law of 2026 §1.4). */
export const NewerFormNotice = ({ fields }: { readonly fields: DeclarationFields }) => {
  const api = useApi()
  const { key } = useFiling()
  const [today] = useState(() => vietnamDay(new Date()))
  const { data: inForce } = useQuery(inForceQuery(api, key))
  const { data: versions } = useQuery(codeListQuery(api, 'xml-version'))
  const accepted = valuesIn(fields)
  if (versions === undefined || accepted === null || inForce?.id !== accepted.declaration_id) return null
  const version = versionToTake(accepted.xml_vs, versions, today)
  return version !== null && <Changes accepted={accepted} version={version} />
}
